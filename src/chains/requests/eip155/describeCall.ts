import type { CallArgument, CallDescription } from '../types/calls'
import { printAddress } from '../addresses'
import { printHex } from '../bytes'
import type { RequestWarning, WarningKind, WarningLevel } from '../types/warnings'
import type { AbiType } from './abiType'
import { callWarnings } from './callWarnings'
import { knownCalls } from './knownCalls'
import { readArguments, type AbiReading, type AbiValue, type Budget } from './readAbi'
import { Values } from './values'

export interface Call {
  /** Null: a contract is created. */
  readonly to: string | null
  readonly value: bigint
  readonly data: Uint8Array
}

/** Calls within calls within calls. */
const depthLimit = 8
const countLimit = 250

/** Values that are read once for a whole request. */
interface Scope {
  readonly budget: Budget
  readonly warnings: RequestWarning[]
  count: number
}

/** Describes what a call does, with everything to be careful about; `at` is its place in the request. */
export function describeCall(
  call: Call,
  at: readonly number[] = [],
): { readonly call: CallDescription; readonly warnings: readonly RequestWarning[] } {
  const scope: Scope = { budget: { left: (depthLimit + 2) * (call.data.length + 4096) }, warnings: [], count: 0 }
  const described = describe(call, at, 0, scope)
  return { call: described, warnings: scope.warnings }
}

function describe({ to, value, data }: Call, at: readonly number[], depth: number, scope: Scope): CallDescription {
  scope.count += 1
  const warn = (level: WarningLevel, kind: WarningKind) => scope.warnings.push({ ...kind, level, at })
  const base = { to: to === null ? null : printAddress(to), value, arguments: [], signature: null }
  if (to === null) {
    warn('caution', { key: 'createsContract' })
    return { ...base, action: 'createContract', selector: null, dataLength: data.length }
  }
  if (data.length === 0) return { ...base, action: 'nativeTransfer', selector: null }
  const selector = data.length < 4 ? null : printHex(data.subarray(0, 4))
  const isTooMuch = depth > depthLimit || scope.count > countLimit
  const known = isTooMuch || selector === null ? undefined : knownCalls.get(selector)
  const mark = scope.warnings.length
  const reading = known && tryRead(known.inputs, data.subarray(4), scope.budget)
  if (known && reading) {
    const inner = (call: Call, index: number) => describe(call, [...at, index], depth + 1, scope)
    try {
      const action = known.describe(new Values(reading.values), { to: printAddress(to), inner })
      const { signature } = known
      const described = {
        ...base,
        ...action,
        selector,
        signature,
        arguments: argumentsOf(known.inputs, reading.values),
      }
      callWarnings(described, warn)
      if (!reading.isCanonical) warn('caution', { key: 'unusualEncoding' })
      if (reading.trailing > 0) warn('caution', { key: 'trailingBytes', count: reading.trailing })
      return described
    } catch {
      // The arguments contradict each other: a call like any unknown one.
      scope.warnings.length = mark
    }
  }
  warn('caution', isTooMuch ? { key: 'tooDeep' } : { key: 'unknownCall', to: base.to, selector })
  return { ...base, action: 'unknown', selector, dataLength: data.length }
}

function tryRead(types: readonly AbiType[], bytes: Uint8Array, budget: Budget): AbiReading | null {
  try {
    return readArguments(types, bytes, budget)
  } catch {
    return null
  }
}

function argumentsOf(types: readonly AbiType[], values: readonly AbiValue[]): readonly CallArgument[] {
  return types.map(({ name, label }, index) => {
    const value = plain(values[index] ?? '')
    return { name: label, type: name, value: typeof value === 'string' ? value : JSON.stringify(value) }
  })
}

function plain(value: AbiValue): unknown {
  if (value instanceof Uint8Array) return printHex(value)
  if (typeof value === 'object') return value.map(plain)
  return String(value)
}
