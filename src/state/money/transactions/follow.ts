import type { Getter } from 'jotai/vanilla'
import type { TransactionFate } from '../../../chains/transactions'
import { renewBalance } from '../../session/account/balance'
import { getChainReader } from '../../session/account/chainReaders'
import { action } from '../../core/action'
import { emit } from '../../core/events'
import { parseMessage } from '../../core/pages/parseMessage'
import { envAtom, onDestroy, perStore } from '../../core/runtime'
import { showSnack, type Snack } from '../../shell/feedback/snacks'
import { networksAtom } from '../../core/visitor/networks'
import { routeAtom } from '../../shell/router/navigation'
import { routeRules } from '../../shell/router/routeRules'
import {
  isOfConnectedAtom,
  keepTransaction,
  keptAtom,
  recall,
  takeOver,
  transactionsKey,
  type SentTransaction,
} from './kept'
import { stepAtom } from './state'

/** Interval of the questions to chains, in milliseconds. */
const pollingMs = 4000

/** One that was taken up is watched for so long that the chain might take it back, in milliseconds. */
const settlingMs = 600_000

/** Nothing that was sent longer ago is looked for, in milliseconds. */
const longestMs = 24 * 3_600_000

const following = perStore<{ stopping: AbortController; isPolling: boolean }>()

/** Follows what was sent and has not ended, by asking its chains every 4 seconds, until nothing is left to follow. */
export const followTransactions = action(function followTransactions(get, set) {
  const held = following(get)
  const stopping = held.stopping ?? new AbortController()
  const start = () => {
    if (!held.isPolling) void set(poll, stopping.signal)
  }
  set(recall)
  if (!held.stopping) {
    held.stopping = stopping
    onDestroy(get, () => stopping.abort())
    get(envAtom).followStorage?.((change) => {
      const stored = parseMessage(get, transactionsKey, change)
      if (!stored) return
      for (const one of set(takeOver, stored)) set(tell, one)
      start()
    }, stopping.signal)
  }
  start()
})

const poll = action(async function poll(get, set, signal: AbortSignal): Promise<void> {
  const held = following(get)
  const { clock } = get(envAtom)
  held.isPolling = true
  try {
    for (let open = openOf(get); open.length > 0 && !signal.aborted; open = openOf(get)) {
      await Promise.all(open.map((one) => set(look, one, signal)))
      await clock.sleep(pollingMs, signal)
    }
  } catch {
    // The instance ended while it waited.
  } finally {
    held.isPolling = false
  }
})

/** Transactions that are still to be followed; one without news is left as it was. */
function openOf(get: Getter): readonly SentTransaction[] {
  const now = get(envAtom).clock.now()
  return get(keptAtom).filter(
    ({ isFinal, sentAt, endedAt }) => !isFinal && now - sentAt < longestMs && now - (endedAt ?? now) < settlingMs,
  )
}

/** Asks the chain for the state of one. Without an answer, the next round asks again. */
const look = action(async function look(get, set, one: SentTransaction, signal: AbortSignal): Promise<void> {
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === one.networkId)
  if (!network) return
  let fate: TransactionFate | undefined
  try {
    const reader = await getChainReader(get, network.chainNamespace)
    fate = await reader?.readTransaction?.(network, one)
  } catch {
    return
  }
  // Another page may have heard first.
  const now = get(keptAtom).find(({ hash, networkId }) => hash === one.hash && networkId === one.networkId)
  if (!fate || !now || signal.aborted) return
  const next = afterFate(now, fate, get(envAtom).clock.now())
  if (JSON.stringify(next) === JSON.stringify(now)) return
  set(keepTransaction, next)
  if (next.status === now.status) return
  set(tell, next)
  const { hash, networkId: of, status, by } = next
  const properties = { network: of, hash, status, replacement: by?.kind, replacedBy: by?.hash }
  set(emit, { type: 'track', event: 'TRANSACTION_STATUS', properties })
})

function afterFate(
  { isReorganised, reason: _reason, words, failure, by: _by, endedAt, ...before }: SentTransaction,
  fate: TransactionFate,
  now: number,
): SentTransaction {
  const { state: status, ...facts } = fate
  if (status === 'sent') {
    const isBack = before.status !== 'sent' || isReorganised
    return { ...before, ...facts, status, isFinal: false, ...(isBack && { isReorganised: true }) }
  }
  const isSame = before.status === status
  // Why it failed is read again each time, which an endpoint may not answer again.
  const why = 'words' in facts || 'failure' in facts || !isSame ? {} : { words, failure }
  return { ...before, ...why, ...facts, status, endedAt: (isSame && endedAt) || now } as SentTransaction
}

/** Says how one that was sent stands now, to who sent it. */
const tell = action(function tell(get, set, one: SentTransaction) {
  if (!get(isOfConnectedAtom)(one)) return
  if (!isInView(get, one)) set(showSnack, snackOf(one))
  set(renewBalance)
})

/** True where the view of the last sent transaction shows the end of this one. */
function isInView(get: Getter, { hash, status }: SentTransaction): boolean {
  const step = get(stepAtom)
  const isLast = 'hash' in step && step.hash === hash
  return isLast && status !== 'sent' && routeRules[get(routeAtom).name]?.showsResult === true
}

function snackOf({ status, by }: SentTransaction): Snack {
  if (status === 'sent') return { tone: 'info', message: 'transactionReorganised' }
  if (status === 'failed' || by?.hasFailed) return { tone: 'error', message: 'transactionFailed' }
  if (by?.kind === 'cancelled') return { tone: 'info', message: 'transactionCancelled' }
  if (by?.kind === 'replaced') return { tone: 'info', message: 'transactionReplaced' }
  return { tone: 'success', message: by ? 'transactionSpedUp' : 'transactionConfirmed' }
}
