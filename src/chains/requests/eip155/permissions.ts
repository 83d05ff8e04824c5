import { isAddress } from '../addresses'
import { entryOf, isRecord, textOf, type Plain, type PlainRecord } from '../plain'
import { partsOf, type Described, type Reading } from '../requestContext'
import type { PermissionsDescription } from '../types'
import { nodesOf } from '../valueNodes'
import type { RequestWarning } from '../types/warnings'
import { contextWarnings, whereabouts } from './transaction'
import { unknownFields } from '../unknownFields'

/**
 * Reads `wallet_grantPermissions` (https://eips.ethereum.org/EIPS/eip-7715), `wallet_revokePermissions`
 * and `wallet_requestPermissions` (https://eips.ethereum.org/EIPS/eip-2255).
 */
export function describePermissions(reading: Reading): Described<PermissionsDescription> | null {
  const change = reading.method === 'wallet_revokePermissions' ? 'revoke' : 'grant'
  const given = partsOf(reading.params)
  if (!isRecord(given)) return null
  const grantee = granteeOf(given)
  const permissions = readPermissions(given)
  const chainId = textOf(given, 'chainId')
  if (!permissions || (chainId !== null && !/^0x[0-9a-f]{1,64}$/i.test(chainId))) return null
  const account = textOf(given, 'address') ?? textOf(given, 'from')
  const networkId = chainId === null ? null : (`eip155:${BigInt(chainId)}` as const)
  const isList = entryOf(given, 'permissions') !== undefined
  const warnings: RequestWarning[] = [...contextWarnings(isAddress(account) ? account : null, networkId, reading)]
  if (isList) warnings.push(...unknownFields(given, fields))
  const named = Object.fromEntries(Object.entries(given).filter(([name]) => fields.includes(name))) as PlainRecord
  // EIP-2255 has no place for a network.
  const params = [isList ? { ...named, chainId: whereabouts(null, networkId, reading).chainId } : given]
  const isForAccounts = reading.method === 'wallet_requestPermissions'
  if (isForAccounts) warnings.push({ key: 'seesAccounts', origin: reading.origin, level: 'caution', at: [] })
  else if (change === 'grant') warnings.push({ key: 'grantsPermission', grantee, level: 'danger', at: [] })
  return {
    kind: 'permissions',
    change,
    permissions,
    grantee,
    expiry: readExpiry(given),
    warnings,
    tokens: [],
    params,
    problem: null,
  }
}

// https://eips.ethereum.org/EIPS/eip-7715 as it is, and as it was.
const fields =
  'chainId address account from to signer expiry permissions permissionsContext isAdjustmentAllowed rules'.split(' ')

type Permissions = PermissionsDescription['permissions']

// EIP-7715 has a list of types with data; EIP-2255, which revocations follow, has them as keys.
function readPermissions(given: Plain): Permissions | null {
  const list = entryOf(given, 'permissions')
  if (list === undefined) {
    const named = isRecord(given) ? Object.entries(given) : []
    return named.length === 0 ? null : named.map(([type, value]) => ({ type, nodes: nodesOf(value) }))
  }
  if (!Array.isArray(list) || list.length === 0) return null
  const read = (list as readonly Plain[]).map((permission) => {
    const type = entryOf(permission, 'type')
    const name = typeof type === 'string' ? type : textOf(type, 'custom')
    return name === null ? null : { type: name, nodes: nodesOf(permission).filter((node) => node.name !== 'type') }
  })
  const whole = read.filter((permission) => permission !== null)
  return whole.length === read.length ? whole : null
}

function granteeOf(given: Plain): string | null {
  const signer = entryOf(given, 'signer')
  const data = entryOf(signer, 'data')
  return (
    textOf(data, 'address') ??
    textOf(data, 'id') ??
    textOf(data, 'publicKey') ??
    textOf(signer, 'type') ??
    textOf(given, 'to')
  )
}

function readExpiry(given: Plain): bigint | null {
  const expiry = entryOf(given, 'expiry')
  if (typeof expiry === 'number') return Number.isSafeInteger(expiry) && expiry >= 0 ? BigInt(expiry) : null
  return typeof expiry === 'string' && /^(0x[0-9a-f]{1,16}|\d{1,20})$/i.test(expiry) ? BigInt(expiry) : null
}
