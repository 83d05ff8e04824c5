import type { SolanaInstruction, SolanaTransactionDescription } from '../types/solana'
import { flagsOf, readTextParts } from '../text/textParts'
import type { RequestWarning, WarningKind, WarningLevel } from '../types/warnings'
import { computeBudgetProgram } from './otherPrograms'

type Warn = (level: WarningLevel, kind: WarningKind) => void

/** Warnings of a transaction, `index` being its place in the request. */
export function solanaWarnings(
  { signers, feePayer, instructions, lookupTables }: SolanaTransactionDescription,
  index: number,
  active: string,
): readonly RequestWarning[] {
  const warnings: RequestWarning[] = []
  const warnAt =
    (at: readonly number[]): Warn =>
    (level, kind) =>
      warnings.push({ ...kind, level, at })
  if (!signers.includes(active)) warnAt([index])('danger', { key: 'accountMismatch', wanted: feePayer, active })
  if (lookupTables.length > 0) warnAt([index])('caution', { key: 'lookupTables' })
  instructions.forEach((instruction, place) => instructionWarnings(instruction, warnAt([index, place])))
  return warnings
}

function instructionWarnings(instruction: SolanaInstruction, warn: Warn): void {
  switch (instruction.action) {
    case 'tokenApprove':
      if (instruction.isUnlimited)
        warn('danger', { key: 'unlimitedApproval', token: instruction.mint, spender: instruction.delegate })
      break
    case 'tokenTransfer':
      if (instruction.mint !== null && instruction.recipient === instruction.mint)
        warn('danger', { key: 'sentToToken', token: instruction.mint })
      break
    case 'tokenSetAuthority':
      warn(instruction.authorityType === 'owner' ? 'danger' : 'caution', {
        key: 'ownerChange',
        account: instruction.account,
        owner: instruction.newAuthority,
      })
      break
    case 'assign':
      warn('danger', { key: 'ownerChange', account: instruction.account, owner: instruction.owner })
      break
    case 'advanceNonce':
      warn('caution', { key: 'durableNonce' })
      break
    case 'memo': {
      const flags = flagsOf(readTextParts(instruction.text))
      if (flags.length > 0) warn('caution', { key: 'hiddenText', flags })
      break
    }
    case 'unknown':
      // Whatever else is asked of it, it moves nothing.
      if (instruction.program !== computeBudgetProgram)
        warn('caution', { key: 'unknownProgram', program: instruction.program })
      break
    default:
  }
}
