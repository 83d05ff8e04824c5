import type { WalletSnapshot } from '../adapter'
import { toHex } from '../bytes'
import { buildCaipAddress } from '../caip'
import { WalletResponseError } from '../errors/walletErrors'
import { safeGet, tryOrNull } from '../untrusted'
import type { CaipNetworkId, Network } from '../network'

/** The purpose that a wallet gives an address. */
export type BitcoinPurpose = 'payment' | 'ordinals' | 'stacks'

export interface BitcoinAddress {
  readonly address: string
  readonly purpose: BitcoinPurpose
  /** Hex without prefix, where the wallet tells. */
  readonly publicKey?: string | undefined
}

// https://namespaces.chainagnostic.org/bip122/caip2: the first half of the hash of a chain's first block.
const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const regtest = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const testAddress = /^(tb1[02-9ac-hj-np-z]{11,71}|[mn2][1-9A-HJ-NP-Za-km-z]{25,34})$/
/** Shapes of addresses; where networks share a shape, the first is taken unless the host has another. */
const looks: Readonly<Record<CaipNetworkId, RegExp>> = {
  [mainnet]: /^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  [testnet]: testAddress,
  'bip122:00000000da84f2bafbbc53dee25a72ae': testAddress, // testnet4
  'bip122:00000008819873e925422c1ff0f99f7c': testAddress, // signet
  [regtest]: /^(bcrt1[02-9ac-hj-np-z]{11,71}|[mn2][1-9A-HJ-NP-Za-km-z]{25,34})$/,
}
// https://github.com/stacks-network/c32check
const stacksPattern = /^S[0-9A-HJKMNP-TV-Z]{28,41}$/

/**
 * Addresses as wallets give them, possibly none; those for purposes that are not ours are left out.
 * @throws WalletResponseError for what is no list of addresses
 */
export function readAddresses(answer: unknown): readonly BitcoinAddress[] {
  const entries = tryOrNull(() => (Array.isArray(answer) ? Array.from<unknown>(answer) : null))
  if (!entries) throw new WalletResponseError('The wallet did not answer with a list of addresses')
  return entries.flatMap((entry): readonly BitcoinAddress[] => {
    const purpose = readPurpose(entry)
    if (!purpose) return []
    const address = safeGet(entry, 'address')
    if (typeof address !== 'string' || !(purpose === 'stacks' ? stacksPattern.test(address) : networkOf(address, [])))
      throw new WalletResponseError('The wallet did not answer with a list of addresses')
    return [{ address, purpose, publicKey: readPublicKey(safeGet(entry, 'publicKey')) }]
  })
}

/** The snapshot of what a wallet shares: a payment address of the host's networks before any other. */
export function snapshotOf(addresses: readonly BitcoinAddress[], networks: readonly Network[]): WalletSnapshot | null {
  const payments = addresses.filter(({ purpose }) => purpose === 'payment')
  const ordinals = addresses.filter(({ purpose }) => purpose === 'ordinals')
  const all = [...payments, ...ordinals].map(({ address }) => address)
  const first =
    all.find((address) => networks.some(({ caipNetworkId }) => looks[caipNetworkId]?.test(address))) ?? all[0]
  const networkId = first && networkOf(first, networks)
  if (!first || !networkId) return null
  const others = all.filter((address) => address !== first && looks[networkId]?.test(address))
  const accounts = [first, ...new Set(others)].map((address) => buildCaipAddress(networkId, address))
  return { address: buildCaipAddress(networkId, first), accounts, networkId }
}

function networkOf(address: string, networks: readonly Network[]): CaipNetworkId | undefined {
  const known = [...networks.map(({ caipNetworkId }) => caipNetworkId), mainnet, testnet, regtest] as const
  return known.find((id) => looks[id]?.test(address))
}

function readPurpose(entry: unknown): BitcoinPurpose | null {
  const purpose = safeGet(entry, 'purpose')
  if (purpose === 'payment' || purpose === 'ordinals' || purpose === 'stacks') return purpose
  if (purpose !== undefined) return null
  // Leather has no purposes, but kinds of addresses and symbols.
  if (safeGet(entry, 'symbol') === 'STX') return 'stacks'
  return safeGet(entry, 'type') === 'p2tr' ? 'ordinals' : 'payment'
}

function readPublicKey(given: unknown): string | undefined {
  const key = given instanceof Uint8Array ? toHex(given).slice(2) : given
  return typeof key === 'string' && /^([0-9a-f]{64}|[0-9a-f]{66}|[0-9a-f]{130})$/i.test(key) ? key : undefined
}
