import { isAddress, sameAddress } from '../addresses'
import { readHex } from '../bytes'
import { describeCall } from '../eip155/describeCall'
import { tokensOf } from '../eip155/tokensOf'
import type { TypedDataDomain, ValueNode } from '../types'
import type { AgreementDescription, Trade, TradedItem } from '../types/agreements'
import type { RequestWarning, WarningKind, WarningLevel } from '../types/warnings'
import { nodeNamed } from '../valueNodes'
import { numberIn, textIn } from './nodes'

export interface AgreementReading {
  readonly agreement: AgreementDescription
  readonly warnings: readonly RequestWarning[]
}

/** Reads the effect of a signature over this typed data; null when that is not known. */
export function readAgreement(
  primaryType: string,
  { verifyingContract }: TypedDataDomain,
  message: readonly ValueNode[],
  address: string,
): AgreementReading | null {
  if (primaryType === 'OrderComponents' || primaryType === 'BulkOrder') return readOrder(message)
  if (!isAddress(verifyingContract)) return null
  if (/^(Transfer|Receive)WithAuthorization$/.test(primaryType))
    return readTransfer(verifyingContract, message, address)
  if (primaryType === 'Permit') return readItemPermit(verifyingContract, message)
  return primaryType === 'SafeTx' ? readSafe(verifyingContract, message) : null
}

const warning = (level: WarningLevel, kind: WarningKind): RequestWarning => ({ ...kind, level, at: [] })

// https://eips.ethereum.org/EIPS/eip-3009
function readTransfer(token: string, message: readonly ValueNode[], address: string): AgreementReading | null {
  const [from, recipient] = [textIn(message, 'from'), textIn(message, 'to')]
  const amount = numberIn(message, 'value')
  if (!isAddress(from) || !isAddress(recipient) || amount === null) return null
  const deadline = numberIn(message, 'validBefore')
  const warnings = [warning('caution', { key: 'signedTransfer', recipient })]
  if (!sameAddress(from, address))
    warnings.push(warning('danger', { key: 'accountMismatch', wanted: from, active: address }))
  return { agreement: { kind: 'transfer', token, from, recipient, amount, deadline }, warnings }
}

// https://eips.ethereum.org/EIPS/eip-4494
function readItemPermit(token: string, message: readonly ValueNode[]): AgreementReading | null {
  const [spender, id] = [textIn(message, 'spender'), numberIn(message, 'tokenId')]
  if (!isAddress(spender) || id === null) return null
  const agreement = { kind: 'itemPermit', token, spender, id, deadline: numberIn(message, 'deadline') } as const
  return { agreement, warnings: [warning('danger', { key: 'itemPermit', spender })] }
}

// https://github.com/safe-global/safe-smart-account: operation 1 is a delegatecall.
function readSafe(safe: string, message: readonly ValueNode[]): AgreementReading | null {
  const [to, value] = [textIn(message, 'to'), numberIn(message, 'value')]
  const data = readHex(textIn(message, 'data') ?? '')
  const operation = numberIn(message, 'operation')
  if (!isAddress(to) || value === null || !data || operation === null) return null
  const { call, warnings } = describeCall({ to, value, data })
  const isDelegateCall = operation !== 0n
  const isRefunded = (numberIn(message, 'gasPrice') ?? 0n) !== 0n
  return {
    agreement: { kind: 'safeTransaction', safe, isDelegateCall, isRefunded, call },
    warnings: [
      ...(isDelegateCall ? [warning('danger', { key: 'delegateCall', to })] : []),
      ...(isRefunded ? [warning('danger', { key: 'safeRefund' })] : []),
      ...warnings,
    ],
  }
}

// https://github.com/ProjectOpenSea/seaport/blob/main/docs/SeaportDocumentation.md
function readOrder(message: readonly ValueNode[]): AgreementReading | null {
  const found = nodeNamed(message, 'tree') ? ordersWithin(message) : [message]
  const read = found.map(readTrade)
  const trades = read.filter((trade) => trade !== null)
  if (trades.length < read.length || trades.length === 0) return null
  // A tree is filled up with orders of nothing.
  const meant = trades.filter(({ gives }) => gives.length > 0)
  const isForNothing = meant.some(
    ({ gets, offerer }) => !gets.some(({ recipient, amount }) => recipient === offerer && amount > 0n),
  )
  return {
    agreement: { kind: 'order', trades: meant },
    warnings: [
      warning('caution', { key: 'signedOrder' }),
      ...(isForNothing ? [warning('danger', { key: 'orderForNothing' })] : []),
    ],
  }
}

function ordersWithin(nodes: readonly ValueNode[]): readonly (readonly ValueNode[])[] {
  return nodes.flatMap(({ type, children }) => (type === 'OrderComponents' ? [children] : ordersWithin(children)))
}

function readTrade(order: readonly ValueNode[]): Trade | null {
  const offerer = textIn(order, 'offerer')
  const [gives, gets] = [readItems(order, 'offer'), readItems(order, 'consideration')]
  return isAddress(offerer) && gives && gets ? { offerer, gives, gets, endTime: numberIn(order, 'endTime') } : null
}

function readItems(order: readonly ValueNode[], name: 'offer' | 'consideration'): readonly TradedItem[] | null {
  const rows = nodeNamed(order, name)
  if (!rows || rows.value !== null) return null
  const items = rows.children.map(({ children }): TradedItem | null => {
    const kind = numberIn(children, 'itemType')
    const token = textIn(children, 'token')
    const id = numberIn(children, 'identifierOrCriteria')
    const [start, end] = [numberIn(children, 'startAmount'), numberIn(children, 'endAmount')]
    const recipient = textIn(children, 'recipient')
    if (kind === null || !isAddress(token) || id === null || start === null || end === null) return null
    if (name === 'consideration' && !isAddress(recipient)) return null
    const [least, most] = start < end ? [start, end] : [end, start]
    // 0 is the currency, 1 an ERC-20 token; the others are items.
    return {
      token: kind === 0n ? null : token,
      id: kind > 1n ? id : null,
      amount: name === 'offer' ? most : least,
      recipient,
    }
  })
  const whole = items.filter((item) => item !== null)
  return whole.length === items.length ? whole : null
}

/** The contracts whose symbol and decimals would make its amounts readable. */
export function tokensAgreed(agreement: AgreementDescription | null): readonly string[] {
  if (agreement?.kind === 'transfer') return [agreement.token]
  if (agreement?.kind === 'safeTransaction') return tokensOf(agreement.call)
  if (agreement?.kind !== 'order') return []
  const items = agreement.trades.flatMap(({ gives, gets }) => [...gives, ...gets])
  return items.flatMap(({ token, id }) => (token !== null && id === null ? [token] : []))
}
