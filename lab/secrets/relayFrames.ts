import { base64 } from '@scure/base'

/** Facts of a call that a relay may know: target, lifetime, and kind. */
const plainNumbers: readonly string[] = ['ttl', 'tag', 'correlationId']
const topics: readonly string[] = ['topic', 'topics', 'pairingTopic', 'sessionTopic']
const ciphertexts: readonly string[] = [
  'message',
  'sessionProposal',
  'sessionProposalResponse',
  'sessionSettlementRequest',
]

/** Returns texts that a page tells a relay besides topics and ciphertext; the right result is empty. */
export function findPlain(frame: string): readonly string[] {
  const call = parse(frame)
  if (!call) return ['no JSON-RPC']
  // Answers to the relay, and its own words to itself.
  if (call.params === undefined) return []
  return findIn(call.params)
}

function findIn(params: unknown): readonly string[] {
  if (!isRecord(params)) return ['params']
  return Object.entries(params).flatMap(([name, value]) => {
    if (name === 'messages' || name === 'subscriptions') return Array.isArray(value) ? value.flatMap(findIn) : [name]
    return isAllowed(name, value) ? [] : [name]
  })
}

function isAllowed(name: string, value: unknown): boolean {
  if (plainNumbers.includes(name)) return typeof value === 'number'
  // The app has no attestation.
  if (name === 'attestation') return value === ''
  if (name === 'prompt') return typeof value === 'boolean'
  if (name === 'id') return typeof value === 'string' && /^[0-9a-f]{1,64}$/.test(value)
  if (topics.includes(name))
    return [value].flat().every((topic) => typeof topic === 'string' && /^[0-9a-f]{64}$/.test(topic))
  return ciphertexts.includes(name) && isSealed(value)
}

/**
 * An envelope of type 0 or 1: those are sealed, type 2 is readable.
 * https://specs.walletconnect.com/2.0/specs/clients/core/crypto/crypto-envelopes
 */
function isSealed(value: unknown): boolean {
  if (typeof value !== 'string') return false
  try {
    const [type = 2, ...rest] = base64.decode(value)
    // The nonce and the tag of ChaCha20-Poly1305, and for type 1 the sender's key.
    return type <= 1 && rest.length > (type === 1 ? 60 : 28)
  } catch {
    return false
  }
}

function parse(frame: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const call: unknown = JSON.parse(frame)
    return isRecord(call) ? call : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
