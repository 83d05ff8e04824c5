import type { RpcCall } from '../../adapter'
import { normalizeWalletError } from '../../errors/normalizeWalletError'
import { UserRejectedError } from '../../errors/errors'
import { WalletResponseError } from '../../errors/walletErrors'
import { isRecord } from '../../guards'
import type { CaipAddress } from '../../network'
import type { EvmTransaction } from '../../transactions'
import { safeGet } from '../../untrusted'

/**
 * The wallet's way to do several calls all or none, https://eips.ethereum.org/EIPS/eip-5792: `ready` where it can after
 * its person agreed to that.
 */
export type AtomicStatus = 'supported' | 'ready' | 'unsupported'

/** The wallet's capabilities on a network, by name. */
export type Capabilities = Readonly<Record<string, unknown>>

/** A request for several calls. */
export interface CallsOrder {
  readonly calls: readonly Pick<EvmTransaction, 'to' | 'value' | 'data'>[]
  readonly account: CaipAddress
  /** A name of our own, under which the wallet keeps them. */
  readonly id: string
  readonly atomicRequired: boolean
  /** The wallet speaks the first version only, which knows neither of the two above. */
  readonly isFirstVersion: boolean
}

const hexOf = (number: bigint | string) => `0x${BigInt(number).toString(16)}`

/** The request that has a wallet send several calls. */
export function callsRequest({ calls, account, id, atomicRequired, isFirstVersion }: CallsOrder): RpcCall {
  const [, chain = '0', from] = account.split(':')
  const chainId = hexOf(chain)
  const written = calls.map(({ to, value, data }) => ({
    ...(to !== undefined && { to }),
    ...(data !== undefined && data !== '0x' && { data }),
    ...(value !== undefined && { value: hexOf(value) }),
  }))
  const about = isFirstVersion ? { version: '1.0' } : { version: '2.0.0', id, atomicRequired }
  return { method: 'wallet_sendCalls', params: [{ ...about, from, chainId, calls: written }] }
}

/** The id that a wallet answered with: bare in the first version. */
export function readCallsId(answer: unknown): string {
  const id = typeof answer === 'string' ? answer : safeGet(answer, 'id')
  if (typeof id !== 'string' || id.length === 0 || id.length > 8194)
    throw new WalletResponseError('The wallet did not answer with the id of the calls')
  return id
}

/** A transaction in which some of the calls, or all, were taken up. */
export interface CallsReceipt {
  readonly hash: string
  readonly hasFailed: boolean
}

/** State of calls, as their wallet tells it. */
export interface CallsFate {
  /** `refused`: none came to the chain, nor will; `reverted`: all were undone; `partial`: some were. */
  readonly state: 'pending' | 'confirmed' | 'refused' | 'reverted' | 'partial'
  readonly isAtomic: boolean
  readonly receipts: readonly CallsReceipt[]
}

const states = { 1: 'pending', 2: 'confirmed', 4: 'refused', 5: 'reverted', 6: 'partial' } as const
const words = { PENDING: 'pending', CONFIRMED: 'confirmed', FAILED: 'reverted' } as const

/**
 * Reads an answer to `wallet_getCallsStatus`, of the first version as well.
 * @throws WalletResponseError for an invalid answer
 */
export function readCallsFate(answer: unknown): CallsFate {
  const status = safeGet(answer, 'status')
  const kind = /^([12456])\d\d$/.exec(`${status as string}`)?.[1]
  const state = kind ? states[Number(kind) as keyof typeof states] : words[`${status as string}` as keyof typeof words]
  if (!state) throw new WalletResponseError('The wallet did not answer how the calls stand')
  const given = safeGet(answer, 'receipts')
  const receipts = Array.isArray(given) ? given.flatMap(readReceipt) : []
  const atomic = safeGet(answer, 'atomic')
  // The first version has no word for it, and did all or none.
  const isAtomic = typeof atomic === 'boolean' ? atomic : !kind
  const failed = receipts.filter(({ hasFailed }) => hasFailed)
  const isBad = state === 'confirmed' && failed.length > 0
  if (!isBad) return { state, isAtomic, receipts }
  return { state: failed.length === receipts.length ? 'reverted' : 'partial', isAtomic, receipts }
}

function readReceipt(given: unknown): readonly CallsReceipt[] {
  const hash = safeGet(given, 'transactionHash')
  const status = safeGet(given, 'status')
  if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/i.test(hash)) return []
  const hasFailed = /^(0x0*|0|failure|reverted)$/i.test(`${status as string}`) || status === false
  return [{ hash: hash.toLowerCase(), hasFailed }]
}

/** Reads a wallet's capabilities on a network from its answer to `wallet_getCapabilities`; those for all networks count too. */
export function readCapabilities(answer: unknown, networkId: string): Capabilities {
  const id = networkId.split(':')[1] ?? ''
  if (!isRecord(answer)) return {}
  const parts = Object.entries(answer).filter(([key]) => /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(key))
  const of = (wanted: bigint) => parts.find(([key]) => BigInt(key) === wanted)?.[1]
  const [all, own] = [of(0n), of(BigInt(id))]
  return { ...(isRecord(all) && all), ...(isRecord(own) && own) }
}

/** Reads from a wallet's answer in either version that calls are done all or none. */
export function atomicOf(capabilities: Capabilities): AtomicStatus {
  const status = safeGet(capabilities.atomic, 'status')
  if (status === 'supported' || status === 'ready') return status
  return isFirstVersion(capabilities) ? 'supported' : 'unsupported'
}

/** True for a wallet of the first version of EIP-5792, in which all or none was named otherwise. */
export function isFirstVersion(capabilities: Capabilities): boolean {
  return capabilities.atomic === undefined && safeGet(capabilities.atomicBatch, 'supported') === true
}

/** An error and the errors that it wraps, as wallets and their libraries nest them. */
function errorsIn(error: unknown, depth = 0): readonly unknown[] {
  if (typeof error !== 'object' || error === null || depth > 4) return []
  const inner = ['cause', 'data', 'originalError', 'error'].flatMap((key) => errorsIn(safeGet(error, key), depth + 1))
  return [error, ...inner]
}

const hasCode = (error: unknown, codes: readonly number[]) =>
  errorsIn(error).some((one) => codes.includes(Number(safeGet(one, 'code'))))

const hasWords = (error: unknown, ...patterns: readonly RegExp[]) =>
  errorsIn(error).some((one) => {
    const message = safeGet(one, 'message')
    return typeof message === 'string' && patterns.every((pattern) => pattern.test(message))
  })

// The method, a capability, the network, so many, or all or none is not supported; and what some say instead.
const unsupported = [4200, -32601, -32602, 5700, 5710, 5740, 5760]
const unsupportedWords =
  /(method|wallet_\w+).*(not (supported|found|available|exist|granted)|unsupported|does not exist)|(unsupported|unknown|invalid) method|does not support|request\(\) method|not approved by the wallet/i
const upgradeWords = /\bupgrad|7702|smart account/i
const refusalWords = /reject|declin|refus|den(y|ied)|not allowed|disabled/i

/** True for a refusal of a wallet that cannot do it: it has sent nothing, and may be asked otherwise. */
export function isUnsupported(error: unknown): boolean {
  if (normalizeWalletError(error) instanceof UserRejectedError || hasCode(error, [5720, 5730])) return false
  return !isUpgradeDeclined(error) && (hasCode(error, unsupported) || hasWords(error, unsupportedWords))
}

/** True for a wallet that knows no calls by the id it was asked for. */
export const isUnknownId = (error: unknown) => hasCode(error, [5730])

/**
 * True if a wallet refused calls because the account would have to become a smart account (code 5750 of EIP-5792, or
 * another code and words to that effect). Some wallets remember the refusal and answer it for every batch.
 */
export const isUpgradeDeclined = (error: unknown) =>
  hasCode(error, [5750]) || hasWords(error, upgradeWords, refusalWords)
