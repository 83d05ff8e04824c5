import { record } from './methods'

/** Settings of the relay; changed at any time. */
export interface RelayKnobs {
  /** Takes sockets and messages and answers nothing; what came meanwhile is answered afterwards. */
  readonly isStalled: boolean
  /** Answers with invalid JSON, with no message, and under unknown ids. */
  readonly isBabbling: boolean
  /** Closes new sockets with this code. 3000 is how a relay refuses a project id. */
  readonly refusesWith: number | null
  /** Waits this long before everything it sends, in milliseconds. */
  readonly delayMs: number
  /** Of several sockets with one client id, such as two tabs, only the latest gets messages, as at public relays. */
  readonly isLatestOnly: boolean
}

/** Actions that are done once, there and then. */
export interface RelayActions {
  /** The next two messages to one client change places. */
  reorder(): void
  /** Cuts every socket off, as a lost network does. Clients come back by themselves. */
  dropAll(): void
  /** Closes every socket properly, with this code. */
  hangUp(code: number): void
}

export interface RelayStats {
  /** Calls by method. */
  readonly methods: Readonly<Record<string, number>>
  /** Messages by tag: https://specs.walletconnect.com/2.0/specs/clients/sign/rpc-methods */
  readonly tags: Readonly<Record<string, number>>
  readonly published: number
  readonly topics: number
  readonly clients: number
}

export const initialKnobs: RelayKnobs = {
  isStalled: false,
  isBabbling: false,
  refusesWith: null,
  delayMs: 0,
  isLatestOnly: false,
}
export const unauthorized = 3000

/** Reads the body of POST /knobs, like `{ "stall": true, "babble": true, "refuse": 3000, "delayMs": 200, "latestOnly": true, "reorder": true, "dropAll": true, "hangUp": 1012 }`. */
export function turnKnobs(body: string, set: (change: Partial<RelayKnobs>) => void, actions: RelayActions): void {
  const { stall, babble, refuse, delayMs, latestOnly, reorder, dropAll, hangUp } = record(JSON.parse(body))
  if (typeof stall === 'boolean') set({ isStalled: stall })
  if (typeof babble === 'boolean') set({ isBabbling: babble })
  if (refuse === true) set({ refusesWith: unauthorized })
  else if (refuse === false || refuse === null) set({ refusesWith: null })
  else if (refuse !== undefined) set({ refusesWith: closeCode(refuse) })
  if (delayMs !== undefined) set({ delayMs: duration(delayMs) })
  if (typeof latestOnly === 'boolean') set({ isLatestOnly: latestOnly })
  if (reorder === true) actions.reorder()
  if (dropAll === true) actions.dropAll()
  if (hangUp !== undefined) actions.hangUp(closeCode(hangUp))
}

function duration(given: unknown): number {
  if (typeof given !== 'number' || !(given >= 0)) throw new TypeError('delayMs is not a duration')
  return given
}

/** A code that a server may close with: https://www.rfc-editor.org/rfc/rfc6455#section-7.4 */
export function closeCode(given: unknown): number {
  const isCode = typeof given === 'number' && Number.isInteger(given)
  const isSendable =
    isCode &&
    ((given >= 1000 && given <= 1014 && ![1004, 1005, 1006].includes(given)) || (given >= 3000 && given <= 4999))
  if (!isSendable) throw new TypeError('not a code to close with')
  return given
}
