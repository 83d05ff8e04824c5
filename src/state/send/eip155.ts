import type { Getter } from 'jotai/vanilla'
import { canonicalEip155, canonicalSolana } from '../../chains/accounts/addresses'
import type { FeeRequest, TokenTransfer } from '../../chains/adapter'
import type { Network } from '../../chains/network'
import { readPaymentUri, type PaymentRequest } from '../../chains/payment/readPaymentUri'
import { transferCall } from '../../chains/payment/transferCall'
import { getChainReader } from '../account/chainReaders'
import type { ReceiverProblem, SendChain, SendFee, TypedReceiver } from './chain'

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

/** What sending costs, with what a layer above another chain takes for writing there. */
async function readFee(get: Getter, network: Network, transaction: FeeRequest): Promise<SendFee> {
  try {
    const reader = await getChainReader(get, network.chainNamespace)
    const [estimate, dataFee] = await Promise.all([
      reader?.estimateFee?.(network, transaction),
      reader?.readDataFee?.(network, transaction) ?? 0n,
    ])
    if (estimate?.state === 'known') return { state: 'known', value: estimate.maxFee + dataFee }
    if (estimate?.reason !== 'wouldRevert') return { state: 'unknown', reason: 'unavailable' }
    return { state: 'unknown', reason: 'wouldFail', words: estimate.words }
  } catch {
    return { state: 'unknown', reason: 'unavailable' }
  }
}

/** How much of a token would arrive, where that is less than what is sent. */
async function readShortfall(get: Getter, network: Network, transfer: TokenTransfer): Promise<bigint | undefined> {
  try {
    const reader = await getChainReader(get, network.chainNamespace)
    const arriving = await reader?.readArriving?.(network, transfer)
    return typeof arriving === 'bigint' && arriving < transfer.value ? arriving : undefined
  } catch {
    return undefined
  }
}

/** The most of the network's own currency that can be sent. Twice the fee stays, as wallets ask for a higher price. */
export function mostOf(balance: bigint, fee: bigint): bigint {
  const most = balance - 2n * fee
  return most > 0n ? most : 0n
}

/** Sending on EVM chains: the network's own currency, and tokens of ERC-20. */
export const eip155Send: SendChain = {
  parseReceiver: readReceiver,
  isSame: (one, other) => one?.toLowerCase() === other?.toLowerCase(),
  maxAmount: async (get, { network, from, to, token }) => {
    if (token.address) return token.value
    const readNow = async () => {
      const reader = await getChainReader(get, network.chainNamespace)
      return (await reader?.getBalance(network, from))?.value ?? token.value
    }
    const [fee, now] = await Promise.all([
      readFee(get, network, { from, to, value: 0n, data: '0x' }),
      readNow().catch(() => token.value),
    ])
    // What is shown was read a while ago, and may be less than a fee off.
    return fee.state === 'known' ? mostOf(now < token.value ? now : token.value, fee.value) : null
  },
  prepare: async (get, { network, from, to, token, value }) => {
    const request = token.address ? { to: token.address, value: 0n, data: transferCall(to, value) } : { to, value }
    const [fee, arriving] = await Promise.all([
      readFee(get, network, { from, data: '0x', ...request }),
      token.address ? readShortfall(get, network, { token: token.address, from, to, value }) : undefined,
    ])
    return { request, fee, arriving }
  },
  build: async (_get, _order, request) => request,
}
