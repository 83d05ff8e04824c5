import { tryOrNull } from '../../untrusted'
import { printHex } from '../bytes'
import type { SolanaAccountUse, SolanaInstruction, SolanaTransactionDescription } from '../types/solana'
import { DataReader, type ReadInstruction } from './dataReader'
import {
  associatedTokenProgram,
  computeBudgetProgram,
  memoProgram,
  readAssociatedToken,
  readComputeBudget,
  readMemo,
} from './otherPrograms'
import { readSystem, systemProgram } from './systemProgram'
import { readToken, tokenPrograms } from './tokenProgram'
import { readWireTransaction, type WireInstruction, type WireTransaction } from './wire'

const programs: ReadonlyMap<string, ReadInstruction> = new Map([
  [systemProgram, readSystem],
  ...tokenPrograms.map((program) => [program, readToken] as const),
  [associatedTokenProgram, readAssociatedToken],
  [memoProgram, readMemo],
  [computeBudgetProgram, readComputeBudget],
])

/** Describes a serialized transaction; null for other bytes. */
export function describeSolanaTransaction(bytes: Uint8Array): SolanaTransactionDescription | null {
  const wire = readWireTransaction(bytes)
  const [feePayer] = wire?.addresses ?? []
  if (!wire || feePayer === undefined) return null
  return {
    version: wire.version,
    feePayer,
    signers: wire.addresses.slice(0, wire.signerCount),
    instructions: wire.instructions.map((instruction) => describeInstruction(instruction, wire)),
    lookupTables: wire.lookupTables,
    byteLength: bytes.length,
  }
}

function describeInstruction({ program, accounts, data }: WireInstruction, wire: WireTransaction): SolanaInstruction {
  const name = wire.addresses[program] ?? null
  const uses: readonly SolanaAccountUse[] = accounts.map((index) => ({
    address: wire.addresses[index] ?? null,
    isSigner: index < wire.signerCount,
    isWritable: wire.isWritable(index),
  }))
  const base = { program: name, accounts: uses, data: printHex(data) }
  const account = (index: number) => {
    const use = uses[index]
    if (!use) throw new RangeError('The instruction names fewer accounts')
    return use.address
  }
  const read = name === null ? undefined : programs.get(name)
  const action = read && tryOrNull(() => read(new DataReader(data), account))
  return action ? { ...base, ...action } : { ...base, action: 'unknown' }
}
