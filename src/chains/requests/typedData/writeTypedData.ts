import type { Plain } from '../plain'
import type { ValueNode } from '../types'
import type { Field, Types } from './typedValues'

interface Reading {
  readonly types: Types
  readonly primaryType: string
  readonly domain: readonly ValueNode[]
  readonly message: readonly ValueNode[]
}

/**
 * The JSON that a wallet signs, made from what is shown: no field and no type that is not. Whole numbers are decimal
 * texts, which every wallet reads alike, but for the number of the chain, which wallets compare.
 */
export function writeTypedData({ types, primaryType, domain, message }: Reading): string {
  const used = new Map<string, readonly Field[]>()
  const visit = (name: string) => {
    const fields = types.get(name)
    if (!fields || used.has(name)) return
    used.set(name, fields)
    for (const { type } of fields) visit(type.replace(/\[.*$/, ''))
  }
  visit('EIP712Domain')
  visit(primaryType)
  return JSON.stringify({
    types: Object.fromEntries(used),
    primaryType,
    domain: Object.fromEntries(
      domain.map((node) => [node.name, node.name === 'chainId' ? chainOf(node) : write(node)]),
    ),
    message: Object.fromEntries(message.map((node) => [node.name, write(node)])),
  })
}

function write({ type, value, children }: ValueNode): Plain {
  if (value !== null) return type === 'bool' ? value === 'true' : value
  return type.endsWith(']') ? children.map(write) : Object.fromEntries(children.map((node) => [node.name, write(node)]))
}

function chainOf(node: ValueNode): Plain {
  const id = Number(node.value)
  return /^u?int/.test(node.type) && Number.isSafeInteger(id) ? id : write(node)
}
