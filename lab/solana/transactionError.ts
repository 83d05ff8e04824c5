import type { FailedTransactionMetadata } from 'litesvm'

// In the order of https://docs.rs/solana-transaction-error: LiteSVM gives the index.
const names = [
  'AccountInUse',
  'AccountLoadedTwice',
  'AccountNotFound',
  'ProgramAccountNotFound',
  'InsufficientFundsForFee',
  'InvalidAccountForFee',
  'AlreadyProcessed',
  'BlockhashNotFound',
  'CallChainTooDeep',
  'MissingSignatureForFee',
  'InvalidAccountIndex',
  'SignatureFailure',
  'InvalidProgramForExecution',
  'SanitizeFailure',
]

/** Why a transaction failed, in the JSON shape of a node. */
export function describeError(failed: FailedTransactionMetadata): unknown {
  const error: unknown = failed.err()
  if (typeof error === 'number') return names[error] ?? `Error${error}`
  if (error instanceof Object && 'accountIndex' in error)
    return { InsufficientFundsForRent: { account_index: error.accountIndex } }
  if (typeof error !== 'object' || error === null || !('index' in error && 'err' in error)) return failed.toString()
  const inner: unknown = typeof error.err === 'function' ? error.err() : undefined
  const isCustom = typeof inner === 'object' && inner !== null && 'code' in inner
  return { InstructionError: [Number(error.index), isCustom ? { Custom: Number(inner.code) } : String(inner)] }
}
