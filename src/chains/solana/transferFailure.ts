import { isRecord } from '../guards'
import { TransferError, type TransferFailure } from '../errors/chainErrors'
import { associatedProgram, systemProgram, tokenPrograms } from './tokenData'

// https://docs.rs/spl-token-2022-interface, `TokenError`; the first ones are those of the SPL token program.
const tokenFailures: Readonly<Record<number, TransferFailure>> = {
  1: 'insufficientFunds',
  17: 'frozen',
  36: 'memoRequired',
  37: 'notTransferable',
  67: 'paused',
}

const wholeFailures: Readonly<Record<string, TransferFailure>> = {
  AccountNotFound: 'insufficientFunds',
  InsufficientFundsForFee: 'insufficientFunds',
  InvalidAccountForFee: 'insufficientFunds',
  BlockhashNotFound: 'expired',
}

/**
 * Reads the `err` of a node (https://docs.rs/solana-transaction-error), with the program of each instruction; null
 * without a failure.
 */
export function failureOf(error: unknown, programs: readonly string[], logs: readonly string[]): TransferError | null {
  if (error === null || error === undefined) return null
  return Object.assign(new TransferError(reasonOf(error, programs), logs), { words: wordsOf(logs) })
}

/** Longer ones are not read. */
const mostLetters = 200

/** The last words of a program; those of Anchor say more before. */
function wordsOf(logs: readonly string[]): string | undefined {
  const said = logs.map((line) => /^Program log: (?:Error: |AnchorError .*Error Message: )(.+?)\.?$/.exec(line)?.[1])
  return said.filter(Boolean).at(-1)?.slice(0, mostLetters)
}

function reasonOf(error: unknown, programs: readonly string[]): TransferFailure {
  if (typeof error === 'string') return wholeFailures[error] ?? 'unknown'
  if (!isRecord(error)) return 'unknown'
  const { InsufficientFundsForRent: rent, InstructionError: failed } = error
  // The payer comes first.
  if (isRecord(rent)) return rent.account_index === 0 ? 'senderRent' : 'receiverRent'
  if (!Array.isArray(failed)) return 'unknown'
  const [index, why] = failed as unknown[]
  const program = programs[Number(index)] ?? ''
  const code = isRecord(why) ? Number(why.Custom) : null
  const isToken = tokenPrograms.some((one) => one === program)
  if (isToken && code !== null) return tokenFailures[code] ?? 'unknown'
  // The system program has not the lamports; the other asks it for those of a new account.
  const isSystem = program === systemProgram || program === associatedProgram
  return (isSystem && code === 1) || why === 'InsufficientFunds' ? 'insufficientFunds' : 'unknown'
}
