import type { CaipNetworkId } from '../../network'
import { isAddress, printAddress, sameAddress } from '../addresses'
import { printHex, readHex } from '../bytes'
import { entryOf, isRecord, type Plain, type PlainRecord } from '../plain'
import type { Described, Reading } from '../requestContext'
import type { CallsDescription, TransactionDescription, TransactionRequestDescription } from '../types'
import type { RequestWarning, WarningKind, WarningLevel } from '../types/warnings'
import { describeCall } from './describeCall'
import { tokensOf } from './tokensOf'

// https://ethereum.github.io/execution-apis/: GenericTransaction; wallets add the last three.
const knownFields = new Set(
  'type nonce to from gas value input data gasPrice maxPriorityFeePerGas maxFeePerGas accessList chainId authorizationList gasLimit'.split(
    ' ',
  ),
)

interface Read {
  readonly transaction: TransactionDescription
  readonly warnings: readonly RequestWarning[]
}

/** Reads `eth_sendTransaction`. */
export function describeTransaction(reading: Reading): Described<TransactionRequestDescription> | null {
  const { params } = reading
  const given = Array.isArray(params) ? (params as readonly Plain[])[0] : undefined
  const read = isRecord(given) ? readTransaction(given, reading, []) : null
  if (!read) return null
  const { transaction, warnings } = read
  return {
    kind: 'transaction',
    params: reading.params,
    transaction,
    warnings,
    tokens: tokensOf(transaction.call),
    problem: null,
  }
}

/** Reads `wallet_sendCalls`, https://eips.ethereum.org/EIPS/eip-5792. */
export function describeCalls(reading: Reading): Described<CallsDescription> | null {
  const { params } = reading
  const given = Array.isArray(params) ? (params as readonly Plain[])[0] : undefined
  const calls = entryOf(given, 'calls')
  if (!isRecord(given) || !Array.isArray(calls) || calls.length === 0) return null
  const from = readAddressField(given, 'from')
  const networkId = readNetworkId(given)
  const atomic = entryOf(given, 'atomicRequired')
  if (from === undefined || networkId === undefined || (atomic !== undefined && typeof atomic !== 'boolean'))
    return null
  const read = (calls as readonly Plain[]).map((call, index) =>
    // What is said for all of them holds for each.
    isRecord(call) ? readTransaction({ ...call, ...(from && { from }) }, reading, [index], isCallField) : null,
  )
  const whole = read.filter((entry) => entry !== null)
  if (whole.length < read.length) return null
  const capabilities = entryOf(given, 'capabilities')
  const transactions = whole.map(({ transaction }) => transaction)
  const inCalls = whole.flatMap(({ warnings }) => warnings).filter(({ key }) => key !== 'accountMismatch')
  return {
    kind: 'calls',
    params: reading.params,
    from,
    networkId,
    isAtomic: atomic === true,
    transactions,
    capabilities: isRecord(capabilities) ? Object.keys(capabilities) : [],
    warnings: [...contextWarnings(from, networkId, reading), ...inCalls],
    tokens: tokensOf(...transactions.map(({ call }) => call)),
    problem: null,
  }
}

const isCallField = (name: string) => ['to', 'data', 'value', 'chainId', 'from', 'capabilities'].includes(name)
const isTransactionField = (name: string) => knownFields.has(name)

function readTransaction(
  given: PlainRecord,
  reading: Reading,
  at: readonly number[],
  isKnown: (name: string) => boolean = isTransactionField,
): Read | null {
  const from = readAddressField(given, 'from')
  const to = readAddressField(given, 'to')
  const data = readData(given)
  const networkId = readNetworkId(given)
  const [value, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, nonce] = [
    readQuantity(entryOf(given, 'value')),
    readQuantity(entryOf(given, 'gas') ?? entryOf(given, 'gasLimit')),
    readQuantity(entryOf(given, 'gasPrice')),
    readQuantity(entryOf(given, 'maxFeePerGas')),
    readQuantity(entryOf(given, 'maxPriorityFeePerGas')),
    readQuantity(entryOf(given, 'nonce')),
  ]
  if (from === undefined || to === undefined || data === null || networkId === undefined) return null
  if (value === undefined || gas === undefined || gasPrice === undefined || nonce === undefined) return null
  if (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined) return null
  // Neither a recipient nor code: nothing that could be sent.
  if (to === null && data.length === 0) return null
  const { call, warnings } = describeCall({ to, value: value ?? 0n, data }, at)
  const own: RequestWarning[] = [...contextWarnings(from, networkId, reading, at)]
  const warn = (level: WarningLevel, kind: WarningKind) => own.push({ ...kind, level, at })
  const delegations = entryOf(given, 'authorizationList')
  if (Array.isArray(delegations))
    for (const delegation of delegations as readonly Plain[])
      warn('danger', {
        key: 'delegation',
        to: readAddressField(delegation, 'address') ?? readAddressField(delegation, 'contractAddress') ?? null,
      })
  for (const name of Object.keys(given)) if (!isKnown(name)) warn('note', { key: 'unknownField', name })
  const transaction = {
    from,
    to,
    value: value ?? 0n,
    networkId,
    gas,
    gasPrice,
    maxFeePerGas,
    maxPriorityFeePerGas,
    nonce,
    data: printHex(data),
    dataLength: data.length,
    call,
  }
  return { transaction, warnings: [...own, ...warnings] }
}

/** Whether it is for the account and the network that are active. */
export function contextWarnings(
  from: string | null,
  networkId: CaipNetworkId | null,
  { address, context }: Reading,
  at: readonly number[] = [],
): readonly RequestWarning[] {
  const active = context.network.caipNetworkId
  const warnings: RequestWarning[] = []
  if (from !== null && !sameAddress(from, address))
    warnings.push({ key: 'accountMismatch', wanted: from, active: address, level: 'danger', at })
  if (networkId !== null && networkId !== active)
    warnings.push({ key: 'chainMismatch', wanted: networkId, active, level: 'danger', at })
  return warnings
}

/** Undefined when there is something that is no address, null when there is nothing. */
export function readAddressField(given: Plain | undefined, key: string): string | null | undefined {
  const value = entryOf(given, key)
  if (value === undefined || value === null) return null
  return isAddress(value) ? printAddress(value) : undefined
}

// `data` and `input` name one thing: two different ones cannot both be shown.
function readData(given: PlainRecord): Uint8Array | null {
  const named = [entryOf(given, 'data'), entryOf(given, 'input')].filter(
    (value) => value !== undefined && value !== null,
  )
  const [first = '0x', second = first] = named
  if (typeof first !== 'string' || typeof second !== 'string' || first.toLowerCase() !== second.toLowerCase())
    return null
  return readHex(first)
}

// The standard says hexadecimal; pages also pass numbers.
function readQuantity(value: Plain | undefined): bigint | null | undefined {
  if (value === undefined || value === null) return null
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}

function readNetworkId(given: PlainRecord): CaipNetworkId | null | undefined {
  const id = readQuantity(entryOf(given, 'chainId'))
  return typeof id === 'bigint' ? `eip155:${id}` : id
}
