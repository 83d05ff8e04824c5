import type { CaipNetworkId } from '../../network'
import { sameAddress } from '../addresses'
import { printHex } from '../bytes'
import { entryOf, isRecord, type Plain, type PlainRecord } from '../plain'
import type { Described, Reading } from '../requestContext'
import type { TransactionDescription, TransactionRequestDescription } from '../types'
import type { CallDescription } from '../types/calls'
import type { RequestWarning, WarningKind, WarningLevel } from '../types/warnings'
import { describeCall } from './describeCall'
import { printQuantity, readAddressField, readData, readGas, readNetworkId, readQuantity } from './fields'
import { readAccessList, readDelegations } from './lists'
import { tokensOf } from './tokensOf'
import { unknownFields } from '../unknownFields'

// https://ethereum.github.io/execution-apis/: GenericTransaction; wallets add the last three.
const transactionFields =
  'type nonce to from gas value input data gasPrice maxPriorityFeePerGas maxFeePerGas accessList chainId authorizationList gasLimit'.split(
    ' ',
  )

interface Read {
  readonly transaction: TransactionDescription
  readonly warnings: readonly RequestWarning[]
  /** The same to send, without who sends it and where. */
  readonly params: PlainRecord
}

/** Reads `eth_sendTransaction`. */
export function describeTransaction(reading: Reading): Described<TransactionRequestDescription> | null {
  const { params } = reading
  const given = Array.isArray(params) ? (params as readonly Plain[])[0] : undefined
  const from = readAddressField(given, 'from')
  const read = isRecord(given) && from !== undefined ? readTransaction(given, from, reading, []) : null
  if (!read || from === undefined) return null
  const { transaction, warnings } = read
  return {
    kind: 'transaction',
    params: [{ ...whereabouts(from, transaction.networkId, reading), ...read.params }],
    transaction,
    warnings,
    tokens: tokensOf(transaction.call),
    problem: null,
  }
}

/** The signer and the network; a wallet that moved on meanwhile has to refuse the request. */
export function whereabouts(from: string | null, networkId: CaipNetworkId | null, { address, context }: Reading) {
  const chainId = (networkId ?? context.network.caipNetworkId).split(':')[1] ?? ''
  return { from: from ?? address, chainId: printQuantity(BigInt(chainId)) }
}

/** Reads a transaction, or one of several that are sent by the same account. */
export function readTransaction(
  all: PlainRecord,
  from: string | null,
  reading: Reading,
  at: readonly number[],
  fields: readonly string[] = transactionFields,
): Read | null {
  const given = Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name))) as PlainRecord
  const to = readAddressField(given, 'to')
  const data = readData(given)
  const networkId = readNetworkId(given)
  const numbers = {
    value: readQuantity(entryOf(given, 'value')),
    gas: readGas(given),
    gasPrice: readQuantity(entryOf(given, 'gasPrice')),
    maxFeePerGas: readQuantity(entryOf(given, 'maxFeePerGas')),
    maxPriorityFeePerGas: readQuantity(entryOf(given, 'maxPriorityFeePerGas')),
    nonce: readQuantity(entryOf(given, 'nonce')),
    type: readQuantity(entryOf(given, 'type')),
  }
  const [accessList, authorizationList] = [
    readAccessList(entryOf(given, 'accessList')),
    readDelegations(entryOf(given, 'authorizationList')),
  ]
  if (to === undefined || data === null || networkId === undefined || !areNumbers(numbers)) return null
  if (accessList === undefined || authorizationList === undefined) return null
  const { value, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, nonce } = numbers
  // Neither a recipient nor code: nothing that could be sent. Two kinds of prices: nothing that a network takes.
  if (to === null && data.length === 0) return null
  if (gasPrice !== null && (maxFeePerGas !== null || maxPriorityFeePerGas !== null)) return null
  const { call, warnings } = describeCall({ to, value: value ?? 0n, data }, at)
  const own: RequestWarning[] = [...contextWarnings(from, networkId, reading, at)]
  const warn = (level: WarningLevel, kind: WarningKind) => own.push({ ...kind, level, at })
  for (const delegation of authorizationList ?? [])
    warn('danger', { key: 'delegation', to: readAddressField(delegation, 'address') ?? null })
  if (nonce !== null) warn('caution', { key: 'nonce', nonce })
  for (const owner of new Set(ownersIn(call)))
    if (!sameAddress(owner, from ?? reading.address)) warn('caution', { key: 'spendsOthers', owner })
  const unknown = unknownFields(all, fields, at)
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
  const written = Object.entries(numbers).flatMap(([name, number]) =>
    number === null ? [] : [[name, printQuantity(number)]],
  )
  const params: PlainRecord = {
    ...(to !== null && { to }),
    ...(Object.fromEntries(written) as PlainRecord),
    ...(data.length > 0 && { data: transaction.data }),
    ...(accessList && { accessList }),
    ...(authorizationList && { authorizationList }),
  }
  return { transaction, warnings: [...own, ...unknown, ...warnings], params }
}

/** Warns where it is not for the account and the network that are active. */
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

function areNumbers<K extends string>(
  numbers: Readonly<Record<K, bigint | null | undefined>>,
): numbers is Readonly<Record<K, bigint | null>> {
  return Object.values(numbers).every((number) => number !== undefined)
}

/** Owners of the tokens that a call moves, including those of nested calls. */
function ownersIn(call: CallDescription): readonly string[] {
  switch (call.action) {
    case 'tokenTransferFrom':
    case 'itemTransfer':
      return [call.owner]
    case 'permit2Transfer':
      return call.transfers.map(({ owner }) => owner)
    case 'multicall':
      return call.calls.flatMap(ownersIn)
    default:
      return []
  }
}
