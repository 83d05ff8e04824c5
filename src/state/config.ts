import type { ChainAdapter } from '../chains/adapter'
import { PorticoError } from '../chains/errors'
import { defineNetwork, type CaipNetworkId, type Namespace, type Network, type NetworkInput } from '../chains/network'
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
  readonly defaultNetwork: Network
  readonly metadata: AppMetadata | null
  readonly connectMethodsOrder: readonly ConnectMethod[] | null
  readonly excludeWallets: readonly string[]
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  readonly enableReconnect: boolean
  readonly basic: boolean
}

const namespaces: readonly Namespace[] = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos']
const methods: readonly ConnectMethod[] = ['wallet', 'email', 'social']

/** Checks what the host passed; throws `InvalidConfigError` naming the option, or the spec's sentence. */
export function checkConfig(config: PorticoConfig): CheckedConfig {
  if (!isRecord(config)) throw new InvalidConfigError('config', config, 'an object')
  if (config.siwx != null && config.siweConfig != null) throw new ConflictingSignInError()
  if (config.siwx != null) throw new InvalidConfigError('siwx', config.siwx, 'nothing: sign-in is not in this version')
  if (config.siweConfig != null)
    throw new InvalidConfigError('siweConfig', config.siweConfig, 'nothing: sign-in is not in this version')

  const adapters = checkAdapters(config.adapters)
  const networks = checkNetworks(config, adapters)
  const defaultNetwork =
    config.defaultNetwork == null
      ? networks[0]
      : networks.find((network) => network.caipNetworkId === config.defaultNetwork)
  if (!defaultNetwork)
    throw new InvalidConfigError(
      'defaultNetwork',
      config.defaultNetwork,
      `one of ${networks.map((network) => network.caipNetworkId).join(', ')}`,
    )

  return {
    id: text(config, 'id') ?? '',
    projectId: text(config, 'projectId') || null,
    isProjectIdMissing: config.projectId !== null && !config.projectId,
    networks,
    adapters,
    defaultNetwork,
    metadata: checkMetadata(config.metadata),
    connectMethodsOrder: config.connectMethodsOrder == null ? null : checkOrder(config.connectMethodsOrder),
    excludeWallets: texts(config.excludeWallets, 'excludeWallets') ?? [],
    enableNetworkSwitch: flag(config, 'enableNetworkSwitch', true),
    allowUnsupportedChain: flag(config, 'allowUnsupportedChain', false),
    enableReconnect: flag(config, 'enableReconnect', true),
    basic: flag(config, 'basic', false),
  }
}

function checkAdapters(given: unknown): readonly ChainAdapter[] {
  const allowed = 'a non-empty list of adapters such as [eip155()]'
  if (!Array.isArray(given) || given.length === 0) throw new InvalidConfigError('adapters', given, allowed)
  const seen = new Set<string>()
  given.forEach((adapter: unknown, index) => {
    const option = `adapters[${index}]`
    if (!isRecord(adapter) || typeof adapter.discover !== 'function' || typeof adapter.connect !== 'function')
      throw new InvalidConfigError(option, adapter, 'an adapter such as eip155()')
    const { namespace } = adapter
    if (typeof namespace !== 'string' || !(namespaces as readonly string[]).includes(namespace))
      throw new InvalidConfigError(`${option}.namespace`, namespace, `one of ${namespaces.join(', ')}`)
    if (seen.has(namespace)) throw new InvalidConfigError(option, namespace, 'one adapter for each namespace')
    seen.add(namespace)
  })
  return given as readonly ChainAdapter[]
}

function checkNetworks(config: PorticoConfig, adapters: readonly ChainAdapter[]): readonly Network[] {
  const given: unknown = config.networks
  if (!Array.isArray(given) || given.length === 0)
    throw new InvalidConfigError('networks', given, 'a list with at least one network')
  const customRpcUrls = checkRpcUrls(config.customRpcUrls)
  const seen = new Set<string>()
  return given.map((input: NetworkInput, index) => {
    const option = `networks[${index}]`
    const network = wrap(option, input, () => defineNetwork(input, { customRpcUrls }))
    if (!adapters.some((adapter) => adapter.namespace === network.chainNamespace))
      throw new InvalidConfigError(option, network.caipNetworkId, 'a network whose namespace has an adapter')
    if (seen.has(network.caipNetworkId))
      throw new InvalidConfigError(option, network.caipNetworkId, 'each network once')
    seen.add(network.caipNetworkId)
    return network
  })
}

function checkRpcUrls(given: unknown): Readonly<Record<string, readonly string[]>> {
  if (given == null) return {}
  if (!isRecord(given)) throw new InvalidConfigError('customRpcUrls', given, 'lists of URLs by CAIP-2 id')
  for (const [key, urls] of Object.entries(given)) texts(urls, `customRpcUrls[${JSON.stringify(key)}]`)
  return given as Readonly<Record<string, readonly string[]>>
}

function checkMetadata(given: unknown): AppMetadata | null {
  if (given == null) return null
  if (!isRecord(given) || typeof given.name !== 'string')
    throw new InvalidConfigError('metadata', given, 'an object with a name')
  return given as unknown as AppMetadata
}

function checkOrder(given: unknown): readonly ConnectMethod[] {
  if (!Array.isArray(given) || given.some((method) => !methods.includes(method)) || new Set(given).size < given.length)
    throw new InvalidConfigError('connectMethodsOrder', given, `each at most once of ${methods.join(', ')}`)
  return given as readonly ConnectMethod[]
}

function texts(given: unknown, option: string): readonly string[] | undefined {
  if (given == null) return undefined
  if (!Array.isArray(given) || given.some((entry) => typeof entry !== 'string'))
    throw new InvalidConfigError(option, given, 'a list of strings')
  return given as readonly string[]
}

function text(config: PorticoConfig, option: 'id' | 'projectId'): string | undefined {
  const given: unknown = config[option]
  if (given == null) return undefined
  if (typeof given !== 'string') throw new InvalidConfigError(option, given, 'a string')
  return given
}

type Flag = 'enableNetworkSwitch' | 'allowUnsupportedChain' | 'enableReconnect' | 'basic'

function flag(config: PorticoConfig, option: Flag, fallback: boolean): boolean {
  const given: unknown = config[option]
  if (given == null) return fallback
  if (typeof given !== 'boolean') throw new InvalidConfigError(option, given, 'true or false')
  return given
}

function wrap<T>(option: string, given: unknown, run: () => T): T {
  try {
    return run()
  } catch (error) {
    const reason = error instanceof PorticoError ? error.message : 'a network: see defineNetwork'
    throw new InvalidConfigError(option, given, reason, error)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
