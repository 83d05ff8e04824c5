import type { CaipNetworkId } from '../../network'
import { entryOf, isRecord, textOf, type Plain, type PlainRecord } from '../plain'
import type { Described, Reading } from '../requestContext'
import type { CallsDescription } from '../types'
import type { RequestWarning } from '../types/warnings'
import { nodesOf } from '../valueNodes'
import { readAddressField, readNetworkId } from './fields'
import { tokensOf } from './tokensOf'
import { contextWarnings, readTransaction, whereabouts } from './transaction'
import { unknownFields } from '../unknownFields'

const fields = ['version', 'id', 'from', 'chainId', 'atomicRequired', 'calls', 'capabilities']
const callFields = ['to', 'data', 'value', 'chainId', 'capabilities']

/** Reads `wallet_sendCalls`, https://eips.ethereum.org/EIPS/eip-5792. */
export function describeCalls(reading: Reading): Described<CallsDescription> | null {
  const { params } = reading
  const given = Array.isArray(params) ? (params as readonly Plain[])[0] : undefined
  const calls = entryOf(given, 'calls')
  if (!isRecord(given) || !Array.isArray(calls) || calls.length === 0) return null
  const from = readAddressField(given, 'from')
  const network = readNetworkId(given)
  const atomic = entryOf(given, 'atomicRequired')
  if (from === undefined || network === undefined || (atomic !== undefined && typeof atomic !== 'boolean')) return null
  const read = (calls as readonly Plain[]).map((call, index) => {
    // Facts about all of them hold for each.
    const one = isRecord(call) ? readTransaction(call, from, reading, [index], callFields) : null
    const options = entryOf(call, 'capabilities')
    return one && { ...one, sent: { ...one.params, ...(isRecord(options) && { capabilities: options }) } }
  })
  const whole = read.filter((entry) => entry !== null)
  if (whole.length < read.length) return null
  const options = optionsOf(given)
  const transactions = whole.map(({ transaction }) => transaction)
  // They are sent together, so to one network.
  const [networkId = null, another] = new Set([network, ...transactions.map((one) => one.networkId)].filter(isNamed))
  if (another) return null
  const inCalls = whole.flatMap(({ warnings }) => warnings).filter(({ key }) => !/^(account|chain)Mismatch$/.test(key))
  const perCall = whole.flatMap(({ sent }, index) => optionsOf(sent, `${index + 1} `).nodes)
  return {
    kind: 'calls',
    params: [
      {
        version: textOf(given, 'version') ?? '2.0.0',
        ...(textOf(given, 'id') !== null && { id: textOf(given, 'id') }),
        ...whereabouts(from, networkId, reading),
        ...(atomic !== undefined && { atomicRequired: atomic }),
        calls: whole.map(({ sent }) => sent),
        ...(options.value && { capabilities: options.value }),
      },
    ],
    from,
    networkId,
    isAtomic: atomic === true,
    transactions,
    capabilities: options.nodes.map(({ name }) => name),
    options: [...options.nodes, ...perCall],
    warnings: [
      ...contextWarnings(from, networkId, reading),
      ...paymasterOf(options.value),
      ...unknownFields(given, fields),
      ...inCalls,
    ],
    tokens: tokensOf(...transactions.map(({ call }) => call)),
    problem: null,
  }
}

/** The paymaster, https://eips.ethereum.org/EIPS/eip-7677. */
function paymasterOf(options: PlainRecord | undefined): readonly RequestWarning[] {
  const service = entryOf(options, 'paymasterService')
  if (service === undefined) return []
  return [{ key: 'paymaster', url: textOf(service, 'url')?.slice(0, 200) ?? null, level: 'caution', at: [] }]
}

function isNamed(networkId: CaipNetworkId | null): networkId is CaipNetworkId {
  return networkId !== null
}

function optionsOf(given: PlainRecord, prefix = '') {
  const value = entryOf(given, 'capabilities')
  const nodes = isRecord(value) ? nodesOf(value).map((node) => ({ ...node, name: `${prefix}${node.name}` })) : []
  return { value: isRecord(value) ? value : undefined, nodes }
}
