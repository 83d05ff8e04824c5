import type { CallDescription } from '../types/calls'
import type { WarningKind, WarningLevel } from '../types/warnings'

/** Warnings of a call that is known. */
export function callWarnings(call: CallDescription, warn: (level: WarningLevel, kind: WarningKind) => void): void {
  const token = call.to
  const isHere = (recipient: string) => recipient === token
  const sentHere = () => token !== null && warn('danger', { key: 'sentToToken', token })
  switch (call.action) {
    case 'approve':
    case 'increaseAllowance':
      if (call.isUnlimited) warn('danger', { key: 'unlimitedApproval', token, spender: call.spender })
      break
    case 'approvalForAll':
      if (call.isApproved && token !== null) warn('danger', { key: 'approvalForAll', token, operator: call.operator })
      break
    case 'permit':
    case 'permit2Approve':
      for (const grant of call.grants)
        if (grant.isUnlimited) warn('danger', { key: 'unlimitedApproval', token: grant.token, spender: call.spender })
      break
    case 'tokenTransfer':
    case 'tokenTransferFrom':
    case 'itemTransfer':
      if (isHere(call.recipient)) sentHere()
      break
    case 'permit2Transfer':
      for (const { recipient, token: moved } of call.transfers)
        if (recipient === moved) warn('danger', { key: 'sentToToken', token: moved })
      break
    default:
  }
}
