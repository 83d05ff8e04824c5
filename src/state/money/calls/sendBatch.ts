import { callsRequest, isUnsupported, readCallsId, type CallsOrder } from '../../../chains/eip155/calls/calls'
import { RequestPendingError, UserRejectedError } from '../../../chains/errors/errors'
import { askWallet } from '../../../chains/discovery/askWallet'
import { createGatedProvider } from '../../session/approvals/gatedProvider'
import { assertCurrent, type PinnedConnection } from '../../session/connection/pin'
import type { Getter, Setter } from 'jotai/vanilla'
import { envAtom, runtimeAtom } from '../../core/runtime'
import { newId } from '../../core/newId'
import { callsOf, changeCalls, withCalls } from './batch'
import { followCalls } from './sent/follow'
import { knowsCalls } from './sent/callsStatus'
import { awaitedIn, requestOf } from './wallet'

/**
 * Asks a wallet for several calls in one request, after a yes in `ApproveTransaction` where it shows no prompt itself. From
 * the moment it is asked they are kept, and followed, under an id that a reload does not lose.
 * @throws whatever the wallet answers
 */
export async function sendInBatch(
  get: Getter,
  set: Setter,
  id: string,
  rest: readonly number[],
  sender: PinnedConnection,
  version: Pick<CallsOrder, 'atomicRequired' | 'isFirstVersion'>,
): Promise<void> {
  const batch = callsOf(get, id)
  const walletId = newId()
  const calls = rest.flatMap((index) => batch.calls[index] ?? [])
  const order = { calls: calls.map(({ to, ...call }) => ({ ...call, to: to ?? undefined })), account: sender.account }
  const call = callsRequest({ ...order, id: walletId, ...version })
  const awaited = (awaitedIn(get).ids ??= new Set())
  awaited.add(id)
  try {
    set(changeCalls, id, (one) => ({ ...one, walletId, asked: rest, mayBeSent: undefined }))
    assertCurrent(get, sender)
    const gated = sender.handle.isGated ? createGatedProvider(get(runtimeAtom), { pin: sender }) : null
    const ask = async () =>
      readCallsId(await (gated ? askWallet(() => gated.request(call)) : requestOf(sender.handle, call)))
    const known = await ask().catch(async (error: unknown) => {
      // One that failed may have sent them before it did.
      const isSure = error instanceof UserRejectedError || error instanceof RequestPendingError || isUnsupported(error)
      if (!isSure && (await knowsCalls(sender.handle, walletId, get(envAtom).clock))) return walletId
      throw error
    })
    set(changeCalls, id, (one) => ({ ...withCalls(one, rest, { status: 'sent' }), walletId: known, status: 'sent' }))
  } finally {
    awaited.delete(id)
  }
  set(followCalls)
}
