import { canonicalAddress } from '../../chains/accounts/canonical'
import type { Network } from '../../chains/network'
import { readPaymentUri, type PaymentRequest } from '../../chains/payment/readPaymentUri'

/** Why nothing can be sent to what was typed. */
export type ReceiverProblem =
  | 'invalid'
  | 'checksum'
  | 'otherNamespace'
  | 'otherNetwork'
  | 'unknownToken'
  | 'noSuchName'
  | 'nameUnavailable'
  | 'tokenContract'

/** What was typed: nobody, somebody, a name to look up, or what cannot be sent to. */
export type TypedReceiver =
  | { readonly kind: 'none' }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'refused'; readonly problem: ReceiverProblem }

// https://eips.ethereum.org/EIPS/eip-3770, with the names of https://github.com/ethereum-lists/chains.
const shortNames: Readonly<Record<string, number>> = {
  eth: 1,
  oeth: 10,
  bnb: 56,
  gno: 100,
  matic: 137,
  zksync: 324,
  base: 8453,
  arb1: 42161,
  avax: 43114,
  linea: 59144,
  sep: 11155111,
}

/** Reads whom to send to on an EVM chain: an address, also with its chain before it (ERC-3770, CAIP-10), or a name. */
export function readReceiver(text: string, network: Network): TypedReceiver {
  const typed = text.trim()
  if (typed === '') return { kind: 'none' }
  const [, chain, rest = typed] = /^(eip155:\d+|[a-z][a-z0-9-]*):(0x[0-9a-f]{40})$/i.exec(typed) ?? []
  if (chain) {
    const chainId = chain.startsWith('eip155:') ? chain : `eip155:${shortNames[chain]}`
    if (chainId !== network.caipNetworkId) return { kind: 'refused', problem: 'otherNetwork' }
  }
  if (/^0x[0-9a-f]{40}$/i.test(rest)) return readAddress(rest)
  if (/^ethereum:/i.test(typed)) return { kind: 'refused', problem: problemOf(readPaymentUri(typed), network) }
  if (/^(solana|bitcoin):/i.test(typed)) return { kind: 'refused', problem: 'otherNamespace' }
  const isElsewhere =
    canonicalAddress('solana:any', typed) !== null || /^(bc|tb|bcrt|cosmos|osmo)1[a-z0-9]{30,}$/i.test(typed)
  if (isElsewhere) return { kind: 'refused', problem: 'otherNamespace' }
  return /^[^\s:/]+\.[^\s:/]{2,}$/.test(typed) ? { kind: 'name', name: typed } : { kind: 'refused', problem: 'invalid' }
}

/** Why a link was not followed when it was pasted. */
function problemOf(asked: PaymentRequest | null, { caipNetworkId }: Network): ReceiverProblem {
  if (!asked) return 'invalid'
  return (asked.networkId ?? caipNetworkId) === caipNetworkId ? 'unknownToken' : 'otherNetwork'
}

function readAddress(text: string): TypedReceiver {
  const address = canonicalAddress('eip155:1', text) ?? text
  const letters = text.slice(2)
  const isMixed = letters !== letters.toLowerCase() && letters !== letters.toUpperCase()
  return isMixed && address !== text ? { kind: 'refused', problem: 'checksum' } : { kind: 'address', address }
}

/** Whether two addresses look the same where they are shortened, and are not. */
export function isLookAlike(one: string, other: string): boolean {
  const ends = (address: string) => `${address.slice(0, 6)}${address.slice(-4)}`.toLowerCase()
  return one.toLowerCase() !== other.toLowerCase() && ends(one) === ends(other)
}
