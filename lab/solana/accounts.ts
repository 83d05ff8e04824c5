import { base58 } from '@scure/base'
import type { LiteSVM } from 'litesvm'
import type { Address } from './address'
import type { Ledger } from './ledger'

export const tokenPrograms: readonly Address[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address,
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address,
]

export type Account = ReturnType<LiteSVM['getProgramAccounts']>[number]

// Offsets of https://docs.rs/spl-token: an account is 165 bytes (and its extensions), a mint 82.
const accountSize = 165
const mintSize = 82

/** The account at an address; null without one. */
export function findAccount({ svm }: Ledger, address: Address): Account | null {
  const account = svm.getAccount(address)
  return account.exists ? account : null
}

/** An account in the JSON shape of a node. */
export function describeAccount(ledger: Ledger, account: Account, encoding: unknown = 'base64') {
  const parsed = encoding === 'jsonParsed' ? parse(ledger, account) : null
  const { data, programAddress: owner, executable, lamports } = account
  return {
    data:
      parsed ??
      (encoding === 'base58'
        ? [base58.encode(Uint8Array.from(data)), encoding]
        : [Buffer.from(data).toString('base64'), 'base64']),
    executable,
    lamports: Number(lamports),
    owner,
    rentEpoch: 0,
    space: data.length,
  }
}

/** Owner and mint of a token account; null for any other account. */
export function readTokenAccount({ data, programAddress }: Account) {
  if (!tokenPrograms.includes(programAddress) || data.length < accountSize) return null
  return {
    mint: keyAt(data, 0),
    owner: keyAt(data, 32),
    amount: amountAt(data, 64),
    state: data[108] ?? 0,
    isNative: data[109] === 1,
  }
}

/** Supply and decimals of a mint; null for any other account. */
export function readMint({ data, programAddress }: Account) {
  if (!tokenPrograms.includes(programAddress) || data.length !== mintSize) return null
  return {
    supply: amountAt(data, 36),
    decimals: data[44] ?? 0,
    isInitialized: data[45] === 1,
    mintAuthority: data[0] ? keyAt(data, 4) : null,
    freezeAuthority: data[46] ? keyAt(data, 50) : null,
  }
}

export function decimalsOf(ledger: Ledger, mint: Address): number {
  return findAccount(ledger, mint)?.data[44] ?? 0
}

export function describeAmount(amount: bigint, decimals: number) {
  const uiAmount = Number(amount) / 10 ** decimals
  return { amount: String(amount), decimals, uiAmount, uiAmountString: String(uiAmount) }
}

function parse(ledger: Ledger, account: Account) {
  const program = account.programAddress === tokenPrograms[0] ? 'spl-token' : 'spl-token-2022'
  const space = account.data.length
  const token = readTokenAccount(account)
  if (token) {
    const { mint, owner, isNative, amount } = token
    const state = ['uninitialized', 'initialized', 'frozen'][token.state]
    const info = { mint, owner, isNative, state, tokenAmount: describeAmount(amount, decimalsOf(ledger, mint)) }
    return { program, space, parsed: { type: 'account', info } }
  }
  const mint = readMint(account)
  return mint && { program, space, parsed: { type: 'mint', info: { ...mint, supply: String(mint.supply) } } }
}

function keyAt(data: Account['data'], offset: number): Address {
  return base58.encode(Uint8Array.from(data.slice(offset, offset + 32))) as Address
}

function amountAt(data: Account['data'], offset: number): bigint {
  return Buffer.from(data).readBigUInt64LE(offset)
}
