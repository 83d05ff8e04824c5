import { isUnknownId, type CallsFate } from '../../../../chains/eip155/calls/calls'
import { WalletResponseError } from '../../../../chains/errors/walletErrors'
import type { TransactionFate } from '../../../../chains/transactions'
import { action } from '../../../core/action'
import { envAtom } from '../../../core/runtime'
import type { Intent } from '../intent'
import { changeIntent } from '../ledger'
import { addReceipts } from './addReceipts'
import { afterStatus } from './afterStatus'
import { readExecution, readReason, readStatus } from './readStatus'

/** Time after which an accepted batch that its wallet does not know any more is unanswered, in milliseconds. */
const forgottenMs = 600_000

/** State of calls that the account did in one transaction. */
function endOf({ state, by }: Extract<TransactionFate, { state: 'confirmed' | 'failed' }>, id: string): CallsFate {
  const hasFailed = state === 'failed'
  const receipts = [{ hash: by?.hash ?? id, hasFailed }]
  return { state: hasFailed ? 'reverted' : 'confirmed', isAtomic: true, receipts }
}

/** Asks the wallet for the state of a batch. Returns the intent if it changed. Never rejects. */
export const readBatch = action(async function readBatch(
  get,
  set,
  one: Intent,
  signal: AbortSignal,
): Promise<Intent | null> {
  const asked = one.batch
  if (!asked) return null
  let fate: CallsFate | 'unknown' | undefined
  try {
    fate = await readStatus(get, one, asked.id)
  } catch (error) {
    fate = isUnknownId(error) || error instanceof WalletResponseError ? 'unknown' : undefined
  }
  // The chain tells what the owners of a contract account did, also while the wallet is away.
  const told = fate === 'unknown' ? undefined : fate
  const isWaiting = told ? told.state === 'pending' : one.owners !== undefined
  const executed = isWaiting ? await readExecution(get, one, asked.id) : undefined
  if (executed?.state === 'confirmed' || executed?.state === 'failed') fate = endOf(executed, asked.id)
  else if (executed?.state === 'sent' && executed.owners && !signal.aborted)
    return set(changeIntent, one.id, (stored) => {
      const { batch, isFinal } = stored
      if (batch?.id !== asked.id || isFinal) return null
      const calls = batch.calls.map((call) => ({ ...call, status: 'sent' as const }))
      return { ...stored, status: 'pending', owners: executed.owners, batch: { ...batch, calls } }
    })
  if (!fate || signal.aborted) return null
  const now = get(envAtom).clock.now()
  if (fate === 'unknown') {
    const isForgotten = one.status === 'pending' && now - one.askedAt >= forgottenMs
    return isForgotten ? set(changeIntent, one.id, (stored) => ({ ...stored, status: 'unanswered' })) : null
  }
  const reason = fate.state === 'reverted' || fate.state === 'partial' ? await readReason(get, one, fate) : undefined
  const end = fate
  const next = set(changeIntent, one.id, (stored) => {
    const { batch, isFinal } = stored
    return batch?.id === asked.id && !isFinal ? afterStatus({ ...stored, batch }, end, reason, now) : null
  })
  if (next) set(addReceipts, next, end)
  return next
})
