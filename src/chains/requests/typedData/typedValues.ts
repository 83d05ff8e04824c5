import { isAddress, printAddress } from '../addresses'
import { entryOf, isRecord, type Plain } from '../plain'
import type { ValueNode } from '../types'
import { branch, leaf, printValue } from '../valueNodes'

export interface Field {
  readonly name: string
  readonly type: string
}

export type Types = ReadonlyMap<string, readonly Field[]>

export interface TypedReading {
  readonly nodes: readonly ValueNode[]
  /** Paths of what the data has and no type covers. */
  readonly uncovered: readonly string[]
  readonly isMalformed: boolean
}

/** A few types over much data can multiply into more than anybody can look at. */
const countLimit = 100_000

/**
 * Lays the types of EIP-712 over the data, https://eips.ethereum.org/EIPS/eip-712.
 * @throws when that comes to too much
 */
export function readStruct(types: Types, name: string, data: Plain | undefined): TypedReading {
  const reader = new TypedReader(types)
  const nodes = reader.fields(name, data, '')
  return { nodes, uncovered: reader.uncovered, isMalformed: reader.isMalformed || !isRecord(data) }
}

class TypedReader {
  readonly uncovered: string[] = []
  isMalformed = false
  private count = 0

  constructor(private readonly types: Types) {}

  fields(name: string, data: Plain | undefined, path: string): readonly ValueNode[] {
    const fields = this.types.get(name) ?? []
    if (isRecord(data)) {
      const covered = new Set(fields.map((field) => field.name))
      for (const key of Object.keys(data)) if (!covered.has(key)) this.uncovered.push(`${path}${key}`)
    }
    return fields.map((field) => this.node(field.name, field.type, entryOf(data, field.name), `${path}${field.name}`))
  }

  private node(name: string, type: string, value: Plain | undefined, path: string): ValueNode {
    this.count += 1
    if (this.count > countLimit) throw new RangeError('Too many values')
    const [, item, length] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
    if (item !== undefined) {
      if (!Array.isArray(value)) return this.wrong(name, type, value)
      const entries = value as readonly Plain[]
      const isWrong = length !== '' && Number(length) !== entries.length
      if (isWrong) this.isMalformed = true
      return branch(
        name,
        type,
        entries.map((entry, index) => this.node(String(index), item, entry, `${path}.${index}`)),
        isWrong,
      )
    }
    if (this.types.has(type))
      return isRecord(value) ? branch(name, type, this.fields(type, value, `${path}.`)) : this.wrong(name, type, value)
    const text = readLeaf(type, value)
    return text === null ? this.wrong(name, type, value) : leaf(name, type, text)
  }

  private wrong(name: string, type: string, value: Plain | undefined): ValueNode {
    this.isMalformed = true
    return leaf(name, type, printValue(value), true)
  }
}

/** The value as text to show; null when it does not fit its type. */
function readLeaf(type: string, value: Plain | undefined): string | null {
  if (type === 'string') return typeof value === 'string' ? value : null
  if (type === 'bool') return typeof value === 'boolean' ? String(value) : null
  if (type === 'address') return isAddress(value) ? printAddress(value) : null
  const [, kind, size] = /^(u?int|bytes)([1-9]\d{0,2})?$/.exec(type) ?? []
  if (kind === 'bytes') {
    if (size !== undefined && Number(size) > 32) return null
    const isHex = typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value) && value.length % 2 === 0
    return isHex && (size === undefined || value.length === 2 + 2 * Number(size)) ? value : null
  }
  if (kind === undefined) return null
  const bits = Number(size ?? 256)
  if (bits > 256 || bits % 8 !== 0) return null
  const number = readInteger(value)
  if (number === null) return null
  const [low, high] = kind === 'int' ? [-(2n ** BigInt(bits - 1)), 2n ** BigInt(bits - 1)] : [0n, 2n ** BigInt(bits)]
  return number >= low && number < high ? String(number) : null
}

// A number that JSON cannot hold exactly is another one for each who reads it.
function readInteger(value: Plain | undefined): bigint | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : null
  if (typeof value !== 'string' || value.length > 80) return null
  const [, sign, digits] = /^(-?)(\d+|0x[0-9a-f]+)$/i.exec(value) ?? []
  if (digits === undefined) return null
  return sign === '-' ? -BigInt(digits) : BigInt(digits)
}
