import { atom } from 'jotai/vanilla'
import type { RpcCall, WalletHandle } from '../../chains/adapter'
import { UserRejectedError } from '../../chains/errors/errors'
import { NotConnectedError } from '../../chains/errors/rpcErrors'
import { unsupportedNetwork, type Namespace } from '../../chains/network'
import { copyCall } from '../../chains/rpc/cloneRpcCall'
import { action } from '../core/action'
import { noFacts, readFacts } from './tokenMetadata'
import { change, emptyQueue, finish, isOutdated, queueAtom, type Pending } from './queue'
import { connectionsAtom, handlesAtom } from '../connection/state'
import { envAtom } from '../core/env'
import { whenLeft } from '../core/lifecycle'
import { endInterruption, interrupt } from '../router/navigation'
import { networksAtom } from '../networks/state'
import { platformAtom } from '../core/platform'
import { renewBalance } from '../account/balance'
import { RequestOutdatedError, TooManyRequestsError } from './errors'

export interface ApprovalRequest {
  readonly call: RpcCall
  readonly namespace: Namespace
  /** Who asks, where that is not this page: the origin of what it embeds. */
  readonly origin?: string | undefined
  /** Takes the request back. */
  readonly signal?: AbortSignal | undefined
}

/** A page that asks for more at once asks nobody who reads. */
const maxPending = 10

/** How long the chain may take to say what tokens are called, in milliseconds. */
const factsLimitMs = 2_000

/** How long a request is in plain sight before a yes counts, in milliseconds: no double click decides. */
const armingMs = 500

const countAtom = atom(0)
const sightAtom = atom<AbortController | null>(null)

/**
 * Asks the person for a yes to a request; resolves to the request as it was shown, which is what to send. Rejects
 * with `UserRejectedError` when it is declined, closed, taken back or overtaken by a disconnection.
 */
export const askApproval = action(function askApproval(_get, set, request: ApprovalRequest): Promise<RpcCall> {
  return set(approveThen, request, async (call) => call) as Promise<RpcCall>
})

/** As `askApproval`; sends the request when it is approved, which the view waits for. */
export const approveThen = action(async function approveThen(
  get,
  set,
  request: ApprovalRequest,
  send: (call: RpcCall, handle: WalletHandle) => Promise<unknown>,
): Promise<unknown> {
  const { namespace, signal, origin = new URL(get(platformAtom).href()).origin } = request
  const handle = get(handlesAtom)[namespace]
  const connection = get(connectionsAtom)[namespace]
  if (!handle || connection?.status !== 'connected') throw new NotConnectedError()
  const call = copyCall(request.call)
  if (signal?.aborted) throw new UserRejectedError('The request was taken back')
  if (get(queueAtom).items.length >= maxPending) throw new TooManyRequestsError()
  const id = get(countAtom) + 1
  set(countAtom, id)
  const { address: account, networkId } = handle.snapshot
  const network =
    get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId) ?? unsupportedNetwork(networkId)
  let resolve: (answer: unknown) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<unknown>((...settle) => {
    ;[resolve, reject] = settle
  })
  const end = () => set(finish, id)
  const settle = (answer: unknown) => {
    resolve(answer)
    if (/send/i.test(call.method)) set(renewBalance)
  }
  const refuse = (error: UserRejectedError) => {
    reject(error)
    end()
  }
  const onAbort = () => refuse(new UserRejectedError('The request was taken back'))
  signal?.addEventListener('abort', onAbort, { once: true })
  const unsubscribe = handle.subscribe((next) => {
    if (!next) refuse(new UserRejectedError('The wallet was disconnected'))
    else if (next.address !== account || next.networkId !== networkId) refuse(new RequestOutdatedError())
  })
  const release = () => {
    signal?.removeEventListener('abort', onAbort)
    unsubscribe()
  }
  const item: Pending = {
    id,
    origin,
    account,
    network,
    call,
    handle,
    reject: refuse,
    release,
    wallet: connection.wallet,
    description: { status: 'loading' },
    facts: noFacts,
    progress: 'open',
    isArmed: false,
    send: () => void send(call, handle).then(settle, reject).finally(end),
  }
  const isFirst = get(queueAtom).items.length === 0
  set(queueAtom, (queue) => ({ ...queue, items: [...queue.items, item] }))
  if (isFirst) {
    set(whenLeft, 'ApproveTransaction', () => set(abandonApprovals))
    const wasClosed = set(interrupt, { name: 'ApproveTransaction' })
    set(queueAtom, (queue) => ({ ...queue, wasClosed }))
  }
  void set(describeApproval, id)
  return promise
})

/** Reads what a request asks for, again where that failed. */
export const describeApproval = action(async function describeApproval(get, set, id: number): Promise<void> {
  const item = get(queueAtom).items.find((one) => one.id === id)
  if (!item) return
  const { call, account, network, origin, handle } = item
  set(change, id, { description: { status: 'loading' } })
  try {
    const requests = await import('../../chains/requests/describeRequest.late')
    const value = await requests.describeRequest(call, { account, network, origin })
    // Before it can be read, so that no amount changes under a person's eyes.
    const late = new AbortController()
    const waiting = get(envAtom).clock.sleep(factsLimitMs, late.signal)
    const facts = await Promise.race([readFacts(handle, value), waiting.then(() => noFacts)]).catch(() => noFacts)
    late.abort()
    waiting.catch(() => undefined)
    set(change, id, { description: { status: 'ready', value }, facts })
  } catch (error) {
    set(change, id, { description: { status: 'failed', error } })
  }
})

/** The view is drawn in plain sight, or is covered: a yes counts after half a second of the former. */
export const noteSight = action(function noteSight(get, set, id: number, isSeen: boolean) {
  get(sightAtom)?.abort()
  const sight = new AbortController()
  set(sightAtom, sight)
  set(change, id, { isArmed: false })
  if (!isSeen || get(queueAtom).items[0]?.description.status !== 'ready') return
  const { clock } = get(envAtom)
  clock.sleep(armingMs, sight.signal).then(
    () => set(change, id, { isArmed: true, progress: 'open' }),
    () => undefined,
  )
})

export interface ApprovingClick {
  /** Whether nothing lies over the view. */
  readonly isSeen: boolean
  /** Whether a person clicked, not a script. */
  readonly isTrusted: boolean
}

/** A yes; counts when the request can be read and was seen, and nothing lies over it. */
export const approve = action(function approve(get, set, id: number, { isSeen, isTrusted }: ApprovingClick) {
  const [item] = get(queueAtom).items
  if (!item || item.id !== id || item.progress === 'sending') return
  if (!isTrusted && !get(platformAtom).acceptsScripts) return
  if (!isSeen) {
    set(noteSight, id, false)
    return set(change, id, { progress: 'covered' })
  }
  const { description } = item
  if (!item.isArmed || description.status !== 'ready' || description.value.problem !== null) return
  if (isOutdated(get, item)) return item.reject(new RequestOutdatedError())
  item.release()
  set(change, id, { progress: 'sending' })
  item.send()
})

/** A no to the request that is shown. */
export const reject = action(function reject(get, _set, id: number) {
  const [item] = get(queueAtom).items
  if (item?.id === id && item.progress !== 'sending') item.reject(new UserRejectedError('The request was declined'))
})

/** A no to everything that an origin still asks. */
export const rejectAll = action(function rejectAll(get, _set, origin: string) {
  for (const item of get(queueAtom).items)
    if (item.origin === origin && item.progress !== 'sending')
      item.reject(new UserRejectedError('The request was declined'))
})

/** The view was left: nobody will decide any more. What the wallet has already goes on. */
const abandonApprovals = action(function abandonApprovals(get, set) {
  const { items, wasClosed } = get(queueAtom)
  if (items.length === 0) return
  set(queueAtom, emptyQueue)
  for (const item of items) {
    item.release()
    if (item.progress !== 'sending') item.reject(new UserRejectedError('The request was closed'))
  }
  set(endInterruption, 'ApproveTransaction', wasClosed)
})
