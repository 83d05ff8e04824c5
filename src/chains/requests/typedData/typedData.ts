import { tryOrNull } from '../../untrusted'
import { isAddress, printAddress } from '../addresses'
import { copyPlain } from '../../rpc/cloneRpcCall'
import { entryOf, isRecord, textOf, type Plain } from '../plain'
import { readAgreement, tokensAgreed } from './agreements'
import { domainOf, namesValue } from './nodes'
import { warningsOf } from './typedWarnings'
import { readPermit } from './permits'
import type { Described, Reading } from '../requestContext'
import { readStruct, type Field } from './typedValues'
import type { TypedDataDescription } from '../types'
import { writeTypedData } from './writeTypedData'

/** Reads `eth_signTypedData_v4`: the account and the data, as JSON or as an object. */
export function describeTypedData(reading: Reading): Described<TypedDataDescription> | null {
  const [signer, given] = Array.isArray(reading.params) ? (reading.params as readonly Plain[]) : []
  if (!isAddress(signer)) return null
  const data = typeof given === 'string' ? tryOrNull(() => copyPlain(JSON.parse(given))) : given
  const types = readTypes(entryOf(data ?? undefined, 'types'))
  const primaryType = textOf(data ?? undefined, 'primaryType')
  const domainData = entryOf(data ?? undefined, 'domain') ?? {}
  if (
    !isRecord(data ?? undefined) ||
    !types ||
    primaryType === null ||
    !types.has(primaryType) ||
    !isRecord(domainData)
  )
    return null
  // Wallets differ in what they sign where the domain has no type: it is given the one that most of them would.
  if (!types.has('EIP712Domain'))
    types.set(
      'EIP712Domain',
      domainFields.filter(({ name }) => name in domainData),
    )
  const domain = readStruct(types, 'EIP712Domain', domainData)
  const message =
    primaryType === 'EIP712Domain'
      ? { nodes: [], uncovered: [], isMalformed: false }
      : readStruct(types, primaryType, entryOf(data ?? undefined, 'message'))
  const named = domainOf(domain.nodes)
  const permit = readPermit(primaryType, named, message.nodes)
  const agreed = permit ? null : readAgreement(primaryType, named, message.nodes, reading.address)
  const agreement = agreed?.agreement ?? null
  const uncovered = [...domain.uncovered.map((name) => `domain.${name}`), ...message.uncovered]
  const warnings = warningsOf({
    signer,
    hasDomain: domain.nodes.length > 0,
    named,
    permit,
    isKnown: permit !== null || agreement !== null || !namesValue(message.nodes),
    primaryType,
    uncovered,
    reading,
    nodes: [...domain.nodes, ...message.nodes],
  })
  const params = [
    printAddress(signer),
    writeTypedData({ types, primaryType, domain: domain.nodes, message: message.nodes }),
  ]
  return {
    kind: 'typedData',
    params,
    signer,
    domain: named,
    domainNodes: domain.nodes,
    primaryType,
    message: message.nodes,
    uncovered,
    permit,
    agreement,
    warnings: [...warnings, ...(agreed?.warnings ?? [])],
    tokens: [...new Set([...(permit?.grants.map(({ token }) => token) ?? []), ...tokensAgreed(agreement)])],
    problem: domain.isMalformed || message.isMalformed ? 'malformed' : null,
  }
}

/** The fields that EIP-712 has for a domain, in its order. */
const domainFields: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

const namePattern = /^[A-Za-z_$][A-Za-z0-9_$]{0,255}$/

function readTypes(given: Plain | undefined): Map<string, readonly Field[]> | null {
  if (!isRecord(given)) return null
  const types = new Map<string, readonly Field[]>()
  for (const [name, rows] of Object.entries(given)) {
    const fields = Array.isArray(rows) ? (rows as readonly Plain[]).map(readField) : [null]
    const whole = fields.filter((field) => field !== null)
    const isDouble = new Set(whole.map((field) => field.name)).size < fields.length
    if (!namePattern.test(name) || whole.length < fields.length || isDouble) return null
    types.set(name, whole)
  }
  return types
}

function readField(row: Plain): Field | null {
  const name = textOf(row, 'name')
  const type = textOf(row, 'type')
  if (name === null || type === null || !namePattern.test(name)) return null
  return /^[A-Za-z_$][A-Za-z0-9_$]{0,255}(\[\d*\]){0,8}$/.test(type) ? { name, type } : null
}
