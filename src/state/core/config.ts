import type { ChainAdapter } from '../../chains/adapter'
import { isRecord } from '../../chains/guards'
import { defineNetwork, namespaces, type CaipNetworkId, type Network, type NetworkInput } from '../../chains/network'
import type { PairingTransport } from '../../chains/pairing'
import type { CheckedDirectory } from '../wallets/directoryOptions'
import { noteOptions } from './development/options'
import type { CheckedNames } from '../names/options'
import type { LocalFeatures } from '../project/remoteFeatures'
import { ConflictingSignInError, InvalidConfigError } from './errors'
import type { SiweConfig } from '../../siwx/siweTypes'
import type { SiwxConfig } from '../../siwx/types'

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
  /** Names that visitors can get, made by `defineNames`; left out: none. */
  readonly names?: CheckedNames | undefined
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
  /** Whether the project is told of unexpected errors, without what is personal or secret. @default true */
  readonly reportErrors?: boolean | undefined
  /**
   * When the modal's code is fetched: at the first sign of life on the page, when the page is idle, or on
   * opening. Never with the visitor's data saver on, before opening. @default 'intent'
   */
  readonly prefetch?: 'intent' | 'idle' | 'none' | undefined
  /** The basic variant: `open()` does nothing while connected. @default false */
  readonly basic?: boolean | undefined
  /** Sign-in, for instance made by `createSiwx`. */
  readonly siwx?: SiwxConfig | undefined
  /** Sign-in as hosts of other toolkits have it, made by `createSiweConfig`; excludes `siwx`. */
  readonly siweConfig?: SiweConfig | undefined
}

/** The configuration once it is known to be usable. */
export interface CheckedConfig extends Pick<
  PorticoConfig,
  'adapters' | 'pairing' | 'apiUrl' | 'directory' | 'features' | 'names' | 'customRpcUrls'
> {
  readonly id: string
  readonly projectId: string | null
  /** True when the host forgot the project id, as against wanting none. */
  readonly isProjectIdMissing: boolean
  readonly networks: readonly Network[]
  readonly defaultNetwork: Network
  readonly metadata: AppMetadata | null
  readonly connectMethodsOrder: readonly ConnectMethod[] | null
  readonly excludeWallets: readonly string[]
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  readonly enableReconnect: boolean
  readonly basic: boolean
  /** The host's sign-in, of either option. */
  readonly siwx: SiwxConfig | null
  readonly reportErrors: boolean
  readonly prefetch: 'intent' | 'idle' | 'none'
}

/** Checks what the host passed; throws `InvalidConfigError` naming the option, or the spec's sentence. */
export function checkConfig(config: PorticoConfig): CheckedConfig {
  check(isRecord(config), 'config', config, 'an object')
  if (config.siwx != null && config.siweConfig != null) throw new ConflictingSignInError()
  checkAdapters(config.adapters)
  const networks = checkNetworks(config)
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  const { defaultNetwork = ids[0], projectId } = config
  const first = networks.find(({ caipNetworkId }) => caipNetworkId === defaultNetwork)
  check(first, 'defaultNetwork', defaultNetwork, `one of ${ids.join(', ')}`)
  const optional = (allowed: string, isRight: (value: unknown) => unknown, ...options: (keyof PorticoConfig)[]) => {
    for (const option of options)
      check(config[option] == null || isRight(config[option]), option, config[option], allowed)
  }
  const isMetadata = ({ name, icons = [] }: Record<string, unknown>) => isText(name) && isList(icons, isText)
  optional('an object with a name, and icons as a list', (value) => isRecord(value) && isMetadata(value), 'metadata')
  const isOrder = (value: unknown) => isList(value, isMethod) && new Set(value).size === value.length
  optional(`each at most once of ${methods.join(', ')}`, isOrder, 'connectMethodsOrder')
  optional('a list of texts', (value) => isList(value, isText), 'excludeWallets')
  optional('an object such as walletConnect()', offers('pair'), 'pairing')
  const isSiwx = offers('createMessage', 'addSession', 'setSessions', 'getSessions', 'revokeSession')
  optional('an object such as createSiwx()', isSiwx, 'siwx')
  const isSiwe = (value: unknown) => isRecord(value) && (value.siwx === null || isSiwx(value.siwx))
  optional('what createSiweConfig() makes', isSiwe, 'siweConfig')
  optional('what defineDirectory() makes', isChecked, 'directory')
  optional('what defineNames() makes', isChecked, 'names')
  optional('an object', isRecord, 'features')
  optional('intent, idle or none', (value) => /^(intent|idle|none)$/.test(String(value)), 'prefetch')
  optional('a text', isText, 'id', 'projectId', 'apiUrl')
  const flags = Object.keys(defaults) as Flag[]
  optional('true or false', (value) => typeof value === 'boolean', ...flags)
  noteOptions(config, networks)
  return {
    ...config,
    id: config.id ?? '',
    projectId: projectId || null,
    isProjectIdMissing: projectId !== null && !projectId,
    networks,
    defaultNetwork: first,
    metadata: config.metadata ?? null,
    connectMethodsOrder: config.connectMethodsOrder ?? null,
    excludeWallets: config.excludeWallets ?? [],
    prefetch: config.prefetch ?? 'intent',
    siwx: config.siwx ?? config.siweConfig?.siwx ?? null,
    ...(Object.fromEntries(flags.map((flag) => [flag, config[flag] ?? defaults[flag]])) as Record<Flag, boolean>),
  }
}

const defaults = {
  enableNetworkSwitch: true,
  allowUnsupportedChain: false,
  enableReconnect: true,
  basic: false,
  reportErrors: true,
}
type Flag = keyof typeof defaults

const isChecked = (value: unknown) => isRecord(value) && value.isChecked === true

const methods: readonly ConnectMethod[] = ['wallet', 'email', 'social']
const isMethod = (value: unknown) => (methods as readonly unknown[]).includes(value)

function checkAdapters(adapters: readonly ChainAdapter[]): void {
  const isAny = isList(adapters, () => true) && adapters.length > 0
  check(isAny, 'adapters', adapters, 'a list of adapters such as [eip155()]')
  adapters.forEach((adapter, index) => {
    const option = `adapters[${index}]`
    check(offers('discover')(adapter), option, adapter, 'an object such as eip155()')
    const { namespace } = adapter
    check(namespaces.includes(namespace), `${option}.namespace`, namespace, `one of ${namespaces.join(', ')}`)
    const isFirst = adapters.findIndex((other) => other.namespace === namespace) === index
    check(isFirst, option, namespace, 'one adapter for each namespace')
  })
}

function checkNetworks({ adapters, networks, customRpcUrls }: PorticoConfig): readonly Network[] {
  const isAny = isList(networks, () => true) && networks.length > 0
  check(isAny, 'networks', networks, 'a list with at least one network')
  check(customRpcUrls == null || isRecord(customRpcUrls), 'customRpcUrls', customRpcUrls, 'lists of URLs by CAIP-2 id')
  for (const [id, urls] of Object.entries(customRpcUrls ?? {})) {
    check(/^\w+:./.test(id), 'customRpcUrls', id, 'CAIP-2 ids such as eip155:1')
    check(isList(urls, isText), `customRpcUrls["${id}"]`, urls, 'a list of URLs')
  }
  const seen = new Set<string>()
  return networks.map((input, index) => {
    const option = `networks[${index}]`
    const network = defineNetwork(input, { customRpcUrls: customRpcUrls ?? {}, option })
    const { caipNetworkId, chainNamespace } = network
    const isSpoken = adapters.some(({ namespace }) => namespace === chainNamespace)
    check(isSpoken, option, caipNetworkId, 'a network whose namespace has an adapter')
    check(!seen.has(caipNetworkId), option, caipNetworkId, 'each network once')
    seen.add(caipNetworkId)
    return network
  })
}

function check(isRight: unknown, option: string, given: unknown, allowed: string): asserts isRight {
  if (!isRight) throw new InvalidConfigError(option, given, allowed)
}

/** Checks that something has each of these functions. */
function offers(...verbs: readonly string[]): (value: unknown) => boolean {
  return (value) => isRecord(value) && verbs.every((verb) => typeof value[verb] === 'function')
}

function isList(value: unknown, isEntry: (entry: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isEntry)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
