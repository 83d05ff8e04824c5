import { isAddress, printAddress } from '../addresses'
import { readHex } from '../bytes'
import { entryOf, isRecord, textOf, type Plain } from '../plain'
import { describeCall } from './describeCall'
import { tokensOf } from './tokensOf'
import { contextWarnings, readAddressField } from './transaction'
import type { Described, Reading } from '../requestContext'
import type { UserOperationDescription } from '../types'
import { nodesOf } from '../valueNodes'
import type { RequestWarning } from '../types/warnings'

/** Reads `eth_sendUserOperation`: the operation and the entry point, https://eips.ethereum.org/EIPS/eip-4337. */
export function describeUserOperation(reading: Reading): Described<UserOperationDescription> | null {
  const [operation, entryPoint] = Array.isArray(reading.params) ? (reading.params as readonly Plain[]) : []
  if (!isRecord(operation)) return null
  const sender = textOf(operation, 'sender')
  const data = readHex(textOf(operation, 'callData') ?? '0x')
  const isPoint = entryPoint === undefined || entryPoint === null || isAddress(entryPoint)
  const delegation = entryOf(operation, 'eip7702Auth')
  if (!isAddress(sender) || !data || !isPoint) return null
  const { call, warnings } = describeCall({ to: sender, value: 0n, data })
  const own: RequestWarning[] = [...contextWarnings(sender, null, reading)]
  if (isRecord(delegation))
    own.push({ key: 'delegation', to: readAddressField(delegation, 'address') ?? null, level: 'danger', at: [] })
  return {
    kind: 'userOperation',
    sender: printAddress(sender),
    entryPoint: isAddress(entryPoint) ? printAddress(entryPoint) : null,
    paymaster: readPaymaster(operation),
    isAccountCreated: isFilled(entryOf(operation, 'initCode')) || isFilled(entryOf(operation, 'factory')),
    call,
    nodes: nodesOf(operation),
    warnings: [...own, ...warnings],
    tokens: tokensOf(call),
    params: reading.params,
    problem: null,
  }
}

// Version 0.6 has the address and its data in one text.
function readPaymaster(operation: Plain): string | null {
  const packed = textOf(operation, 'paymasterAndData')?.slice(0, 42)
  const paymaster = textOf(operation, 'paymaster') ?? packed
  return isAddress(paymaster) ? printAddress(paymaster) : null
}

function isFilled(value: Plain | undefined): boolean {
  return typeof value === 'string' && value.length > 2
}
