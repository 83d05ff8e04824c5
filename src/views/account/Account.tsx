'use client'
import { useAppearance } from '../../primitives/theme/ThemeRoot'
import { accountAtom } from '../../state/account/account'
import { canSwitchAtom, explorerUrlAtom } from '../../state/account/accountView'
import { balancePartsAtom, refreshBalance } from '../../state/account/balance'
import { disconnect } from '../../state/connection/disconnect'
import { truncateAddress } from '../../state/format/address'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { knownIdentityAtom } from '../../state/names/identity'
import { canGetNameAtom, openNames } from '../../state/names/names'
import { activeNetworkAtom } from '../../state/networks/state'
import { copyAddress } from '../../state/feedback/clipboard'
import { navigate } from '../../state/router/navigation'
import { AccountView } from './AccountView'

/** The connected account. */
export default function Account() {
  const account = useValue(accountAtom)
  const { name, avatar } = useValue(knownIdentityAtom)
  const network = useValue(activeNetworkAtom)
  const balance = useValue(balancePartsAtom)
  const { lang } = useAppearance()
  const canSwitch = useValue(canSwitchAtom)
  const go = useAction(navigate)
  const leave = useAction(disconnect)
  const explorerUrl = useValue(explorerUrlAtom)
  const canGetName = useValue(canGetNameAtom)
  const getName = useAction(openNames)
  const copyIt = useAction(copyAddress)
  const refresh = useAction(refreshBalance)
  if (!account) return null
  const short = truncateAddress(account.address)
  return (
    <AccountView
      address={account.address}
      name={name ?? short}
      shownAddress={name ? short : undefined}
      avatar={avatar ?? undefined}
      wallet={account.wallet}
      network={{ name: network.name, image: network.assets?.imageUrl }}
      balance={balance(lang)}
      explorerUrl={explorerUrl}
      onGetName={canGetName ? () => getName() : undefined}
      onCopyAddress={() => copyIt()}
      onRefreshBalance={() => refresh()}
      onSwitchNetwork={canSwitch ? () => go({ name: 'Networks' }) : undefined}
      onDisconnect={() => void leave()}
    />
  )
}
