import type { Getter } from 'jotai/vanilla'
import type { RpcCall, WalletHandle } from '../../chains/adapter'
import { askWallet } from '../../chains/discovery/askWallet'
import { isProvider } from '../../chains/eip155/provider'
import { WalletUnavailableError } from '../../chains/errors/errors'
import { RequestNotAllowedError } from '../../chains/errors/rpcErrors'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../chains/network'
import { RequestOutdatedError } from '../approvals/errors'
import { activeNamespaceAtom, connectionsAtom, handlesAtom } from '../connection/state'
import { perStore } from '../core/runtime'
import { NoActiveAddressError } from '../core/requestErrors'

/** Ids of calls whose wallet this page waits for itself. */
export const awaitedIn = perStore<{ ids: Set<string> }>()

/** Who sends, and where: bound to what it was when it was asked for. */
export interface Sender {
  readonly handle: WalletHandle
  readonly account: CaipAddress
  readonly networkId: CaipNetworkId
}

/**
 * Whose wallet is asked.
 * @throws NoActiveAddressError where nobody is connected, WalletUnavailableError on a chain that has no such calls
 */
export function senderOf(get: Getter, namespace: Namespace = get(activeNamespaceAtom)): Sender {
  const handle = get(handlesAtom)[namespace]
  const connection = get(connectionsAtom)[namespace]
  if (!handle || connection?.status !== 'connected') throw new NoActiveAddressError()
  if (namespace !== 'eip155') throw new WalletUnavailableError('Several calls are sent on EVM chains only')
  return { handle, account: connection.address, networkId: connection.networkId }
}

/**
 * Makes sure that a wallet is asked for no other account or network than was meant.
 * @throws RequestOutdatedError
 */
export function assertSame(get: Getter, { handle, account, networkId }: Sender): void {
  const { address, networkId: now } = handle.snapshot
  if (get(handlesAtom).eip155 !== handle || address !== account || now !== networkId) throw new RequestOutdatedError()
}

/**
 * Asks a wallet by its own provider, which knows what it granted, else by its handle.
 * @throws PorticoError, whatever the wallet threw
 */
export async function requestOf({ provider, request }: WalletHandle, call: RpcCall): Promise<unknown> {
  if (isProvider(provider)) return askWallet(() => provider.request(call))
  if (request) return request(call)
  throw new RequestNotAllowedError()
}
