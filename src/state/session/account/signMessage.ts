import type { Namespace } from '../../../chains/network'
import { toBytes, toHex } from '../../../chains/bytes'
import { RequestOutdatedError } from '../../../chains/errors/requestOutdated'
import { connectionsAtom } from '../../core/visitor/connections'
import { assertCurrent, pinConnection, requirePin, type PinnedConnection } from '../connection/pin'
import { action } from '../../core/action'

type Connections = ReturnType<typeof connectionsAtom.read>

export interface SignMessageOptions {
  /** Namespace of the account that signs; left out: the one in use. */
  readonly namespace?: Namespace | undefined
}

/**
 * Signs a text with a connected account; resolves to the signature, in the encoding usual for the namespace.
 * @throws NoActiveAddressError while not connected, UserRejectedError when declined
 * @example
 * const signature = await store.set(signMessage, 'Two coils of rope')
 */
export const signMessage = action(async function signMessage(
  get,
  set,
  message: string,
  { namespace }: SignMessageOptions = {},
  before: Connections = get(connectionsAtom),
): Promise<string> {
  const pin = pinConnection(get, namespace)
  // This code loaded after the call, so the connection may have changed since.
  if (before[pin.namespace] !== get(connectionsAtom)[pin.namespace]) throw new RequestOutdatedError()
  return set(signPinned, pin, message)
})

/**
 * Signs a text with a pinned account, after approval in `ApproveTransaction` where the wallet has no prompt of its own.
 * @throws NoActiveAddressError while not connected, RequestOutdatedError where account, network or connection changed,
 * UserRejectedError when declined
 */
export const signPinned = action(async function signPinned(
  get,
  set,
  pinned: PinnedConnection | null,
  message: string,
): Promise<string> {
  const pin = requirePin(get, pinned)
  if (pin.handle.isGated) return set(signGated, pin, message)
  assertCurrent(get, pin)
  return pin.handle.signMessage(message, pin.account)
})

const signGated = action(async function signGated(_get, set, pin: PinnedConnection, message: string): Promise<string> {
  const approval = await import('../approvals/approval.late')
  const call = { method: 'personal_sign', params: [toHex(toBytes(message)), pin.account.split(':')[2]] }
  return set(approval.approveThen, { call, namespace: 'eip155', pin }, (_call, handle) =>
    handle.signMessage(message, pin.account),
  ) as Promise<string>
})
