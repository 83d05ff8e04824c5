import type { CallDescription } from '../types/calls'

/** The contracts whose symbol and decimals would make the amounts of a call readable, each once. */
export function tokensOf(...calls: readonly CallDescription[]): readonly string[] {
  return [...new Set(calls.flatMap(namesOf))]
}

function namesOf(call: CallDescription): readonly string[] {
  switch (call.action) {
    case 'approve':
    case 'increaseAllowance':
    case 'decreaseAllowance':
    case 'tokenTransfer':
    case 'tokenTransferFrom':
    case 'unwrap':
      return call.to === null ? [] : [call.to]
    case 'permit':
    case 'permit2Approve':
      return call.grants.map(({ token }) => token)
    case 'permit2Transfer':
      return call.transfers.map(({ token }) => token)
    case 'multicall':
      return call.calls.flatMap(namesOf)
    default:
      return []
  }
}
