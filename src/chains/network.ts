import { InvalidNetworkError } from './errors'
import { isRecord, show } from './given'

/** CAIP-2 namespaces that Portico knows (spec section 3). */
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

/** A network in the shape of spec section 3; made by `defineNetwork`. */
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
}

/**
 * Makes a network of our shape out of one of ours or a viem chain.
 * @throws InvalidNetworkError that says what is missing or wrong
 */
export function defineNetwork(input: NetworkInput, { customRpcUrls = {} }: DefineNetworkOptions = {}): Network {
  const { id, name, nativeCurrency, rpcUrls } = isRecord(input) ? input : refuse('an object', input)
  if (typeof id === 'number' ? !Number.isSafeInteger(id) || id < 1 : !isText(id))
    refuse('an id that is a positive whole number or a text', id)
  if (!isText(name)) refuse('a name', name)
  if (!isRecord(nativeCurrency) || !isText(nativeCurrency.symbol) || !isCount(nativeCurrency.decimals))
    refuse('nativeCurrency with name, symbol and decimals', nativeCurrency)
  const own = isRecord(rpcUrls) && isRecord(rpcUrls.default) ? rpcUrls.default.http : undefined
  if (!isUrlList(own)) refuse('rpcUrls.default.http, a list of http(s) URLs', own)
  const { chainDefault = { http: own } } = rpcUrls
  if (!isRecord(chainDefault) || !isUrlList(chainDefault.http)) refuse('rpcUrls.chainDefault.http, a list of http(s) URLs', chainDefault)
  const explorer = isRecord(input.blockExplorers) ? input.blockExplorers.default : input.blockExplorers
  if (explorer != null && !(isRecord(explorer) && isHttpUrl(explorer.url)))
    refuse('blockExplorers.default with name and an http(s) URL', explorer)
  const chainNamespace = input.chainNamespace ?? (typeof id === 'number' ? 'eip155' : refuse('a chainNamespace', undefined))
  if (!namespaces.includes(chainNamespace)) refuse(`chainNamespace, one of ${namespaces.join(', ')}`, chainNamespace)
  if (chainNamespace === 'eip155' && !/^[1-9]\d*$/.test(String(id))) refuse('a whole number as eip155 id', id)
  const caipNetworkId: CaipNetworkId = `${chainNamespace}:${id}`
  if (!/^[-_a-zA-Z0-9]{1,32}$/.test(String(id))) refuse('an id that CAIP-2 allows', id)
  if (input.caipNetworkId !== undefined && input.caipNetworkId !== caipNetworkId)
    refuse(`caipNetworkId ${caipNetworkId}`, input.caipNetworkId)
  const custom = customRpcUrls[caipNetworkId] ?? []
  if (!isUrlList(custom)) refuse('custom RPC endpoints that are http(s) URLs', custom)
  return {
    id,
    name,
    chainNamespace,
    caipNetworkId,
    nativeCurrency,
    rpcUrls: {
      default: { http: [...new Set([...custom, ...own])] },
      chainDefault,
    },
    blockExplorers: explorer ? { default: explorer } : undefined,
    testnet: input.testnet,
    assets: input.assets,
    deprecatedCaipNetworkId: input.deprecatedCaipNetworkId,
    contracts: input.contracts,
  }
}

const unknownName = 'Unknown Network'

/** Stands for a network the wallet is on and the host does not have (spec section 4). */
export function unsupportedNetwork(caipNetworkId: CaipNetworkId): Network {
  const [chainNamespace, id] = caipNetworkId.split(':') as [Namespace, string]
  return {
    id,
    name: unknownName,
    chainNamespace,
    caipNetworkId,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] }, chainDefault: { http: [] } },
  }
}

/** True for the placeholder that `unsupportedNetwork` makes. */
export function isUnsupported({ name, nativeCurrency }: Network): boolean {
  return name === unknownName && nativeCurrency.symbol === ''
}

function refuse(wanted: string, given: unknown): never {
  throw new InvalidNetworkError(`a network needs ${wanted}, not ${show(given)}`)
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
