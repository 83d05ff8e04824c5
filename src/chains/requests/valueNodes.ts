import { printHex } from './bytes'
import { isRecord, type Plain } from './plain'
import { readTextParts } from './text/textParts'
import type { ValueNode } from './types'

/** A leaf. */
export function leaf(name: string, type: string, value: string, isMalformed = false): ValueNode {
  return { name, type, value, parts: readTextParts(value), children: [], isMalformed }
}

/** A branch. */
export function branch(name: string, type: string, children: readonly ValueNode[], isMalformed = false): ValueNode {
  return { name, type, value: null, parts: [], children, isMalformed }
}

/** Plain data as a tree, where nothing declares types. */
export function nodesOf(value: Plain | undefined): readonly ValueNode[] {
  if (Array.isArray(value)) return (value as readonly Plain[]).map((entry, index) => nodeOf(String(index), entry))
  return isRecord(value) ? Object.entries(value).map(([name, entry]) => nodeOf(name, entry)) : []
}

function nodeOf(name: string, value: Plain): ValueNode {
  return Array.isArray(value) || isRecord(value) ? branch(name, '', nodesOf(value)) : leaf(name, '', printValue(value))
}

/** A value as text. */
export function printValue(value: Plain | undefined): string {
  if (value instanceof Uint8Array) return printHex(value)
  if (typeof value === 'object') return value === null ? 'null' : JSON.stringify(value)
  return value === undefined ? '' : String(value)
}

/** The branch or leaf of this name. */
export function nodeNamed(nodes: readonly ValueNode[], name: string): ValueNode | undefined {
  return nodes.find((node) => node.name === name)
}
