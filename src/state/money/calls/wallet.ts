import type { Getter } from 'jotai/vanilla'
import { WalletUnavailableError } from '../../../chains/errors/errors'
import { requirePin, type PinnedConnection } from '../../session/connection/pin'

/**
 * The connection that sends calls.
 * @throws NoActiveAddressError while not connected, WalletUnavailableError on a chain without such calls
 */
export function senderOf(get: Getter, pinned: PinnedConnection | null): PinnedConnection {
  const pin = requirePin(get, pinned)
  if (pin.namespace !== 'eip155') throw new WalletUnavailableError('Several calls are sent on EVM chains only')
  return pin
}
