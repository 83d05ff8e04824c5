export type { CallDescription, TokenGrant } from './types/calls'
export type { SolanaInstruction, SolanaTransactionDescription } from './types/solana'
export type { RequestWarning, WarningKind } from './types/warnings'
export type * from './types'
