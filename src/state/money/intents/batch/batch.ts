import { isRecord } from '../../../../chains/guards'
import { isShortText } from '../../../core/storage'

/** State of one call. `notSent`: one before it was declined or failed, or nothing was sent at all. */
export type CallStatus = 'waiting' | 'asking' | 'sent' | 'confirmed' | 'failed' | 'declined' | 'notSent'

/** One call of a batch, as it is stored. */
export interface BatchCall {
  /** Null where a contract is created. */
  readonly to: string | null
  /** In the smallest unit, as a decimal number. */
  readonly value: string
  /** The first four bytes in hex: the rest may hold a signature. */
  readonly data: string
  /** Its effect, in the caller's words. */
  readonly words?: string | undefined
  readonly status: CallStatus
  readonly hash?: string | undefined
  /** Why it failed, in the words of the contract or the wallet. */
  readonly reason?: string | undefined
}

/** Several calls that a wallet was asked for in one request (EIP-5792). */
export interface Batch {
  /** Id by which the wallet knows them. */
  readonly id: string
  /** All of them are done in one transaction, as the wallet says. */
  readonly isAtomic: boolean
  readonly calls: readonly BatchCall[]
  /** Why they failed, in the words of the contract. */
  readonly reason?: string | undefined
}

const callStatuses: readonly unknown[] = [
  'waiting',
  'asking',
  'sent',
  'confirmed',
  'failed',
  'declined',
  'notSent',
] satisfies CallStatus[]
const isMaybeText = (value: unknown) => value === undefined || isShortText(value)
const isHex = (value: unknown) => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)

const isCall = (value: unknown) =>
  isRecord(value) &&
  (value.to === null || isHex(value.to)) &&
  /^\d{1,80}$/.test(`${value.value as string}`) &&
  isHex(value.data) &&
  callStatuses.includes(value.status) &&
  [value.words, value.hash, value.reason].every(isMaybeText)

/** True for the stored calls of an intent. */
export const isBatch = (value: unknown): value is Batch =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.isAtomic === 'boolean' &&
  isMaybeText(value.reason) &&
  Array.isArray(value.calls) &&
  value.calls.length > 0 &&
  value.calls.every(isCall)

/** Transactions of calls, each once. */
export const hashesOf = (calls: readonly Pick<BatchCall, 'hash'>[]): readonly string[] => [
  ...new Set(calls.flatMap(({ hash }) => hash ?? [])),
]
