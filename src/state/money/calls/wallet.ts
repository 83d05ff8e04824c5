import type { Getter } from 'jotai/vanilla'
import type { RpcCall, WalletHandle } from '../../../chains/adapter'
import { askWallet } from '../../../chains/discovery/askWallet'
import { isProvider } from '../../../chains/eip155/provider'
import { WalletUnavailableError } from '../../../chains/errors/errors'
import { RequestNotAllowedError } from '../../../chains/errors/rpcErrors'
import { requirePin, type PinnedConnection } from '../../session/connection/pin'
import { perStore } from '../../core/runtime'

/** Ids of calls whose wallet this page waits for itself. */
export const awaitedIn = perStore<{ ids: Set<string> }>()

/**
 * The connection that sends calls.
 * @throws NoActiveAddressError while not connected, WalletUnavailableError on a chain without such calls
 */
export function senderOf(get: Getter, pinned: PinnedConnection | null): PinnedConnection {
  const pin = requirePin(get, pinned)
  if (pin.namespace !== 'eip155') throw new WalletUnavailableError('Several calls are sent on EVM chains only')
  return pin
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
