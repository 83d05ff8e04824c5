import { action } from '../core/action'
import { atom, type Getter } from 'jotai/vanilla'
import type { RpcCall, WalletHandle } from '../../chains/adapter'
import type { UserRejectedError } from '../../chains/errors/errors'
import type { CaipAddress, Network } from '../../chains/network'
import type { RequestDescription } from '../../chains/requests'
import type { ApprovalFacts } from './tokenMetadata'
import type { AsyncState } from '../core/asyncState'
import { handlesAtom, type WalletInfo } from '../connection/state'
import { endInterruption } from '../router/navigation'

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
  /** Whether it was in plain sight for long enough to be read, or at least seen. */
  readonly isArmed: boolean
}

export interface Pending extends Approval {
  readonly call: RpcCall
  readonly handle: WalletHandle
  readonly send: () => void
  readonly reject: (error: UserRejectedError) => void
  readonly release: () => void
}

export interface Queue {
  readonly items: readonly Pending[]
  /** How many of this row are done. */
  readonly done: number
  /** Whether the modal was opened for them. */
  readonly wasClosed: boolean
}

/** No request at all. */
export const emptyQueue: Queue = { items: [], done: 0, wasClosed: false }

/** Set by this file and `approval.ts` alone. */
export const queueAtom = atom<Queue>(emptyQueue)

/** The request to decide about now, and which of how many it is; null while none waits. */
export const approvalAtom = atom((get): (Approval & { readonly position: number; readonly total: number }) | null => {
  const { items, done } = get(queueAtom)
  if (!items[0]) return null
  const { id, origin, account, network, wallet, description, facts, progress, isArmed } = items[0]
  const place = { position: done + 1, total: done + items.length }
  return { id, origin, account, network, wallet, description, facts, progress, isArmed, ...place }
})

/** Takes a request off the row; after the last one the view goes away. */
export const finish = action(function finish(get, set, id: number) {
  const { items, done, wasClosed } = get(queueAtom)
  const item = items.find((one) => one.id === id)
  if (!item) return
  item.release()
  const left = items.filter((one) => one !== item)
  set(queueAtom, left.length > 0 ? { items: left, done: done + 1, wasClosed } : emptyQueue)
  if (left.length === 0) set(endInterruption, 'ApproveTransaction', wasClosed)
})

/** Changes what is shown of a request. */
export const change = action(function change(
  _get,
  set,
  id: number,
  part: Partial<Pick<Pending, 'description' | 'facts' | 'progress' | 'isArmed'>>,
) {
  return set(queueAtom, (queue) => ({
    ...queue,
    items: queue.items.map((item) => (item.id === id ? { ...item, ...part } : item)),
  }))
})

/** Whether a request was asked of another account, network or wallet than the one there is now. */
export function isOutdated(get: Getter, { handle, account, network }: Pending): boolean {
  const { address, networkId } = handle.snapshot
  const isLive = get(handlesAtom)[network.chainNamespace] === handle
  return !isLive || address !== account || networkId !== network.caipNetworkId
}
