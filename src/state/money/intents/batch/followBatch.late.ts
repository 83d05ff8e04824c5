import { isUnknownId, type CallsFate } from '../../../../chains/eip155/calls/calls'
import { WalletResponseError } from '../../../../chains/errors/walletErrors'
import { action } from '../../../core/action'
import { envAtom } from '../../../core/runtime'
import type { Intent } from '../intent'
import { changeIntent } from '../ledger'
import { addReceipts } from './addReceipts'
import { afterStatus } from './afterStatus'
import { readReason, readStatus } from './readStatus'

/** Time after which an accepted batch that its wallet does not know any more is unanswered, in milliseconds. */
const forgottenMs = 600_000

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
  if (!fate || signal.aborted) return null
  const now = get(envAtom).clock.now()
  if (fate === 'unknown') {
    const isForgotten = one.status === 'pending' && now - one.askedAt >= forgottenMs
    return isForgotten ? set(changeIntent, one.id, (stored) => ({ ...stored, status: 'unanswered' })) : null
  }
  const reason = fate.state === 'reverted' || fate.state === 'partial' ? await readReason(get, one, fate) : undefined
  const told = fate
  const next = set(changeIntent, one.id, (stored) => {
    const { batch, isFinal } = stored
    return batch?.id === asked.id && !isFinal ? afterStatus({ ...stored, batch }, told, reason, now) : null
  })
  if (next) set(addReceipts, next, told)
  return next
})
