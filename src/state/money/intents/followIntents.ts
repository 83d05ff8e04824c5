import type { Getter } from 'jotai/vanilla'
import type { RequestAnswer, WalletHandle } from '../../../chains/adapter'
import { RequestPendingError, UserRejectedError } from '../../../chains/errors/errors'
import type { SearchResult, TransactionFate } from '../../../chains/transactions'
import { renewBalance } from '../../session/account/balance'
import { getChainReader } from '../../session/account/chainReaders'
import { action } from '../../core/action'
import { emit } from '../../core/events'
import { parseMessage } from '../../core/pages/parseMessage'
import { envAtom, onDestroy, perStore, runtimeAtom } from '../../core/runtime'
import { handlesAtom } from '../../core/visitor/connections'
import { showSnack, type Snack } from '../../shell/feedback/snacks'
import { networksAtom } from '../../core/visitor/networks'
import { routeAtom } from '../../shell/router/navigation'
import { routeRules } from '../../shell/router/routeRules'
import type { Intent } from './intent'
import { isOpenIntent } from './openIntents'
import { changeIntent, intentsKey, isOfConnectedAtom, recallIntents, takeOverIntents } from './ledger'
import { allIntentsAtom, latestIntentIdAtom } from './memory'
import { isAskedHere } from './asked'

/** Interval of the questions to chains, in milliseconds. */
const pollingMs = 4000

/** One that was taken up is watched for so long that the chain might take it back, in milliseconds. */
const settlingMs = 600_000

/** A transaction with a hash is looked for during this time, in milliseconds. */
const longestMs = 24 * 3_600_000

/** An unanswered request is searched for during this time, in milliseconds: pairings keep a request for a week at most. */
const longestSearchMs = 7 * longestMs

/** The longest interval between two searches for one request, in milliseconds. */
const slowestMs = 60_000

/** Time after which another page's request counts as unanswered, in milliseconds. */
export const answerLimitMs = 300_000

const following = perStore<{
  stopping: AbortController
  isPolling: boolean
  /** Times of the latest search, and of the latest answer about an intent, by id. */
  searchedAt: Map<string, number>
  answeredAt: Map<string, number>
}>()

/** Follows intents until their result is final, by asking their chains every 4 seconds. */
export const followIntents = action(function followIntents(get, set) {
  const held = following(get)
  const stopping = held.stopping ?? new AbortController()
  const start = () => {
    if (!held.isPolling) void set(poll, stopping.signal)
  }
  set(recallIntents)
  if (!held.stopping) {
    held.stopping = stopping
    held.searchedAt = new Map()
    held.answeredAt = new Map()
    onDestroy(get, () => stopping.abort())
    get(envAtom).followStorage?.((change) => {
      if (!parseMessage(get, intentsKey, change)) return
      // The message can be older than what this page wrote since: the storage has both.
      for (const one of set(takeOverIntents)) set(tell, one)
      start()
    }, stopping.signal)
    set(listenToWallets, stopping.signal)
  }
  start()
})

/** Takes late answers of every connected wallet, also to requests of earlier pages and other tabs. */
const listenToWallets = action(function listenToWallets(get, set, signal: AbortSignal) {
  const stops = new Map<WalletHandle, () => void>()
  const listen = () => {
    const handles = Object.values(get(handlesAtom))
    for (const handle of handles) {
      const stop = stops.has(handle) ? undefined : handle.onAnswer?.((answer) => set(takeAnswer, answer))
      if (stop) stops.set(handle, stop)
    }
    for (const [handle, stop] of stops) {
      if (handles.includes(handle)) continue
      stop()
      stops.delete(handle)
    }
  }
  const unsubscribe = get(runtimeAtom).store.sub(handlesAtom, listen)
  listen()
  signal.addEventListener('abort', () => {
    unsubscribe()
    for (const stop of stops.values()) stop()
  })
})

const takeAnswer = action(function takeAnswer(get, set, answer: RequestAnswer) {
  for (const changed of set(takeOverIntents)) set(tell, changed)
  const one = get(allIntentsAtom).find(({ requestId }) => requestId === answer.requestId)
  // The page that waits takes its answer itself.
  if (!one || one.hash !== undefined || isAskedHere(get, one.id)) return
  if ('hash' in answer) set(foundIntent, one.id, answer.hash)
  else set(refusedIntent, one.id, answer.error)
})

/** Asks the chains at once for everything that is followed, after the visitor asked for it. Never rejects. */
export const checkNow = action(async function checkNow(get, set): Promise<void> {
  set(followIntents)
  const held = following(get)
  held.searchedAt?.clear()
  const signal = held.stopping?.signal
  if (signal) await Promise.all(openOf(get).map((one) => set(look, one, signal)))
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

/** Intents that are still to be followed; one without news is left as it was. */
function openOf(get: Getter): readonly Intent[] {
  const now = get(envAtom).clock.now()
  const { answeredAt } = following(get)
  return get(allIntentsAtom).filter((one) => {
    if (one.isFinal || (one.hash === undefined && isAskedHere(get, one.id))) return false
    const limit = limitOf(one)
    // A page that slept, or was closed, until the limit asks once more.
    return now < limit || (answeredAt?.get(one.id) ?? 0) < limit
  })
}

/** Time until which an intent is followed, in milliseconds since the epoch. */
function limitOf(one: Intent): number {
  const { status, askedAt, endedAt, owners } = one
  if (isOpenIntent(one) || status === 'dropped') return askedAt + longestSearchMs
  if (endedAt !== undefined) return endedAt + settlingMs
  return askedAt + (owners ? longestSearchMs : longestMs)
}

/** Asks the chain for the state of one. Without an answer, the next round asks again. */
const look = action(async function look(get, set, one: Intent, signal: AbortSignal): Promise<void> {
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === one.networkId)
  if (!network) return
  if (one.batch) return set(lookAtBatch, one, signal)
  if (one.hash === undefined) return set(searchFor, one, signal)
  // Owners can take days.
  if (one.owners && one.status === 'pending' && !isDue(get, one)) return
  let fate: TransactionFate | undefined
  try {
    const reader = await getChainReader(get, network.chainNamespace)
    const { hash = '', account, trace, owners, search } = one
    const known = hashesBut(get, one)
    fate = await reader?.readTransaction?.(network, { hash, account, trace, owners, search, known })
  } catch {
    return
  }
  if (!fate || signal.aborted) return
  set(noteAnswer, one)
  const found = fate
  const at = get(envAtom).clock.now()
  // Another page may have changed it first.
  const next = set(changeIntent, one.id, (now) => (now.hash === one.hash ? afterFate(now, found, at) : null))
  if (!next || next.status === one.status) return
  set(tell, next)
  const { hash = '', networkId: of, status, by } = next
  const properties = { network: of, hash, status: publicStatus(status), replacement: by?.kind, replacedBy: by?.hash }
  set(emit, { type: 'track', event: 'TRANSACTION_STATUS', properties })
})

/** Asks the wallet for the state of a batch. */
const lookAtBatch = action(async function lookAtBatch(get, set, one: Intent, signal: AbortSignal): Promise<void> {
  set(endAsking, one)
  if ((isOpenIntent(one) || one.owners) && !isDue(get, one)) return
  const loaded = await import('./batch/followBatch.late').catch(() => null)
  const next = loaded && !signal.aborted ? await set(loaded.readBatch, one, signal) : null
  if (loaded) set(noteAnswer, one)
  if (next && next.status !== one.status) set(tell, next)
})

/** Hashes of all requests except one. */
const hashesBut = (get: Getter, { id }: Intent): readonly string[] =>
  get(allIntentsAtom).flatMap((one) => (one.id === id ? [] : [one.hash ?? [], one.by?.hash ?? []].flat()))

const publicStatus = (status: Intent['status']): 'sent' | 'confirmed' | 'failed' | 'replaced' =>
  status === 'confirmed' || status === 'failed' || status === 'replaced' ? status : 'sent'

/** Notes that a chain or a wallet answered about an intent. */
const noteAnswer = action(function noteAnswer(get, _set, { id }: Intent) {
  following(get).answeredAt?.set(id, get(envAtom).clock.now())
})

/** True once a search is due: the interval grows with the age of the request. */
function isDue(get: Getter, { id, askedAt }: Intent): boolean {
  const now = get(envAtom).clock.now()
  const searchedAt = following(get).searchedAt ?? new Map<string, number>()
  if (now - (searchedAt.get(id) ?? -Infinity) < Math.min(slowestMs, (now - askedAt) / 20)) return false
  searchedAt.set(id, now)
  return true
}

/** The time for an answer is over: the page that asked is gone, or its answer is late. */
const endAsking = action(function endAsking(get, set, { id, status, askedAt }: Intent) {
  if (status !== 'asked' || get(envAtom).clock.now() - askedAt < answerLimitMs) return
  set(changeIntent, id, (stored) => (stored.status === 'asked' ? { ...stored, status: 'unanswered' } : null))
})

/** Searches the chain for a transaction that the wallet may have sent without an answer. */
const searchFor = action(async function searchFor(get, set, one: Intent, signal: AbortSignal): Promise<void> {
  set(endAsking, one)
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === one.networkId)
  if (!one.search || !network || !isDue(get, one)) return
  let result: SearchResult | undefined
  try {
    const reader = await getChainReader(get, network.chainNamespace)
    result = await reader?.findTransaction?.(network, one.account, one.search, hashesBut(get, one))
  } catch {
    return
  }
  if (!result || signal.aborted) return
  set(noteAnswer, one)
  if ('hash' in result) {
    set(foundIntent, one.id, result.hash)
    return
  }
  const { search } = result
  set(changeIntent, one.id, (stored) => (stored.hash === undefined ? { ...stored, search } : null))
})

/** Notes the hash of a request, also one that is late or was found. Returns false if another request has that hash. */
export const foundIntent = action(function foundIntent(get, set, id: string, hash: string): boolean {
  const isTaken = get(allIntentsAtom).some((one) => one.hash === hash && one.id !== id)
  if (isTaken) return false
  const next = set(changeIntent, id, ({ endedAt: _refused, ...now }) =>
    now.hash === undefined ? { ...now, status: 'pending', isFinal: false, hash } : null,
  )
  if (next) set(tell, next)
  // That was an answer to the search.
  following(get).answeredAt?.delete(id)
  set(followIntents)
  return true
})

/**
 * Notes that the wallet refused, or failed. A wallet can fail after it sent: except for a refusal by the visitor, the chain is
 * searched for another ten minutes. `isSure`: it has not sent it.
 */
export const refusedIntent = action(function refusedIntent(get, set, id: string, error: unknown, isSure?: boolean) {
  const isFinal = isSure === true || error instanceof UserRejectedError || error instanceof RequestPendingError
  const endedAt = get(envAtom).clock.now()
  set(changeIntent, id, (now) => (isOpenIntent(now) ? { ...now, status: 'declined', isFinal, endedAt } : null))
})

/** The visitor says that the wallet will not send a request: no review warns of it any more. */
export const dropIntent = action(function dropIntent(get, set, id: string) {
  set(recallIntents)
  if (isAskedHere(get, id)) return
  set(changeIntent, id, (now) => (isOpenIntent(now) ? { ...now, status: 'dropped' } : null))
})

function afterFate(
  { isReorganised, reason: _reason, words, failure, by: _by, owners: _owners, endedAt, ...before }: Intent,
  fate: TransactionFate,
  now: number,
): Intent {
  const { state, ...facts } = fate
  if (state === 'sent') {
    const isBack = before.status !== 'pending' || isReorganised
    return { ...before, ...facts, status: 'pending', isFinal: false, ...(isBack && { isReorganised: true }) }
  }
  const isSame = before.status === state
  // Why it failed is read again each time, which an endpoint may not answer again.
  const why = 'words' in facts || 'failure' in facts || !isSame ? {} : { words, failure }
  return { ...before, ...why, ...facts, status: state, endedAt: (isSame && endedAt) || now } as Intent
}

/** Shows the visitor a changed state. */
const tell = action(function tell(get, set, one: Intent) {
  if (!get(isOfConnectedAtom)(one) || isOpenIntent(one) || /^(declined|dropped)$/.test(one.status)) return
  if (!isInView(get, one)) set(showSnack, snackOf(one))
  set(renewBalance)
})

/** True where the view of the last sent transaction shows the end of this one. */
function isInView(get: Getter, { id, status }: Intent): boolean {
  const isLast = get(latestIntentIdAtom) === id
  return isLast && status !== 'pending' && routeRules[get(routeAtom).name]?.showsResult === true
}

function snackOf({ status, by, isReorganised }: Intent): Snack {
  if (status === 'pending')
    return { tone: 'info', message: isReorganised ? 'transactionReorganised' : 'transactionFound' }
  if (status === 'failed' || by?.hasFailed) return { tone: 'error', message: 'transactionFailed' }
  if (by?.kind === 'cancelled') return { tone: 'info', message: 'transactionCancelled' }
  if (by?.kind === 'replaced') return { tone: 'info', message: 'transactionReplaced' }
  return { tone: 'success', message: by?.kind === 'spedUp' ? 'transactionSpedUp' : 'transactionConfirmed' }
}
