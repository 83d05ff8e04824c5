'use client'
import { useAction } from '../../../hooks/PorticoProvider'
import { refreshBalance } from '../../../state/session/account/balance'
import { disconnect } from '../../../state/session/connection/disconnect'
import { copyAddress } from '../../../state/session/account/copyAddress'
import { openWalletSettings } from '../../../state/session/account/walletSettings'
import { openNames } from '../../../state/session/names/names'
import { navigate } from '../../../state/shell/router/navigation'
import { signIn, signOut } from '../../../state/session/signIn/signIn'

/** Actions of the account view. */
export function useAccountVerbs() {
  const go = useAction(navigate)
  const leave = useAction(disconnect)
  const getName = useAction(openNames)
  const copyIt = useAction(copyAddress)
  const refresh = useAction(refreshBalance)
  const signInAgain = useAction(signIn)
  const endSessions = useAction(signOut)
  const settings = useAction(openWalletSettings)
  return {
    onGetName: () => getName(),
    onCopyAddress: () => copyIt(),
    onRefreshBalance: () => refresh(),
    onFund: () => go({ name: 'FundWallet' }),
    onBuy: () => go({ name: 'OnRampProviders' }),
    onSend: () => go({ name: 'WalletSend' }),
    onSwap: () => go({ name: 'Swap' }),
    onReceive: () => go({ name: 'WalletReceive' }),
    onShowWallets: () => go({ name: 'ProfileWallets' }),
    onSwitchNetwork: () => go({ name: 'Networks' }),
    // The next view shows the result.
    onSignIn: () => void signInAgain().catch(() => undefined),
    onSignOut: () => void endSessions().catch(() => undefined),
    onWalletSettings: () => void settings(),
    onDisconnect: () => void leave(),
  }
}
