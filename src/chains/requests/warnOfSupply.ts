import type { TokenInfo } from '../adapter'
import type { RequestDescription } from './types'
import type { CallDescription } from './types/calls'
import type { RequestWarning } from './types/warnings'

interface Leave {
  readonly token: string | null
  readonly spender: string
  readonly amount: bigint
  readonly isUnlimited: boolean
  readonly at: readonly number[]
}

/** Adds a warning for leave to spend as much of a token as there is; `tokens` are by address in lower case. */
export function warnOfSupply<D extends RequestDescription>(
  description: D,
  tokens: Readonly<Record<string, TokenInfo>>,
): D {
  const found = leavesIn(description).flatMap(({ token, spender, amount, isUnlimited, at }): RequestWarning[] => {
    const supply = token === null ? null : (tokens[token.toLowerCase()]?.totalSupply ?? null)
    const isAll = !isUnlimited && supply !== null && supply > 0n && amount >= supply
    return isAll ? [{ key: 'unlimitedApproval', token, spender, level: 'danger', at }] : []
  })
  return found.length === 0 ? description : { ...description, warnings: [...found, ...description.warnings] }
}

function leavesIn(description: RequestDescription): readonly Leave[] {
  switch (description.kind) {
    case 'typedData': {
      const { permit, agreement } = description
      if (agreement?.kind === 'safeTransaction') return leavesOf(agreement.call, [])
      return permit?.grants.map((grant) => ({ ...grant, spender: permit.spender, at: [] })) ?? []
    }
    case 'transaction':
      return leavesOf(description.transaction.call, [])
    case 'calls':
      return description.transactions.flatMap(({ call }, index) => leavesOf(call, [index]))
    case 'userOperation':
      return leavesOf(description.call, [])
    default:
      return []
  }
}

function leavesOf(call: CallDescription, at: readonly number[]): readonly Leave[] {
  switch (call.action) {
    case 'approve':
    case 'increaseAllowance':
      return [{ token: call.to, spender: call.spender, amount: call.amount, isUnlimited: call.isUnlimited, at }]
    case 'permit':
    case 'permit2Approve':
      return call.grants.map((grant) => ({ ...grant, spender: call.spender, at }))
    case 'multicall':
      return call.calls.flatMap((inner, index) => leavesOf(inner, [...at, index]))
    default:
      return []
  }
}
