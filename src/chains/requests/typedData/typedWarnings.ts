import { sameAddress } from '../addresses'
import type { Reading } from '../requestContext'
import { flagsOf } from '../text/textParts'
import type { PermitDescription, TypedDataDomain, ValueNode } from '../types'
import type { RequestWarning, WarningKind, WarningLevel } from '../types/warnings'

interface Facts {
  readonly signer: string
  readonly hasDomain: boolean
  readonly named: TypedDataDomain
  readonly permit: PermitDescription | null
  /** The effect of the signature is known, or nothing of worth is named. */
  readonly isKnown: boolean
  readonly primaryType: string
  readonly uncovered: readonly string[]
  readonly nodes: readonly ValueNode[]
  readonly reading: Reading
}

/** Warnings of typed data of any kind. */
export function warningsOf({
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

function partsWithin(node: ValueNode): ValueNode['parts'] {
  return node.value === null ? node.children.flatMap(partsWithin) : node.parts
}
