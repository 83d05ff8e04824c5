import type { Getter, Setter } from 'jotai/vanilla'
import { askWallet } from '../../../chains/discovery/askWallet'
import {
  callsRequest,
  isUnsupported,
  isUpgradeDeclined,
  readCallsId,
  type CallsOrder,
} from '../../../chains/eip155/calls/calls'
import { RequestPendingError, UserRejectedError } from '../../../chains/errors/errors'
import { UnansweredError } from '../../../chains/errors/unanswered'
import { createGatedProvider } from '../../session/approvals/gatedProvider'
import { assertCurrent, type PinnedConnection } from '../../session/connection/pin'
import { newId } from '../../core/newId'
import { runtimeAtom } from '../../core/runtime'
import { askRecorded } from '../intents/askRecorded'
import type { BatchCall } from '../intents/batch/batch'
import { isKnownTo } from '../intents/batch/readStatus'
import { requestOf } from '../intents/batch/requestOf'
import { changeIntent } from '../intents/ledger'
import { changeCalls } from './batch'
import { callsOf } from './records'

/**
 * Asks a wallet for several calls in one request, after approval in `ApproveTransaction` where it has no prompt of its own.
 * The request is stored as an intent, and followed from then on, also over reloads and in other tabs.
 * @throws UnansweredError where the wallet may still send them, or the wallet's refusal
 */
export async function sendInBatch(
  get: Getter,
  set: Setter,
  id: string,
  rest: readonly number[],
  sender: PinnedConnection,
  version: Pick<CallsOrder, 'atomicRequired' | 'isFirstVersion'>,
): Promise<void> {
  const record = callsOf(get, id)
  const { account, networkId, transfers, kind: activity } = record
  const { handle } = sender
  const intentId = newId()
  const calls = rest.flatMap((index) => record.calls[index] ?? [])
  const order = { calls: calls.map(({ to, ...call }) => ({ ...call, to: to ?? undefined })), account: sender.account }
  const call = callsRequest({ ...order, id: intentId, ...version })
  const batch = { id: intentId, isAtomic: false, calls: calls.map(toStore) }
  set(changeCalls, id, (one) => ({ ...one, intentId, asked: rest, walletId: intentId }))
  await askRecorded(get, set, {
    intent: { id: intentId, account, networkId, transfers, activity, batch },
    ask: async (begin) => {
      assertCurrent(get, sender)
      const gated = handle.isGated ? createGatedProvider(get(runtimeAtom), { pin: sender, onPassed: begin }) : null
      if (!gated) begin()
      try {
        return readCallsId(await (gated ? askWallet(() => gated.request(call)) : requestOf(handle, call)))
      } catch (error) {
        if (isUnsent(error)) throw error
        // A wallet that failed may have sent them before it did.
        if (await isKnownTo(get, handle, intentId)) return intentId
        // The error of a pairing can be about the relay or the time limit: the wallet still has the request.
        throw handle.onAnswer ? new UnansweredError({ intentId, cause: error }) : error
      }
    },
    accept: (walletId) =>
      set(changeIntent, intentId, (now) => {
        if (now.isFinal || !now.batch) return null
        const sent = now.batch.calls.map((one) => ({ ...one, status: 'sent' as const }))
        return { ...now, status: 'pending', batch: { ...now.batch, id: walletId, calls: sent } }
      }),
    find: ({ status, batch: now }) => (/^(pending|confirmed|failed)$/.test(status) ? now?.id : undefined),
    isUnsent,
  })
}

const isUnsent = (error: unknown) =>
  error instanceof UserRejectedError ||
  error instanceof RequestPendingError ||
  isUpgradeDeclined(error) ||
  isUnsupported(error)

/** A call as it is stored: its bytes may hold a signature. */
const toStore = ({ to, value, data, words }: Omit<BatchCall, 'value'> & { readonly value: bigint }): BatchCall => ({
  to,
  value: `${value}`,
  data: data.slice(0, 10),
  ...(words !== undefined && { words }),
  status: 'asking',
})
