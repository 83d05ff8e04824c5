import { tryOrNull } from '../../untrusted'
import { isAddress, printAddress, sameAddress } from '../addresses'
import { copyPlain } from '../../rpc/cloneRpcCall'
import { entryOf, isRecord, textOf, type Plain } from '../plain'
import { tokensOf } from '../eip155/tokensOf'
import type { AgreementDescription } from '../types/agreements'
import { readAgreement } from './agreements'
import { namesValue } from './nodes'
import { readPermit } from './permits'
import type { Described, Reading } from '../requestContext'
import { flagsOf } from '../text/textParts'
import { readStruct, type Field } from './typedValues'
import type { PermitDescription, TypedDataDescription, TypedDataDomain, ValueNode } from '../types'
import { writeTypedData } from './writeTypedData'
import { nodeNamed } from '../valueNodes'
import type { RequestWarning, WarningKind, WarningLevel } from '../types/warnings'

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

interface Facts {
  readonly signer: string
  readonly hasDomain: boolean
  readonly named: TypedDataDomain
  readonly permit: PermitDescription | null
  /** Whether it is known what a signature does, or nothing of worth is named. */
  readonly isKnown: boolean
  readonly primaryType: string
  readonly uncovered: readonly string[]
  readonly nodes: readonly ValueNode[]
  readonly reading: Reading
}

function warningsOf({
  signer,
  hasDomain,
  named,
  permit,
  isKnown,
  primaryType,
  uncovered,
  nodes,
  reading,
}: Facts): readonly RequestWarning[] {
  const warnings: RequestWarning[] = []
  const warn = (level: WarningLevel, kind: WarningKind) => warnings.push({ ...kind, level, at: [] })
  const { address, context } = reading
  const active = context.network.caipNetworkId
  if (!sameAddress(signer, address)) warn('danger', { key: 'accountMismatch', wanted: signer, active: address })
  if (named.chainId === null) warn('caution', { key: 'chainMissing' })
  else if (`eip155:${named.chainId}` !== active)
    warn('danger', { key: 'chainMismatch', wanted: `eip155:${named.chainId}`, active })
  if (!hasDomain) warn('caution', { key: 'domainMissing' })
  if (uncovered.length > 0) warn('caution', { key: 'uncoveredFields', names: uncovered })
  const flags = flagsOf(nodes.flatMap(partsWithin))
  if (flags.length > 0) warn('danger', { key: 'hiddenText', flags })
  if (!isKnown) warn('caution', { key: 'unknownAgreement', type: primaryType })
  if (!permit) return warnings
  warn('caution', { key: 'permit', spender: permit.spender })
  for (const { token, isUnlimited } of permit.grants)
    if (isUnlimited) warn('danger', { key: 'unlimitedApproval', token, spender: permit.spender })
  return warnings
}

function tokensAgreed(agreement: AgreementDescription | null): readonly string[] {
  if (agreement?.kind === 'transfer') return [agreement.token]
  if (agreement?.kind === 'safeTransaction') return tokensOf(agreement.call)
  if (agreement?.kind !== 'order') return []
  const items = agreement.trades.flatMap(({ gives, gets }) => [...gives, ...gets])
  return items.flatMap(({ token, id }) => (token !== null && id === null ? [token] : []))
}

function partsWithin(node: ValueNode): ValueNode['parts'] {
  return node.value === null ? node.children.flatMap(partsWithin) : node.parts
}

/** The fields that EIP-712 has for a domain, in its order. */
const domainFields: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

function domainOf(nodes: readonly ValueNode[]): TypedDataDomain {
  const text = (name: string) => {
    const node = nodeNamed(nodes, name)
    return node && !node.isMalformed ? node.value : null
  }
  return {
    name: text('name'),
    version: text('version'),
    chainId: text('chainId'),
    verifyingContract: text('verifyingContract'),
    salt: text('salt'),
  }
}

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
