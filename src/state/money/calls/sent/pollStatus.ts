import { isUnknownId, type CallsFate } from '../../../../chains/eip155/calls/calls'
import { WalletResponseError } from '../../../../chains/errors/walletErrors'
import { action } from '../../../core/action'
import { envAtom } from '../../../core/runtime'
import { callsOf, changeCalls, withCalls } from '../batch'
import { isOpen, type KeptCalls } from '../storedCalls'
import { afterFate } from './afterStatus'
import { awaitedIn } from '../wallet'
import { fateOf, reasonOf } from './callsStatus'
import { keepReceipts } from './receipts'
import { notifyOutcome } from './notifyOutcome'

/** Time that a wallet may know nothing of calls before they are given up, in milliseconds. */
const forgottenMs = 600_000

/** Asks the wallet how calls stand. Where it does not answer, the next round asks again. */
export const readCallsStatus = action(async function readCallsStatus(
  get,
  set,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const asked = callsOf(get, id)
  if (awaitedIn(get).ids?.has(id)) return
  let fate: CallsFate | 'unknown' | undefined
  try {
    fate = await fateOf(get, asked)
  } catch (error) {
    if (!isUnknownId(error) && !(error instanceof WalletResponseError)) return
    fate = 'unknown'
  }
  const batch = callsOf(get, id)
  // Another page may have heard first, or the calls are asked for again.
  if (!fate || signal.aborted || !isOpen(batch) || batch.walletId !== asked.walletId) return
  const { clock } = get(envAtom)
  if (fate === 'unknown') {
    if (clock.now() - batch.sentAt < forgottenMs) return
    const indexes = batch.asked.filter((index) => !batch.calls[index]?.hash)
    const status = batch.calls.some((call) => call.status === 'confirmed') ? 'partial' : 'failed'
    return set(changeCalls, id, (one) => ({
      ...withCalls(one, indexes, { status: 'notSent' }),
      status,
      mayBeSent: true,
    }))
  }
  const reason = fate.state === 'reverted' || fate.state === 'partial' ? await reasonOf(get, batch, fate) : undefined
  const next = afterFate(batch, fate, reason)
  if (
    JSON.stringify(next.calls.map(statusOf)) === JSON.stringify(batch.calls.map(statusOf)) &&
    next.status === batch.status
  )
    return
  set(keepReceipts, next, fate)
  set(changeCalls, id, () => next)
  if (!isOpen(next)) set(notifyOutcome, next)
})

const statusOf = ({ status, hash, reason }: KeptCalls['calls'][number]) => ({ status, hash, reason })
