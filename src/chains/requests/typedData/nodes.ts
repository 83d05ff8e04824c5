import type { TypedDataDomain, ValueNode } from '../types'
import { nodeNamed } from '../valueNodes'

/** The value of this name as text; null where it does not fit its type. */
export function textIn(nodes: readonly ValueNode[], name: string): string | null {
  const node = nodeNamed(nodes, name)
  return node && !node.isMalformed ? node.value : null
}

/** The whole number of this name. */
export function numberIn(nodes: readonly ValueNode[], name: string): bigint | null {
  const text = textIn(nodes, name)
  return text !== null && /^-?\d{1,78}$/.test(text) ? BigInt(text) : null
}

const plainNumbers = /^(nonce|salt|deadline|expiry|expiration|timestamp|chainId)$/i

/** True where accounts or amounts are among the values. */
export function namesValue(nodes: readonly ValueNode[]): boolean {
  return nodes.some(({ name, type, children }) =>
    children.length > 0 ? namesValue(children) : type === 'address' || (isWide(type) && !plainNumbers.test(name)),
  )
}

function isWide(type: string): boolean {
  const [, bits] = /^u?int(\d*)$/.exec(type) ?? []
  return bits !== undefined && (bits === '' || Number(bits) >= 64)
}

/** Reads a domain, as far as it fits its types. */
export function domainOf(nodes: readonly ValueNode[]): TypedDataDomain {
  const text = (name: string) => textIn(nodes, name)
  return {
    name: text('name'),
    version: text('version'),
    chainId: text('chainId'),
    verifyingContract: text('verifyingContract'),
    salt: text('salt'),
  }
}
