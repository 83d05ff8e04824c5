'use client'
import { useAppearance } from '../../primitives/theme/ThemeRoot'
import { accountViewAtom } from '../../state/account/accountView'
import { refreshBalance } from '../../state/account/balance'
import { disconnect } from '../../state/connection/disconnect'
import { formatAsyncBalance } from '../../state/format/formatBalance'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { openNames } from '../../state/names/names'
import { copyAddress } from '../../state/feedback/clipboard'
import { signIn, signOut } from '../../state/signIn/signIn'
import { navigate } from '../../state/router/navigation'
import { useAccountActions } from '../modal/Slots'
import { AccountView, type AccountViewProps } from './AccountView'

/**
 * Props of `AccountView` for the account in use; null while nobody is connected.
 * @example
 * const props = useAccountView()
 * return props && <AccountView {...props} />
 */
export function useAccountView(): AccountViewProps | null {
  const shown = useValue(accountViewAtom)
  const { lang } = useAppearance()
  const go = useAction(navigate)
  const leave = useAction(disconnect)
  const getName = useAction(openNames)
  const copyIt = useAction(copyAddress)
  const refresh = useAction(refreshBalance)
  const signInAgain = useAction(signIn)
  const endSessions = useAction(signOut)
  const actions = useAccountActions()
  if (!shown) return null
  const { balance, canGetName, canSwitch, ...account } = shown
  return {
    ...account,
    balance: formatAsyncBalance(balance, lang),
    onGetName: canGetName ? () => getName() : undefined,
    onCopyAddress: () => copyIt(),
    onRefreshBalance: () => refresh(),
    onSwitchNetwork: canSwitch ? () => go({ name: 'Networks' }) : undefined,
    // How it went is shown by the view that comes.
    onSignIn: () => void signInAgain().catch(() => undefined),
    onSignOut: () => void endSessions().catch(() => undefined),
    onDisconnect: () => void leave(),
    actions,
  }
}

/** The connected account. */
export default function Account() {
  const props = useAccountView()
  return props && <AccountView {...props} />
}
