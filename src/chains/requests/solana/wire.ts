import { base58 } from '@scure/base'
import { tryOrNull } from '../../untrusted'

/** A transaction as its bytes have it, https://solana.com/docs/core/transactions */
export interface WireTransaction {
  readonly version: 'legacy' | 0
  /** Addresses that are spelled out: signers first, writable ones before the others. */
  readonly addresses: readonly string[]
  readonly signerCount: number
  /** True for the index of an account that may be written to, in a lookup table or not. */
  readonly isWritable: (index: number) => boolean
  readonly instructions: readonly WireInstruction[]
  readonly lookupTables: readonly string[]
}

export interface WireInstruction {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** No network takes more (1232 bytes of a packet); what is far longer is not looked at. */
const sizeLimit = 4096

/** Reads a transaction with its places for signatures; null for other bytes. */
export function readWireTransaction(bytes: Uint8Array): WireTransaction | null {
  if (bytes.length > sizeLimit) return null
  return tryOrNull(() => {
    const reader = new WireReader(bytes)
    const count = reader.length()
    reader.take(64 * count)
    const message = readMessage(reader)
    if (message.signerCount !== count) throw new RangeError('Another number of signatures')
    return message
  })
}

/** True for the bytes that a signature of a transaction is made over, or a whole transaction. */
export function isSolanaMessage(bytes: Uint8Array): boolean {
  if (bytes.length > sizeLimit) return false
  return tryOrNull(() => readMessage(new WireReader(bytes))) !== null || readWireTransaction(bytes) !== null
}

function readMessage(reader: WireReader): WireTransaction {
  const isLegacy = (reader.peek() & 0x80) === 0
  if (!isLegacy && reader.byte() !== 0x80) throw new RangeError('A version of later')
  const [signers, readonlySigners, readonlyOthers] = [reader.byte(), reader.byte(), reader.byte()]
  const addresses = reader.many(() => base58.encode(reader.take(32)))
  reader.take(32)
  const instructions = reader.many(() => ({
    program: reader.byte(),
    accounts: reader.many(() => reader.byte()),
    data: reader.take(reader.length()),
  }))
  const tables = isLegacy
    ? []
    : reader.many(() => ({
        address: base58.encode(reader.take(32)),
        writable: reader.many(() => reader.byte()).length,
        readonly: reader.many(() => reader.byte()).length,
      }))
  const writableLoaded = tables.reduce((sum, { writable }) => sum + writable, 0)
  const total = addresses.length + tables.reduce((sum, table) => sum + table.writable + table.readonly, 0)
  const used = instructions.flatMap(({ program, accounts }) => [program, ...accounts])
  if (
    signers < 1 ||
    readonlySigners >= signers ||
    signers + readonlyOthers > addresses.length ||
    used.some((index) => index >= total)
  )
    throw new RangeError('The header does not fit the accounts')
  if (new Set(addresses).size < addresses.length) throw new RangeError('An account stands there twice')
  reader.end()
  return {
    version: isLegacy ? 'legacy' : 0,
    addresses,
    signerCount: signers,
    isWritable: (index) => {
      if (index < signers) return index < signers - readonlySigners
      if (index < addresses.length) return index < addresses.length - readonlyOthers
      return index < addresses.length + writableLoaded
    },
    instructions,
    lookupTables: tables.map(({ address }) => address),
  }
}

class WireReader {
  private at = 0

  constructor(private readonly bytes: Uint8Array) {}

  take(length: number): Uint8Array {
    const end = this.at + length
    if (end > this.bytes.length) throw new RangeError('The bytes end early')
    const taken = this.bytes.subarray(this.at, end)
    this.at = end
    return taken
  }

  byte(): number {
    return this.take(1)[0] ?? 0
  }

  peek(): number {
    return this.bytes[this.at] ?? 0
  }

  /** The "compact-u16" of Solana: seven bits a byte, the lowest first. */
  length(): number {
    let value = 0
    for (let index = 0; index < 3; index++) {
      const byte = this.byte()
      value |= (byte & 0x7f) << (7 * index)
      if (byte >= 0x80) continue
      if (index > 0 && byte === 0) throw new RangeError('A length is written in more bytes than it needs')
      if (value > 0xffff) throw new RangeError('A length is too long')
      return value
    }
    throw new RangeError('A length is too long')
  }

  many<T>(read: () => T): readonly T[] {
    const length = this.length()
    const all: T[] = []
    for (let index = 0; index < length; index++) all.push(read())
    return all
  }

  end(): void {
    if (this.at !== this.bytes.length) throw new RangeError('Bytes are left')
  }
}
