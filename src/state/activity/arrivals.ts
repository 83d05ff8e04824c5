import { atom } from 'jotai/vanilla'
import type { CaipAddress } from '../../chains/network'
import type { Activity } from '../../chains/transactions'
import { action } from '../core/action'

/** What was seen to arrive at an account. */
export interface Arrival {
  readonly account: CaipAddress
  readonly activity: Activity
}

const most = 100

const heldAtom = atom<readonly Arrival[]>([])

/** What was seen to arrive while somebody looked, by whatever account. */
export const arrivalsAtom = atom((get) => get(heldAtom))

/** Keeps what was seen to arrive, for as long as the page is there. */
export const addArrivals = action(function addArrivals(_get, set, found: readonly Arrival[]) {
  set(heldAtom, (known) => [...found, ...known].slice(0, most))
})
