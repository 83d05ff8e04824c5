'use client'
import { useAppearance } from '../../primitives/theme/ThemeRoot'
import { accountAtom } from '../../state/account'
import { canSwitchAtom, explorerUrlAtom } from '../../state/accountView'
import { balancePartsAtom, refreshBalance } from '../../state/balance'
import { disconnect } from '../../state/connection'
import { truncateAddress } from '../../state/format'
import { useAction, useValue } from '../../state/hooks'
import { knownIdentityAtom } from '../../state/identity'
import { canGetNameAtom } from '../../state/names'
import { activeNetworkAtom } from '../../state/networks'
import { copyAddress } from '../../state/page'
import { navigate } from '../../state/navigation'
import { openNames } from '../../state/openNames'
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
