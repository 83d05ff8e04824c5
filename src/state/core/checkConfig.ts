import type { ChainAdapter } from '../../chains/adapter'
import { isRecord } from '../../chains/guards'
import { defineNetwork, namespaces, type Network } from '../../chains/network'
import type { CheckedConfig, ConnectMethod, PorticoConfig } from './config'
import { noteOptions } from './development/options'
import { ConflictingSignInError, InvalidConfigError } from './errors'

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
