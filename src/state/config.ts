import type { ChainAdapter } from '../chains/adapter'
import { defineNetwork, namespaces, type CaipNetworkId, type Network, type NetworkInput } from '../chains/network'
import type { PairingTransport } from '../chains/pairing'
import type { CheckedDirectory } from './directoryOptions'
import type { LocalFeatures } from './remoteFeatures'
import { ConflictingSignInError, InvalidConfigError } from './errors'

export type ConnectMethod = 'wallet' | 'email' | 'social'

/** What the host's app is called and looks like, shown to wallets. */
export interface AppMetadata {
  readonly name: string
  readonly description?: string
  readonly url?: string
  readonly icons?: readonly string[]
}

/** Options of `createPortico`. */
export interface PorticoConfig {
  /** Networks the host works on, first is the default; viem chains are accepted. */
  readonly networks: readonly NetworkInput[]
  /** One per namespace of `networks`, for instance `[eip155()]`. */
  readonly adapters: readonly ChainAdapter[]
  /** Pairing with wallets on phones and elsewhere, for instance `walletConnect()`. */
  readonly pairing?: PairingTransport | undefined
  /** What is to be on; a project's own configuration has the last word. */
  readonly features?: LocalFeatures | undefined
  /** Which wallets of the directory a visitor sees, made by `defineDirectory`. */
  readonly directory?: CheckedDirectory | undefined
  /** Address of the hosted API, or of one that serves the same paths; asked only with a project id. */
  readonly apiUrl?: string | undefined
  /** Id of a hosted project. Leave out: an alert says so once; `null`: this app wants no backend. */
  readonly projectId?: string | null | undefined
  /** Keeps what two instances on one origin store apart. */
  readonly id?: string | undefined
  readonly metadata?: AppMetadata | undefined
  /** CAIP-2 id of the network to start on. */
  readonly defaultNetwork?: CaipNetworkId | undefined
  /** RPC endpoints by CAIP-2 id; they come before the network's own and are never replaced. */
  readonly customRpcUrls?: Readonly<Record<string, readonly string[]>> | undefined
  /** Overrides the order in which ways to connect are shown. */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
  /** Wallets never shown, by rdns or by name (any case). */
  readonly excludeWallets?: readonly string[] | undefined
  /** Whether visitors may switch network. @default true */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Whether a wallet may stay on a network that is not in `networks`. @default false */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Whether a connection outlives a reload. @default true */
  readonly enableReconnect?: boolean | undefined
  /** The basic variant: `open()` does nothing while connected. @default false */
  readonly basic?: boolean | undefined
  /** Sign-in; this version has none and refuses the option rather than ignoring it. */
  readonly siwx?: unknown
  /** Legacy sign-in; as `siwx`. */
  readonly siweConfig?: unknown
}

/** The configuration once it is known to be usable. */
export interface CheckedConfig {
  readonly id: string
  readonly projectId: string | null
  /** True when the host forgot the project id, as against wanting none. */
  readonly isProjectIdMissing: boolean
  readonly networks: readonly Network[]
  readonly adapters: readonly ChainAdapter[]
  readonly pairing: PairingTransport | undefined
  readonly apiUrl: string | undefined
  readonly directory: CheckedDirectory | undefined
  readonly features: LocalFeatures | undefined
  readonly defaultNetwork: Network
  readonly metadata: AppMetadata | null
  readonly connectMethodsOrder: readonly ConnectMethod[] | null
  readonly excludeWallets: readonly string[]
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  readonly enableReconnect: boolean
  readonly basic: boolean
}

/** Checks what the host passed; throws `InvalidConfigError` naming the option, or the spec's sentence. */
export function checkConfig(config: PorticoConfig): CheckedConfig {
  check(isRecord(config), 'config', config, 'an object')
  if (config.siwx != null && config.siweConfig != null) throw new ConflictingSignInError()
  for (const option of ['siwx', 'siweConfig'] as const)
    check(config[option] == null, option, config[option], 'nothing: sign-in is not in this version')

  const adapters = checkAdapters(config.adapters)
  const networks = checkNetworks(config, adapters)
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  const { pairing, defaultNetwork = ids[0], projectId, metadata, connectMethodsOrder: order, excludeWallets } = config
  const first = networks.find(({ caipNetworkId }) => caipNetworkId === defaultNetwork)
  check(first, 'defaultNetwork', defaultNetwork, `one of ${ids.join(', ')}`)
  check(metadata == null || (isRecord(metadata) && isText(metadata.name)), 'metadata', metadata, 'an object with a name')
  const isOrder = order == null || (isList(order, isMethod) && new Set(order).size === order.length)
  check(isOrder, 'connectMethodsOrder', order, `each at most once of ${methods.join(', ')}`)
  check(excludeWallets == null || isList(excludeWallets, isText), 'excludeWallets', excludeWallets, 'a list of texts')
  const isTransport = pairing == null || (isRecord(pairing) && typeof pairing.pair === 'function')
  check(isTransport, 'pairing', pairing, 'a transport such as walletConnect()')
  for (const option of ['directory', 'features'] as const)
    check(config[option] == null || isRecord(config[option]), option, config[option], 'an object')
  for (const option of ['id', 'projectId', 'apiUrl'] as const)
    check(config[option] == null || isText(config[option]), option, config[option], 'a text')
  const flag = (option: Flag, fallback: boolean): boolean => {
    const given = config[option] ?? fallback
    check(typeof given === 'boolean', option, given, 'true or false')
    return given
  }
  return {
    id: config.id ?? '',
    projectId: projectId || null,
    isProjectIdMissing: projectId !== null && !projectId,
    networks,
    adapters,
    pairing,
    apiUrl: config.apiUrl,
    directory: config.directory,
    features: config.features,
    defaultNetwork: first,
    metadata: metadata ?? null,
    connectMethodsOrder: order ?? null,
    excludeWallets: excludeWallets ?? [],
    enableNetworkSwitch: flag('enableNetworkSwitch', true),
    allowUnsupportedChain: flag('allowUnsupportedChain', false),
    enableReconnect: flag('enableReconnect', true),
    basic: flag('basic', false),
  }
}

type Flag = 'enableNetworkSwitch' | 'allowUnsupportedChain' | 'enableReconnect' | 'basic'

const methods: readonly ConnectMethod[] = ['wallet', 'email', 'social']
const isMethod = (value: unknown) => (methods as readonly unknown[]).includes(value)

function checkAdapters(adapters: readonly ChainAdapter[]): readonly ChainAdapter[] {
  const isAny = isList(adapters, () => true) && adapters.length > 0
  check(isAny, 'adapters', adapters, 'a list of adapters such as [eip155()]')
  adapters.forEach((adapter, index) => {
    const option = `adapters[${index}]`
    const isAdapter = isRecord(adapter) && typeof adapter.discover === 'function'
    check(isAdapter, option, adapter, 'an adapter such as eip155()')
    const { namespace } = adapter
    check(namespaces.includes(namespace), `${option}.namespace`, namespace, `one of ${namespaces.join(', ')}`)
    const isFirst = adapters.findIndex((other) => other.namespace === namespace) === index
    check(isFirst, option, namespace, 'one adapter for each namespace')
  })
  return adapters
}

function checkNetworks({ networks, customRpcUrls }: PorticoConfig, adapters: readonly ChainAdapter[]): readonly Network[] {
  const isAny = isList(networks, () => true) && networks.length > 0
  check(isAny, 'networks', networks, 'a list with at least one network')
  check(customRpcUrls == null || isRecord(customRpcUrls), 'customRpcUrls', customRpcUrls, 'lists of URLs by CAIP-2 id')
  for (const [id, urls] of Object.entries(customRpcUrls ?? {}))
    check(isList(urls, isText), `customRpcUrls[${JSON.stringify(id)}]`, urls, 'a list of URLs')
  const seen = new Set<string>()
  return networks.map((input, index) => {
    const option = `networks[${index}]`
    const network = define(option, input, customRpcUrls ?? {})
    const { caipNetworkId, chainNamespace } = network
    const isSpoken = adapters.some(({ namespace }) => namespace === chainNamespace)
    check(isSpoken, option, caipNetworkId, 'a network whose namespace has an adapter')
    check(!seen.has(caipNetworkId), option, caipNetworkId, 'each network once')
    seen.add(caipNetworkId)
    return network
  })
}

function define(option: string, input: NetworkInput, customRpcUrls: Readonly<Record<string, readonly string[]>>): Network {
  try {
    return defineNetwork(input, { customRpcUrls })
  } catch (error) {
    throw new InvalidConfigError(option, input, (error as Error).message, error)
  }
}

function check(isRight: unknown, option: string, given: unknown, allowed: string): asserts isRight {
  if (!isRight) throw new InvalidConfigError(option, given, allowed)
}

function isList(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
