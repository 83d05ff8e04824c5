import { base58 } from '@scure/base'

/** Addresses of programs. */
export const systemProgram = '11111111111111111111111111111111'
export const associatedProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
/** https://spl.solana.com/token and https://spl.solana.com/token-2022 */
export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

// https://docs.rs/spl-token-2022-interface: a mint has 82 bytes, an account 165; with extensions both have 165, then a
// byte that says which it is, then each extension behind its number and length.
const mintSize = 82
const accountSize = 165
const extensionsStart = accountSize + 1
const extensions = { fee: 1, nonTransferable: 9, hook: 14, paused: 26 } as const

/** The fee that a token takes of each transfer, from an epoch on. */
interface TransferFee {
  readonly epoch: bigint
  readonly most: bigint
  readonly basisPoints: bigint
}

/** Rules of a mint for transfers. */
export interface Mint {
  readonly decimals: number
  /** The one before and the one of now or later; none where nothing is taken. */
  readonly fees: readonly TransferFee[]
  /** Another program has a say in each transfer. */
  readonly isHooked: boolean
  readonly isTransferable: boolean
  readonly isPaused: boolean
  /** Bytes of an account that the associated token program makes for it. */
  readonly accountSize: number
}

export interface TokenAccount {
  readonly mint: string
  readonly amount: bigint
  readonly isFrozen: boolean
}

/** Returns the kind of an account of a token program: a mint, or a holder. */
export function kindOf(data: Uint8Array): 'mint' | 'account' | null {
  if (data.length === mintSize) return 'mint'
  if (data.length === accountSize) return 'account'
  const mark = data.length > accountSize ? data[accountSize] : 0
  return mark === 1 ? 'mint' : mark === 2 ? 'account' : null
}

/** Decimals and supply of a mint. */
export function readSupply(data: Uint8Array): { readonly decimals: number; readonly totalSupply: bigint } {
  return { decimals: data[44] ?? 0, totalSupply: numberAt(data, 36) }
}

export function readTokenAccount(data: Uint8Array): TokenAccount {
  return { mint: keyAt(data, 0), amount: numberAt(data, 64), isFrozen: data[108] === 2 }
}

export function readMint(data: Uint8Array, program: string): Mint {
  const found = readExtensions(data)
  const fee = found.get(extensions.fee)
  const hook = found.get(extensions.hook)
  const isTransferable = !found.has(extensions.nonTransferable)
  const paused = found.get(extensions.paused)
  // Extensions that an account needs for its mint, each behind a number and a length; all cannot change their owner.
  const sizes = [0, fee ? 8 : null, hook ? 1 : null, paused ? 0 : null, isTransferable ? null : 0]
  const more = sizes.flatMap((size) => (size === null ? [] : [4 + size])).reduce((sum, size) => sum + size)
  return {
    decimals: data[44] ?? 0,
    // Behind two authorities and what was kept back so far.
    fees: fee ? [72, 90].map((start) => feeAt(fee, start)) : [],
    isHooked: hook?.subarray(32, 64).some((byte) => byte !== 0) ?? false,
    isTransferable,
    isPaused: paused?.[32] === 1,
    accountSize: program === tokenPrograms[1] ? extensionsStart + more : accountSize,
  }
}

/** The fee of an amount: a part of it, rounded up, and no more than its most. */
export function feeOf({ fees }: Pick<Mint, 'fees'>, epoch: bigint, amount: bigint): bigint {
  const [older, newer] = fees
  const fee = newer && epoch >= newer.epoch ? newer : older
  if (!fee) return 0n
  const part = (amount * fee.basisPoints + 9_999n) / 10_000n
  return part < fee.most ? part : fee.most
}

function readExtensions(data: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const found = new Map<number, Uint8Array>()
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = extensionsStart; at + 4 <= data.length;) {
    const [type, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (type === 0) break
    found.set(type, data.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return found
}

function feeAt(data: Uint8Array, start: number): TransferFee {
  const points = (data[start + 16] ?? 0) + 256 * (data[start + 17] ?? 0)
  return { epoch: numberAt(data, start), most: numberAt(data, start + 8), basisPoints: BigInt(points) }
}

function numberAt(data: Uint8Array, offset: number): bigint {
  return new DataView(data.buffer, data.byteOffset, data.byteLength).getBigUint64(offset, true)
}

function keyAt(data: Uint8Array, offset: number): string {
  return base58.encode(data.subarray(offset, offset + 32))
}
