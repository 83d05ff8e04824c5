import { atom } from 'jotai/vanilla'
import { isRecord } from '../../chains/guards'
import type { CaipAddress, CaipNetworkId } from '../../chains/network'
import { action } from '../core/action'
import { isShortText, jsonKey, storageAtom } from '../core/storage'

/** What was seen to arrive at an account. */
export interface Arrival {
  readonly account: CaipAddress
  readonly networkId: CaipNetworkId
  /** Contract, or mint, in lower case; empty for the network's own currency. */
  readonly token: string
  readonly symbol: string
  /** Decimal text. */
  readonly amount: string
  /** In milliseconds since the epoch. */
  readonly at: number
}

const most = 100

/** What was seen to arrive by any page of this origin, the newest first. It outlives the connection. */
export const arrivalsKey = jsonKey('arrivals', (value) =>
  Array.isArray(value) ? value.filter(isArrival).slice(0, most) : undefined,
)

const heldAtom = atom<readonly Arrival[]>([])

/** What was seen to arrive while somebody looked, by whatever account. */
export const arrivalsAtom = atom((get) => get(heldAtom))

/** Reads what was seen before this page was loaded, or meanwhile by another one. */
export const recallArrivals = action(function recallArrivals(get, set) {
  const stored = get(storageAtom).read(arrivalsKey)
  if (stored) set(heldAtom, stored)
})

/** Keeps what was seen to arrive. Another page may have stored more meanwhile, which stays. */
export const addArrivals = action(function addArrivals(get, set, found: readonly Arrival[]) {
  const storage = get(storageAtom)
  const kept = [...found, ...(storage.read(arrivalsKey) ?? get(heldAtom))].slice(0, most)
  set(heldAtom, kept)
  storage.write(arrivalsKey, kept)
})

function isArrival(value: unknown): value is Arrival {
  if (!isRecord(value)) return false
  const { account, networkId, token, symbol, amount, at } = value
  return (
    isShortText(account) &&
    isShortText(networkId) &&
    account.startsWith(`${networkId}:`) &&
    (token === '' || isShortText(token)) &&
    isShortText(symbol) &&
    /^\d{1,78}(\.\d{1,78})?$/.test(`${amount as string}`) &&
    Number.isSafeInteger(at)
  )
}
