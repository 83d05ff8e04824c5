'use client'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { useSelector } from '../../hooks/useSelector'
import { useAccounts } from '../../hooks/wallets'
import { accountAtom } from '../../state/account/account'
import { getOpenNamespaces } from '../../state/account/everyAccount'
import { leaveWallet, pickAccount } from '../../state/account/profileWallets'
import { returnToWallet } from '../../state/account/returnToWallet'
import { disconnect } from '../../state/connection/disconnect'
import { forgetConnection, recentConnectionsAtom } from '../../state/connection/recent'
import { truncateAddress } from '../../state/format/address'
import { navigate } from '../../state/router/navigation'
import { ProfileWalletsView, type ProfileWalletsViewProps } from './ProfileWalletsView'

/**
 * Props of `ProfileWalletsView` for every account that is connected, and the wallets that were.
 * @example
 * <ProfileWalletsView {...useProfileWalletsView()} />
 */
export function useProfileWalletsView(): ProfileWalletsViewProps {
  const pick = useAction(pickAccount)
  const leave = useAction(leaveWallet)
  const leaveAll = useAction(disconnect)
  const come = useAction(returnToWallet)
  const forget = useAction(forgetConnection)
  const go = useAction(navigate)
  return {
    accounts: useAccounts(),
    current: useValue(accountAtom)?.caipAddress,
    recentConnections: useValue(recentConnectionsAtom),
    formatAddress: truncateAddress,
    openNamespaces: useSelector(getOpenNamespaces, undefined),
    // One that is gone meanwhile is not in the list any more.
    onSelect: (caipAddress) => void pick(caipAddress).catch(() => undefined),
    onLeave: (namespace) => void leave(namespace),
    onLeaveAll: () => void leaveAll(),
    onConnectAgain: (recent) => void come(recent),
    onForget: (recent) => forget(recent),
    onConnect: (namespace) => go({ name: 'Connect', namespace }),
  }
}

/** Every account and wallet, connected. */
export default function ProfileWallets() {
  return <ProfileWalletsView {...useProfileWalletsView()} />
}
