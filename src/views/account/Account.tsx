'use client'
import { useAppearance } from '../../primitives/theme/ThemeRoot'
import { accountAtom, explorerUrlAtom } from '../../state/account'
import { balancePartsAtom, refreshBalance } from '../../state/balance'
import { disconnect } from '../../state/connection'
import { truncateAddress } from '../../state/format'
import { useAction, useValue } from '../../state/hooks'
import { activeNetworkAtom, canSwitchAtom } from '../../state/networks'
import { copyAddress } from '../../state/page'
import { navigate } from '../../state/navigation'
import { AccountView } from './AccountView'

/** The connected account. */
export default function Account() {
  const account = useValue(accountAtom)
  const network = useValue(activeNetworkAtom)
  const balance = useValue(balancePartsAtom)
  const { lang } = useAppearance()
  const canSwitch = useValue(canSwitchAtom)
  const go = useAction(navigate)
  const leave = useAction(disconnect)
  const explorerUrl = useValue(explorerUrlAtom)
  const copyIt = useAction(copyAddress)
  const refresh = useAction(refreshBalance)
  if (!account) return null
  return (
    <AccountView
      address={account.address}
      name={truncateAddress(account.address)}
      wallet={account.wallet}
      network={{ name: network.name, image: network.assets?.imageUrl }}
      balance={balance(lang)}
      explorerUrl={explorerUrl}
      onCopyAddress={() => copyIt()}
      onRefreshBalance={() => refresh()}
      onSwitchNetwork={canSwitch ? () => go({ name: 'Networks' }) : undefined}
      onDisconnect={() => void leave()}
    />
  )
}
