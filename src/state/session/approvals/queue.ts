import { atom, type Getter } from 'jotai/vanilla'
import type { RpcCall, WalletHandle } from '../../../chains/adapter'
import { UserRejectedError } from '../../../chains/errors/errors'
import { unsupportedNetwork, type CaipAddress, type CaipNetworkId, type Network } from '../../../chains/network'
import type { RequestDescription } from '../../../chains/requests'
import { handlesAtom, type WalletInfo } from '../../core/visitor/connections'
import { action, nameAtoms } from '../../core/action'
import type { AsyncState } from '../../core/asyncState'
import { perStore } from '../../core/runtime'
import { networksAtom } from '../../core/visitor/networks'
import { onLeave, popOverlay, pushOverlay } from '../../shell/router/navigation'
import { noFacts, type ApprovalFacts } from './tokenMetadata'

/** A request as a person sees it. It is bound to the account and the network it was asked for. */
export interface Approval {
  readonly id: number
  readonly origin: string
  readonly account: CaipAddress
  readonly network: Network
  readonly wallet: WalletInfo
  readonly description: AsyncState<RequestDescription>
  readonly facts: ApprovalFacts
  /** `covered`: a yes was refused because something lay over the view; `sending`: the wallet has it. */
  readonly progress: 'open' | 'covered' | 'sending'
  /** It was in plain sight for long enough to be read, or at least seen. */
  readonly isArmed: boolean
}

/** A request to decide about, and which of how many it is. */
export type PendingApproval = Approval & { readonly position: number; readonly total: number }

/** Data of a waiting request beside the visible part. */
interface Pending {
  readonly call: RpcCall
  readonly handle: WalletHandle
  /** Sends these parameters. */
  readonly send: (params: unknown) => void
  readonly reject: (error: UserRejectedError) => void
  /** Stops listening to the wallet and to who asked. */
  readonly release: () => void
}

interface Queue {
  readonly items: readonly Approval[]
  /** Number of requests of this row that are done. */
  readonly done: number
  /** The modal was opened for them. */
  readonly wasClosed: boolean
}

const emptyQueue: Queue = { items: [], done: 0, wasClosed: false }

/** Set by this file alone. */
export const queueAtom = atom<Queue>(emptyQueue)

/** By the id of the request. */
export const pendingIn = perStore<Record<number, Pending>>()

/**
 * The request to decide about now, and which of how many it is; null while none waits.
 * @example
 * const approval = useValue(approvalAtom)
 */
export const approvalAtom = atom((get): PendingApproval | null => {
  const { items, done } = get(queueAtom)
  return items[0] ? { ...items[0], position: done + 1, total: done + items.length } : null
})

/** Puts a request at the end of the row, and shows the row where it was empty. */
export const enqueue = action(function enqueue(
  get,
  set,
  asked: Pick<Approval, 'id' | 'origin' | 'account' | 'wallet'> & { readonly networkId: CaipNetworkId },
  pending: Pending,
) {
  const { networkId, ...approval } = asked
  const network =
    get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId) ?? unsupportedNetwork(networkId)
  const fresh = { description: { status: 'loading' }, facts: noFacts, progress: 'open', isArmed: false } as const
  const isFirst = get(queueAtom).items.length === 0
  pendingIn(get)[asked.id] = pending
  set(queueAtom, (queue) => ({ ...queue, items: [...queue.items, { ...approval, network, ...fresh }] }))
  if (!isFirst) return
  onLeave(get, 'ApproveTransaction', () => set(abandonApprovals))
  const wasClosed = set(pushOverlay, { name: 'ApproveTransaction' })
  set(queueAtom, (queue) => ({ ...queue, wasClosed }))
})

/** Takes a request off the row; after the last one the view goes away. */
export const finish = action(function finish(get, set, id: number) {
  const { items, done, wasClosed } = get(queueAtom)
  const left = items.filter((item) => item.id !== id)
  if (left.length === items.length) return
  pendingIn(get)[id]?.release()
  delete pendingIn(get)[id]
  set(queueAtom, left.length > 0 ? { items: left, done: done + 1, wasClosed } : emptyQueue)
  if (left.length === 0) set(popOverlay, 'ApproveTransaction', wasClosed)
})

/** Changes what is shown of a request. */
export const change = action(function change(
  _get,
  set,
  id: number,
  part: Partial<Pick<Approval, 'description' | 'facts' | 'progress' | 'isArmed'>>,
) {
  return set(queueAtom, (queue) => ({
    ...queue,
    items: queue.items.map((item) => (item.id === id ? { ...item, ...part } : item)),
  }))
})

/** True where a request was asked of another account, network or wallet than the current one. */
export function isOutdated(get: Getter, { account, network }: Approval, { handle }: Pending): boolean {
  const { address, networkId } = handle.snapshot
  const isLive = get(handlesAtom)[network.chainNamespace] === handle
  return !isLive || address !== account || networkId !== network.caipNetworkId
}

/** The view was left: there is no decision any more. What the wallet has already goes on. */
const abandonApprovals = action(function abandonApprovals(get, set) {
  const { items, wasClosed } = get(queueAtom)
  if (items.length === 0) return
  set(queueAtom, emptyQueue)
  const held = pendingIn(get)
  for (const { id, progress } of items) {
    const pending = held[id]
    delete held[id]
    pending?.release()
    if (progress !== 'sending') pending?.reject(new UserRejectedError('The request was closed'))
  }
  set(popOverlay, 'ApproveTransaction', wasClosed)
})

// Here and not in labels.late, which would load this file for everybody who develops.
nameAtoms({ approvalAtom })
