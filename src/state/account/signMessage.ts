import type { CaipAddress } from '../../chains/network'
import { toBytes, toHex } from '../../chains/bytes'
import { action } from '../core/action'
import { activeHandleAtom } from '../connection/state'
import { NoActiveAddressError } from '../core/requestErrors'
import { assertAlive } from '../core/runtime'

/** Signs a text with the active account; resolves to the signature, or rejects, also with what is missing. */
export const signMessage = action(async function signMessage(get, set, message: string): Promise<string> {
  assertAlive(get)
  const handle = get(activeHandleAtom)
  if (!handle) throw new NoActiveAddressError()
  const { address } = handle.snapshot
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
