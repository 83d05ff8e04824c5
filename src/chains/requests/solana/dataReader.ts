import { base58 } from '@scure/base'
import { readUtf8 } from '../bytes'
import type { SolanaInstruction } from '../types/solana'

/** Reads numbers (lowest byte first) and addresses one after the other. */
export class DataReader {
  private at = 0

  constructor(private readonly bytes: Uint8Array) {}

  get isEmpty(): boolean {
    return this.at >= this.bytes.length
  }

  /** @throws when there is less left */
  take(length: number): Uint8Array {
    const end = this.at + length
    if (end > this.bytes.length) throw new RangeError('The data ends early')
    const taken = this.bytes.subarray(this.at, end)
    this.at = end
    return taken
  }

  u8(): number {
    return this.take(1)[0] ?? 0
  }

  u32(): number {
    return Number(this.unsigned(4))
  }

  u64(): bigint {
    return this.unsigned(8)
  }

  address(): string {
    return base58.encode(this.take(32))
  }

  /** Skips a text with its length before it. */
  skipText(): void {
    const length = this.u64()
    if (length > BigInt(this.bytes.length)) throw new RangeError('The data ends early')
    this.take(Number(length))
  }

  /** All that is left; null when it is no UTF-8. */
  text(): string | null {
    return readUtf8(this.take(this.bytes.length - this.at))
  }

  private unsigned(length: number): bigint {
    let sum = 0n
    for (const byte of this.take(length).slice().reverse()) sum = (sum << 8n) | BigInt(byte)
    return sum
  }
}

export type Action<I = SolanaInstruction> = I extends unknown ? Omit<I, 'program' | 'accounts' | 'data'> : never

/** Address of the account at a place of the instruction; null when it is in a lookup table. */
export type AccountAt = (index: number) => string | null

/** Reads the data and accounts of a program's instruction; null when it is one it does not know. */
export type ReadInstruction = (data: DataReader, account: AccountAt) => Action | null
