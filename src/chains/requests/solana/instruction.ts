import type { SolanaInstruction } from '../types/solana'
import type { DataReader } from './dataReader'

export type Action<I = SolanaInstruction> = I extends unknown ? Omit<I, 'program' | 'accounts' | 'data'> : never

/** Address of the account at a place of the instruction; null when it stands in a lookup table. */
export type AccountAt = (index: number) => string | null

/** Reads the data and accounts of a program's instruction; null when it is one it does not know. */
export type ReadInstruction = (data: DataReader, account: AccountAt) => Action | null
