import { canonicalEip155, canonicalSolana } from '../../../chains/accounts/addresses'
import type { Network } from '../../../chains/network'
import { readPaymentUri, type PaymentRequest } from '../../../chains/payment/readPaymentUri'
import type { ReceiverProblem, SendChain, TypedReceiver } from './chain'

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
  const isElsewhere = canonicalSolana(typed) !== null || /^(bc|tb|bcrt|cosmos|osmo)1[a-z0-9]{30,}$/i.test(typed)
  if (isElsewhere) return { kind: 'refused', problem: 'otherNamespace' }
  return /^[^\s:/]+\.[^\s:/]{2,}$/.test(typed) ? { kind: 'name', name: typed } : { kind: 'refused', problem: 'invalid' }
}

/** Why a link was not followed when it was pasted. */
function problemOf(asked: PaymentRequest | null, { caipNetworkId }: Network): ReceiverProblem {
  if (!asked) return 'invalid'
  return (asked.networkId ?? caipNetworkId) === caipNetworkId ? 'unknownToken' : 'otherNetwork'
}

function readAddress(text: string): TypedReceiver {
  const address = canonicalEip155(text) ?? text
  const letters = text.slice(2)
  const isMixed = letters !== letters.toLowerCase() && letters !== letters.toUpperCase()
  return isMixed && address !== text ? { kind: 'refused', problem: 'checksum' } : { kind: 'address', address }
}

/** Sending on EVM chains: the network's own currency, and tokens of ERC-20. */
export const eip155Send: SendChain = {
  parseReceiver: readReceiver,
  isSame: (one, other) => one?.toLowerCase() === other?.toLowerCase(),
  load: () => import('./eip155Sending.late').then(({ eip155Sending }) => eip155Sending),
}
