export type { CallDescription, TokenGrant } from './callTypes'
export type { SolanaInstruction, SolanaTransactionDescription } from './solanaTypes'
export type { RequestWarning, WarningKind } from './warningTypes'
export type * from './types'
