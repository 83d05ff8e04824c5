import type { CaipAddress, Namespace } from '../../chains/network'
import { toBytes, toHex } from '../../chains/bytes'
import { action } from '../core/action'
import { activeNamespaceAtom, connectionsAtom, handlesAtom } from '../connection/state'
import { NoActiveAddressError } from '../core/requestErrors'
import { assertAlive } from '../core/runtime'

export interface SignMessageOptions {
  /** Whose account signs; left out: the one in use. */
  readonly namespace?: Namespace | undefined
}

/**
 * Signs a text with a connected account; resolves to the signature, in the encoding usual for the namespace.
 * @throws NoActiveAddressError where nobody is connected, UserRejectedError when declined
 * @example
 * const signature = await store.set(signMessage, 'Two coils of rope')
 */
export const signMessage = action(async function signMessage(
  get,
  set,
  message: string,
  { namespace }: SignMessageOptions = {},
): Promise<string> {
  assertAlive(get)
  const name = namespace ?? get(activeNamespaceAtom)
  const handle = get(handlesAtom)[name]
  const connection = get(connectionsAtom)[name]
  if (!handle || connection?.status !== 'connected') throw new NoActiveAddressError()
  const { address } = connection
  if (handle.isGated) return set(signGated, message, address)
  return handle.signMessage(message, address)
})

/** The wallet asks nobody itself: the person is asked here. */
const signGated = action(async function signGated(_get, set, message: string, address: CaipAddress): Promise<string> {
  const approval = await import('../approvals/approval.late')
  const call = { method: 'personal_sign', params: [toHex(toBytes(message)), address.split(':')[2]] }
  return set(approval.approveThen, { call, namespace: 'eip155' }, (_call, handle) =>
    handle.signMessage(message, address),
  ) as Promise<string>
})
