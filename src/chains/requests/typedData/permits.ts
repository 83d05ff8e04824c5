import { isUnlimited } from '../eip155/amounts'
import type { PermitDescription, TypedDataDomain, ValueNode } from '../types'
import { nodeNamed } from '../valueNodes'
import { numberIn, textIn } from './nodes'

/** The allowance that a signature over this typed data gives; null when it is no known permit. */
export function readPermit(
  primaryType: string,
  domain: TypedDataDomain,
  message: readonly ValueNode[],
): PermitDescription | null {
  const spender = textIn(message, 'spender')
  if (spender === null) return null
  if (primaryType === 'Permit') return readTokenPermit(spender, domain, message)
  if (primaryType === 'PermitSingle' || primaryType === 'PermitBatch') return readAllowances(spender, message)
  if (/^Permit(Batch)?(Witness)?TransferFrom$/.test(primaryType)) return readTransfers(spender, message)
  return null
}

// https://eips.ethereum.org/EIPS/eip-2612; DAI's of before has `allowed` in place of an amount.
function readTokenPermit(
  spender: string,
  { verifyingContract }: TypedDataDomain,
  message: readonly ValueNode[],
): PermitDescription | null {
  if (verifyingContract === null) return null
  const allowed = textIn(message, 'allowed')
  const grantOf = (amount: bigint, isWhole: boolean) => [
    { token: verifyingContract, amount, isUnlimited: isWhole, expiration: null },
  ]
  if (allowed !== null) {
    const expiry = numberIn(message, 'expiry')
    const isAllowed = allowed === 'true'
    const amount = isAllowed ? 2n ** 256n - 1n : 0n
    // DAI takes an expiry of zero for never.
    return {
      standard: 'dai',
      mode: 'allowance',
      spender,
      grants: grantOf(amount, isAllowed),
      deadline: expiry === 0n ? null : expiry,
    }
  }
  const amount = numberIn(message, 'value')
  const deadline = numberIn(message, 'deadline')
  if (amount === null || deadline === null) return null
  return { standard: 'erc2612', mode: 'allowance', spender, grants: grantOf(amount, isUnlimited(amount)), deadline }
}

// https://docs.uniswap.org/contracts/permit2/reference/allowance-transfer
function readAllowances(spender: string, message: readonly ValueNode[]): PermitDescription | null {
  const grants = readGrants(nodeNamed(message, 'details'), true)
  return (
    grants && { standard: 'permit2', mode: 'allowance', spender, grants, deadline: numberIn(message, 'sigDeadline') }
  )
}

// https://docs.uniswap.org/contracts/permit2/reference/signature-transfer
function readTransfers(spender: string, message: readonly ValueNode[]): PermitDescription | null {
  const grants = readGrants(nodeNamed(message, 'permitted'), false)
  return grants && { standard: 'permit2', mode: 'transfer', spender, grants, deadline: numberIn(message, 'deadline') }
}

function readGrants(node: ValueNode | undefined, hasExpiration: boolean): PermitDescription['grants'] | null {
  if (!node || node.value !== null) return null
  const rows = node.type.endsWith(']') ? node.children.map(({ children }) => children) : [node.children]
  const grants = rows.map((row) => {
    const token = textIn(row, 'token')
    const amount = numberIn(row, 'amount')
    if (token === null || amount === null) return null
    return {
      token,
      amount,
      isUnlimited: isUnlimited(amount),
      expiration: hasExpiration ? numberIn(row, 'expiration') : null,
    }
  })
  const whole = grants.filter((grant) => grant !== null)
  return whole.length === grants.length ? whole : null
}
