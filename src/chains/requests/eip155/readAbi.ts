import { printAddress } from '../addresses'
import { printHex } from '../bytes'
import { headSize, isDynamic, type AbiType } from './abiType'

export type AbiValue = bigint | string | boolean | Uint8Array | readonly AbiValue[]

/** The number of parts that may be read in all; pointers to one place from many could otherwise multiply without end. */
export interface Budget {
  left: number
}

export interface AbiReading {
  readonly values: readonly AbiValue[]
  /** Written as compilers write it: every part in its place, nothing in the padding. */
  readonly isCanonical: boolean
  /** Bytes after the last part. */
  readonly trailing: number
}

/**
 * Reads arguments. Accepts what contracts accept, and tells when it is not the usual writing.
 * @throws when the bytes do not hold the arguments
 */
export function readArguments(types: readonly AbiType[], bytes: Uint8Array, budget: Budget): AbiReading {
  const reader = new AbiReader(bytes, budget)
  const values = reader.fields(types, 0)
  return { values, isCanonical: reader.isCanonical, trailing: bytes.length - Math.min(bytes.length, reader.last) }
}

class AbiReader {
  isCanonical = true
  /** Behind the last byte that was read. */
  last = 0
  /** The place at which the data of the next dynamic part has to begin. */
  private next = 0

  constructor(
    private readonly bytes: Uint8Array,
    private readonly budget: Budget,
  ) {}

  /** Values side by side, and behind them what they point to. */
  fields(types: readonly AbiType[], base: number): readonly AbiValue[] {
    let at = base
    this.next = base + types.reduce((sum, type) => sum + headSize(type), 0)
    return types.map((type) => {
      const value = this.field(type, at, base)
      at += headSize(type)
      return value
    })
  }

  private field(type: AbiType, at: number, base: number): AbiValue {
    if (!isDynamic(type)) return this.fixed(type, at)
    const start = base + this.size(at)
    if (start !== this.next) this.isCanonical = false
    return this.elsewhere(type, start)
  }

  private fixed(type: AbiType, at: number): AbiValue {
    if (type.kind !== 'tuple') return this.word(type.name, at)
    let place = at
    return type.fields.map((field) => {
      const value = this.fixed(field, place)
      place += headSize(field)
      return value
    })
  }

  private elsewhere(type: AbiType, start: number): AbiValue {
    if (type.kind === 'tuple') return this.fields(type.fields, start)
    const length = this.size(start)
    if (type.kind !== 'list') return this.content(start + 32, length)
    const { item } = type as Extract<AbiType, { kind: 'list' }>
    // A part that is not there cannot be counted either.
    if (length * headSize(item) > this.bytes.length - start - 32)
      throw new RangeError('The list is longer than the data')
    return this.fields(
      Array.from({ length }, () => item),
      start + 32,
    )
  }

  private content(start: number, length: number): Uint8Array {
    const padded = Math.ceil(length / 32) * 32
    const content = this.take(start, length)
    const padding = this.bytes.subarray(start + length, start + padded)
    if (padding.length < padded - length || padding.some((byte) => byte !== 0)) this.isCanonical = false
    this.next = start + padded
    this.last = Math.max(this.last, Math.min(this.next, this.bytes.length))
    return content
  }

  private word(name: string, at: number): AbiValue {
    const word = this.take(at, 32)
    const number = BigInt(printHex(word))
    if (name === 'address') {
      if (number >> 160n !== 0n) this.isCanonical = false
      return printAddress(printHex(word.subarray(12)))
    }
    if (name === 'bool') {
      if (number > 1n) this.isCanonical = false
      return number !== 0n
    }
    if (name.startsWith('uint')) {
      const kept = BigInt.asUintN(Number(name.slice(4)), number)
      if (kept !== number) this.isCanonical = false
      return kept
    }
    const width = Number(name.slice('bytes'.length))
    if (word.subarray(width).some((byte) => byte !== 0)) this.isCanonical = false
    return printHex(word.subarray(0, width))
  }

  private size(at: number): number {
    const number = BigInt(printHex(this.take(at, 32)))
    if (number > BigInt(this.bytes.length)) throw new RangeError('A pointer leads out of the data')
    return Number(number)
  }

  private take(at: number, length: number): Uint8Array {
    const end = at + length
    this.budget.left -= length
    if (end > this.bytes.length || this.budget.left < 0) throw new RangeError('The data ends early')
    this.last = Math.max(this.last, end)
    return this.bytes.subarray(at, end)
  }
}
