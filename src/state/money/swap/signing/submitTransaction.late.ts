import type { ActivityTransfer, EvmTransaction } from '../../../../chains/transactions'
import { loadCalls } from '../../calls/state'
import { action } from '../../../core/action'
import { loadTransactions } from '../../transactions/transactions'
import { buildApproval } from './allowance.late'
import { tradeOf } from './prepareSwap.late'
import type { SwapPlan } from '../plan'

interface About {
  readonly namespace: 'eip155'
  readonly transfers: readonly ActivityTransfer[]
  readonly kind: 'trade'
  readonly isToldElsewhere: true
}

type Make = () => Promise<EvmTransaction>

/** Asks the wallet for the swap; resolves to its hash once it was sent. */
export const submitTransaction = action(async function submitTransaction(
  _get,
  set,
  plan: SwapPlan,
  make: Make,
  about: About,
) {
  const { sendPinned } = await loadTransactions()
  return set(sendPinned, plan.pin, make, about)
})

/** Asks the wallet to approve and swap at once, all or nothing; resolves to the hash once the chain has it. */
export const sendBatch = action(async function sendBatch(get, set, plan: SwapPlan, make: Make, about: About) {
  const { sendCallsPinned } = await loadCalls()
  const calls = [...(await buildApproval(get, tradeOf(plan), plan)), await make()]
  const { hashes, id } = await set(sendCallsPinned, plan.pin, { ...about, calls, atomicRequired: true })
  return hashes.at(-1) ?? id
})
