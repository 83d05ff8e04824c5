'use client'
import { useValue } from '../../../hooks/PorticoProvider'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { hasWalletSettingsAtom } from '../../../state/session/account/walletSettings'
import { accountViewAtom } from '../../../state/session/account/accountView'
import { formatAsyncBalance } from '../../../state/core/format/formatBalance'
import { canSwapAtom } from '../../../state/money/swap/canSwap'
import { useAccountActions } from '../../shell/modal/Slots'
import { useNetworkImage } from '../../parts/NetworkImage'
import { AccountTabs } from './AccountTabs'
import { AccountView, type AccountViewProps } from './AccountView'
import { useAccountVerbs } from './useAccountVerbs'

/**
 * Props of `AccountView` for the account in use; null while no account is connected.
 * @example
 * const props = useAccountView()
 * return props && <AccountView {...props} />
 */
export function useAccountView(): AccountViewProps | null {
  const shown = useValue(accountViewAtom)
  const { lang } = useAppearance()
  const canSwap = useValue(canSwapAtom)
  const hasSettings = useValue(hasWalletSettingsAtom)
  const { onFund, ...verbs } = useAccountVerbs()
  const actions = useAccountActions()
  const image = useNetworkImage(shown?.network)
  if (!shown) return null
  const { balance, canBuy, canGetName, canReceive, canSend, canSwitch, network, ...account } = shown
  return {
    ...account,
    ...verbs,
    network: { name: network.name, image },
    balance: formatAsyncBalance(balance, lang),
    onGetName: canGetName ? verbs.onGetName : undefined,
    onBuy: canBuy ? (canReceive ? onFund : verbs.onBuy) : undefined,
    onSend: canSend ? verbs.onSend : undefined,
    onSwap: canSwap ? verbs.onSwap : undefined,
    onReceive: canReceive ? verbs.onReceive : undefined,
    onSwitchNetwork: canSwitch ? verbs.onSwitchNetwork : undefined,
    onWalletSettings: hasSettings ? verbs.onWalletSettings : undefined,
    actions,
    tabs: <AccountTabs />,
  }
}

/** The connected account. */
export default function Account() {
  const props = useAccountView()
  return props && <AccountView {...props} />
}
