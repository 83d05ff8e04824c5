import { isAddress, printAddress } from '../addresses'
import { readHex } from '../bytes'
import { entryOf, isRecord, textOf, type Plain, type PlainRecord } from '../plain'
import { describeCall } from './describeCall'
import { tokensOf } from './tokensOf'
import { readAddressField } from './fields'
import { contextWarnings } from './transaction'
import { unknownFields } from '../unknownFields'
import type { Described, Reading } from '../requestContext'
import type { UserOperationDescription } from '../types'
import { nodesOf } from '../valueNodes'
import type { RequestWarning } from '../types/warnings'

// https://eips.ethereum.org/EIPS/eip-4337, and version 0.6 of it; EIP-7702 adds the last one.
const fields =
  'sender nonce initCode factory factoryData callData callGasLimit verificationGasLimit preVerificationGas maxFeePerGas maxPriorityFeePerGas paymasterAndData paymaster paymasterVerificationGasLimit paymasterPostOpGasLimit paymasterData signature eip7702Auth'.split(
    ' ',
  )

/** Reads `eth_sendUserOperation`: the operation and the entry point, https://eips.ethereum.org/EIPS/eip-4337. */
export function describeUserOperation(reading: Reading): Described<UserOperationDescription> | null {
  const [operation, entryPoint] = Array.isArray(reading.params) ? (reading.params as readonly Plain[]) : []
  if (!isRecord(operation)) return null
  const known = Object.fromEntries(Object.entries(operation).filter(([name]) => fields.includes(name))) as PlainRecord
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
    nodes: nodesOf(known),
    warnings: [...own, ...unknownFields(operation, fields), ...warnings],
    tokens: tokensOf(call),
    params: entryPoint === undefined || entryPoint === null ? [known] : [known, printAddress(entryPoint)],
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
