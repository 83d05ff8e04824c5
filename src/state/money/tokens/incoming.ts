import { atom } from 'jotai/vanilla'
import { isRecord } from '../../../chains/guards'
import type { CaipAddress, CaipNetworkId } from '../../../chains/network'
import { action } from '../../core/action'
import { isShortText, jsonKey, storageAtom } from '../../core/storage'

/** An arrival at an account. */
export interface Arrival {
  readonly account: CaipAddress
  readonly networkId: CaipNetworkId
  /** Contract, or mint, in lower case; empty for the network's own currency. */
  readonly token: string
  readonly symbol: string
  /** Decimal text. */
  readonly amount: string
  /** Between which readings, in milliseconds since the epoch. */
  readonly since: number
  readonly at: number
}

const most = 100

/** Arrivals that any page of this origin saw, the newest first. They outlive the connection. */
export const incomingKey = jsonKey('arrivals', (value) =>
  Array.isArray(value) ? value.filter(isArrival).slice(0, most) : undefined,
)

const heldAtom = atom<readonly Arrival[]>([])

/** Arrivals that were seen while the page was open, at any account. */
export const incomingAtom = atom((get) => get(heldAtom))

/** Reads what was seen before this page was loaded, or meanwhile by another one. */
export const restoreIncoming = action(function restoreIncoming(_get, set) {
  set(addIncoming, [])
})

/** Keeps what was seen to arrive, with what another page has stored meanwhile; a storage may be full, or blocked. */
export const addIncoming = action(function addIncoming(get, set, found: readonly Arrival[]) {
  const storage = get(storageAtom)
  const all = [...found, ...(storage.read(incomingKey) ?? []), ...get(heldAtom)]
  const kept = [...new Map(all.map((one) => [`${one.networkId} ${one.account} ${one.token} ${one.at}`, one])).values()]
    .sort((one, other) => other.at - one.at)
    .slice(0, most)
  set(heldAtom, kept)
  if (found.length > 0) storage.write(incomingKey, kept)
})

function isArrival(value: unknown): value is Arrival {
  if (!isRecord(value)) return false
  const { account, networkId, token, symbol, amount, since, at } = value
  return (
    isShortText(account) &&
    isShortText(networkId) &&
    account.startsWith(`${networkId}:`) &&
    (token === '' || isShortText(token)) &&
    (symbol === '' || isShortText(symbol)) &&
    /^\d{1,78}(\.\d{1,78})?$/.test(`${amount as string}`) &&
    [since, at].every(Number.isSafeInteger)
  )
}
