import { InvalidCaipAddressError, InvalidCaipNetworkIdError, MalformedCaipAddressError } from './errors/errors'
import { namespaces, type CaipAddress, type CaipNetworkId, type Namespace } from './network'

export interface CaipNetworkParts {
  readonly namespace: Namespace
  readonly reference: string
}

export interface CaipAddressParts extends CaipNetworkParts {
  readonly networkId: CaipNetworkId
  readonly address: string
}

// https://chainagnostic.org/CAIPs/caip-2 and caip-10: what a reference and an account may consist of.
const referencePattern = /^[-_a-zA-Z0-9]{1,32}$/
const addressPattern = /^[-.%a-zA-Z0-9]{1,128}$/

/**
 * Takes a CAIP-2 id apart.
 * @throws InvalidCaipNetworkIdError unless it has exactly two parts of a known namespace
 * @example
 * parseCaipNetworkId('eip155:1') // { namespace: 'eip155', reference: '1' }
 */
export function parseCaipNetworkId(value: string): CaipNetworkParts {
  const parts = typeof value === 'string' ? value.split(':') : []
  const [namespace, reference] = parts
  if (parts.length !== 2 || !isNamespace(namespace) || !reference || !referencePattern.test(reference))
    throw new InvalidCaipNetworkIdError(value)
  return { namespace, reference }
}

/**
 * Takes a CAIP-10 id apart.
 * @throws InvalidCaipAddressError unless it has exactly three parts of a known namespace
 * @example
 * parseCaipAddress('eip155:1:0xd8dA…6045').networkId // 'eip155:1'
 */
export function parseCaipAddress(value: string): CaipAddressParts {
  const parts = typeof value === 'string' ? value.split(':') : []
  const [namespace, reference, address] = parts
  const isWhole = parts.length === 3 && isNamespace(namespace) && reference && address
  if (!isWhole || !referencePattern.test(reference) || !addressPattern.test(address))
    throw new InvalidCaipAddressError(value)
  return { namespace, reference, address, networkId: `${namespace}:${reference}` }
}

/**
 * Narrows a text to a CAIP-10 id.
 * @throws MalformedCaipAddressError with the sentence 'Invalid CAIP Address'
 * @example
 * assertCaipAddress(text)
 * send(text) // `text` is a CaipAddress from here on
 */
export function assertCaipAddress(value: string): asserts value is CaipAddress {
  try {
    parseCaipAddress(value)
  } catch (cause) {
    throw new MalformedCaipAddressError(cause)
  }
}

/**
 * Puts a CAIP-10 id together.
 * @example
 * buildCaipAddress('eip155:1', address) // 'eip155:1:0xd8dA…6045'
 */
export function buildCaipAddress(networkId: CaipNetworkId, address: string): CaipAddress {
  return `${networkId}:${address}`
}

function isNamespace(value: unknown): value is Namespace {
  return typeof value === 'string' && (namespaces as readonly string[]).includes(value)
}

/** The account part of `did:pkh:eip155:{chain}:{address}`, of a CAIP-10 id, or an address as it is. */
export function addressOfDid(text: string): string {
  return text.split(':').at(-1) ?? text
}
