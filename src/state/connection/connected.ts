import type { Getter } from 'jotai/vanilla'
import type { WalletSnapshot } from '../../chains/adapter'
import type { Namespace } from '../../chains/network'
import { accountOf } from '../account/account'
import { plainAddress } from '../format/address'
import { opening } from '../router/stack'
import { connectionsAtom, type ConnectedConnection, type WalletInfo } from './state'

/** What a wallet answered, as a connection. */
export function connectedTo(connectorId: string, wallet: WalletInfo, snapshot: WalletSnapshot): ConnectedConnection {
  const { address: caipAddress, accounts } = snapshot
  const account = { caipAddress, address: plainAddress(caipAddress), accounts, wallet }
  return { status: 'connected', connectorId, wallet, account, ...snapshot }
}

/** Somebody connected, or is there again: who opened the wallets waits for that. */
export function bringAccount(get: Getter, namespace: Namespace): void {
  const { route, end } = opening(get)
  const account = accountOf(get(connectionsAtom)[namespace])
  if (account && route?.name === 'Connect' && (route.namespace ?? namespace) === namespace) end?.(account)
}
