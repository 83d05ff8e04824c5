'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useSelector } from '../../../hooks/useSelector'
import { useAccounts } from '../../../hooks/session/wallets'
import { accountAtom } from '../../../state/session/account/account'
import { getOpenNamespaces } from '../../../state/session/account/sharedAccounts'
import { leaveWallet, pickAccount } from '../../../state/session/account/profileWallets'
import { returnToWallet } from '../../../state/session/account/returnToWallet'
import { disconnect } from '../../../state/session/connection/disconnect'
import { forgetConnection, recentConnectionsAtom } from '../../../state/session/connection/recent'
import { truncateAddress } from '../../../state/core/format/address'
import { navigate } from '../../../state/shell/router/navigation'
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
