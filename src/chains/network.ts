import { InvalidNetworkError } from './errors/errors'
import { isRecord } from './guards'

/** CAIP-2 namespaces that Portico knows. */
export const namespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
export type Namespace = (typeof namespaces)[number]

/** CAIP-2 chain id, `namespace:reference`. */
export type CaipNetworkId = `${Namespace}:${string}`

/** CAIP-10 account id, `namespace:reference:address`. */
export type CaipAddress = `${Namespace}:${string}:${string}`

export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  /** Digits after the decimal point of one unit. */
  readonly decimals: number
}

export interface RpcEndpoints {
  readonly http: readonly string[]
}

export interface BlockExplorer {
  readonly name: string
  readonly url: string
}

export interface NetworkContract {
  readonly address: `0x${string}`
}

/** Contracts of a network that Portico asks, in the shape of a viem chain. */
export interface NetworkContracts {
  /** Answers for names (ENS). */
  readonly ensUniversalResolver?: NetworkContract | undefined
  readonly [name: string]: unknown
}

/** A network as Portico knows it; made by `defineNetwork`. */
export interface Network {
  readonly id: number | string
  readonly name: string
  readonly chainNamespace: Namespace
  readonly caipNetworkId: CaipNetworkId
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: {
    /** Endpoints to read from, best first. */
    readonly default: RpcEndpoints
    /** Public endpoints of the chain itself, handed to a wallet that adds it. */
    readonly chainDefault: RpcEndpoints
  }
  readonly blockExplorers?: { readonly default: BlockExplorer } | undefined
  readonly testnet?: boolean | undefined
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
  readonly deprecatedCaipNetworkId?: CaipNetworkId | undefined
  readonly contracts?: NetworkContracts | undefined
}

/** A network as a host gives it: in our shape, or a viem chain. */
export interface NetworkInput {
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: { readonly default: RpcEndpoints; readonly chainDefault?: RpcEndpoints | undefined }
  /** Left out for numeric ids: eip155. */
  readonly chainNamespace?: Namespace | undefined
  /** Left out: `chainNamespace:id`. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly blockExplorers?: { readonly default: BlockExplorer } | undefined
  readonly testnet?: boolean | undefined
  readonly assets?: Network['assets']
  readonly deprecatedCaipNetworkId?: CaipNetworkId | undefined
  readonly contracts?: NetworkContracts | undefined
}

export interface DefineNetworkOptions {
  /** Endpoints by CAIP-2 id that come before the network's own and are never replaced. */
  readonly customRpcUrls?: Readonly<Record<string, readonly string[]>> | undefined
  /** The name of the network where it is refused. @default 'network' */
  readonly option?: string | undefined
}

// Names that other libraries call clusters; https://chainagnostic.org/CAIPs/caip-30 has the genesis hash.
const clusterName = /^(\d+|mainnet(-beta)?|devnet|testnet)$/

/**
 * Makes a network of our shape out of one of Portico's or a viem chain.
 * @throws InvalidNetworkError that says what is missing or wrong
 * @example
 * defineNetwork({ ...mainnet, name: 'Ethereum of the shop' })
 */
export function defineNetwork(
  input: NetworkInput,
  { customRpcUrls = {}, option = 'network' }: DefineNetworkOptions = {},
): Network {
  function refuse(part: string, given: unknown, allowed: string): never {
    throw new InvalidNetworkError(option + part, given, allowed)
  }
  const {
    id,
    name,
    nativeCurrency,
    rpcUrls,
    chainNamespace = typeof id === 'number' ? 'eip155' : undefined,
  } = isRecord(input) ? input : refuse('', input, 'an object such as a viem chain')
  const isEvm = !chainNamespace || chainNamespace === 'eip155'
  if (typeof id !== 'number' && !isText(id)) refuse('.id', id, 'a number, or a text outside of EVM')
  if (isEvm && isText(id) && /^[1-9]\d*$/.test(id)) refuse('.id', id, `a number for an EVM network: ${id}`)
  if (!chainNamespace || !namespaces.includes(chainNamespace))
    refuse('.chainNamespace', chainNamespace, `one of ${namespaces.join(', ')}`)
  if (isEvm && !(Number.isSafeInteger(id) && (id as number) > 0)) refuse('.id', id, 'a positive whole number')
  if (chainNamespace === 'solana' && clusterName.test(`${id}`))
    refuse('.id', id, 'a genesis hash; mainnet is 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  if (!/^[-_a-zA-Z0-9]{1,32}$/.test(`${id}`)) refuse('.id', id, 'an id that CAIP-2 allows')
  if (!isText(name)) refuse('.name', name, 'a text')
  if (!isRecord(nativeCurrency) || !isText(nativeCurrency.symbol) || !isCount(nativeCurrency.decimals))
    refuse('.nativeCurrency', nativeCurrency, 'name, symbol and decimals')
  const urls = 'a list of http(s) URLs'
  const own = isRecord(rpcUrls) && isRecord(rpcUrls.default) ? rpcUrls.default.http : undefined
  if (!isUrlList(own)) refuse('.rpcUrls.default.http', own, urls)
  const { chainDefault = { http: own } } = rpcUrls
  if (!isRecord(chainDefault) || !isUrlList(chainDefault.http))
    refuse('.rpcUrls.chainDefault', chainDefault, `http, ${urls}`)
  const explorer = isRecord(input.blockExplorers) ? input.blockExplorers.default : input.blockExplorers
  if (explorer != null && !(isRecord(explorer) && isHttpUrl(explorer.url)))
    refuse('.blockExplorers.default', explorer, 'a name and an http(s) URL')
  const caipNetworkId: CaipNetworkId = `${chainNamespace}:${id}`
  if (input.caipNetworkId !== undefined && input.caipNetworkId !== caipNetworkId)
    refuse('.caipNetworkId', input.caipNetworkId, caipNetworkId)
  const custom = customRpcUrls[caipNetworkId] ?? []
  if (!isUrlList(custom)) throw new InvalidNetworkError(`customRpcUrls["${caipNetworkId}"]`, custom, urls)
  return {
    id,
    name,
    chainNamespace,
    caipNetworkId,
    nativeCurrency,
    rpcUrls: {
      default: { http: custom[0] ? custom : own },
      chainDefault,
    },
    blockExplorers: explorer ? { default: explorer } : undefined,
    testnet: input.testnet,
    assets: input.assets,
    deprecatedCaipNetworkId: input.deprecatedCaipNetworkId,
    contracts: input.contracts,
  }
}

interface UnsupportedNetwork extends Network {
  readonly isUnsupported: true
}

/** Represents a network the wallet is on and the host does not have. */
export function unsupportedNetwork(caipNetworkId: CaipNetworkId): Network {
  const [chainNamespace, id] = caipNetworkId.split(':') as [Namespace, string]
  const network: UnsupportedNetwork = {
    id,
    name: 'Unknown Network',
    chainNamespace,
    caipNetworkId,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] }, chainDefault: { http: [] } },
    isUnsupported: true,
  }
  return network
}

/** True for the placeholder that `unsupportedNetwork` makes. */
export function isUnsupported(network: Network): boolean {
  return 'isUnsupported' in network
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 255
}

function isUrlList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isHttpUrl)
}

function isHttpUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^\s/]/.test(value)
}
