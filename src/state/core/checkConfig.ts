import { check, checkAdapters, checkNetworks } from '../../chains/checkChains'
import { isDevelopment } from '../../chains/development'
import { isList, isRecord, isText, offers } from '../../chains/guards'
import type { CheckedConfig, ConnectMethod, PorticoConfig } from './config'
import { noteOptions } from './development/options'
import type { LocalFeatures } from './options/features'
import { checkTradeOptions } from './development/tradeOptions'
import { ConflictingSignInError } from './configErrors'

/** Checks what the host passed; throws `InvalidConfigError` naming the option, or the spec's sentence. */
export function checkConfig(config: PorticoConfig): CheckedConfig {
  check(isRecord(config), 'config', config, 'an object')
  if (config.siwx != null && config.siweConfig != null) throw new ConflictingSignInError()
  checkAdapters(config)
  const networks = checkNetworks(config)
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  const { defaultNetwork = ids[0], projectId } = config
  const first = networks.find(({ caipNetworkId }) => caipNetworkId === defaultNetwork)
  check(first, 'defaultNetwork', defaultNetwork, `one of ${ids.join(', ')}`)
  const flags = Object.keys(flagDefaults) as Flag[]
  checkFields('', config, { ...rules, ...Object.fromEntries(flags.map((option) => [option, flag])) })
  for (const option of ['directory', 'apiUrl', 'features'] as const)
    if (isRecord(config[option])) checkFields(`${option}.`, config[option], rulesOf[option])
  if (config.names)
    check(isZone(config.names.zone), 'names.zone', config.names.zone, 'a domain such as portico.example')
  checkTradeOptions(config)
  noteOptions(config, networks)
  return {
    ...config,
    id: config.id ?? '',
    projectId: projectId || null,
    isProjectIdMissing: projectId !== null && !projectId,
    networks,
    defaultNetwork: first,
    metadata: config.metadata ?? null,
    excludeWallets: config.excludeWallets ?? [],
    prefetch: config.prefetch ?? 'intent',
    debug: config.debug ?? isDevelopment(),
    siwx: config.siwx ?? config.siweConfig?.siwx ?? null,
    ...(Object.fromEntries(flags.map((option) => [option, config[option] ?? flagDefaults[option]])) as Record<
      Flag,
      boolean
    >),
  }
}

/** Checks what is given of an object's fields. */
function checkFields(path: string, value: object, fields: Rules): void {
  const given = value as Readonly<Record<string, unknown>>
  for (const [field, [allowed, isRight]] of Object.entries(fields))
    check(given[field] == null || isRight(given[field]), path + field, given[field], allowed)
}

/** Features that are on or off unless the host decides. */
const flagDefaults = {
  enableNetworkSwitch: true,
  allowUnsupportedChain: false,
  enableReconnect: true,
  basic: false,
  reportErrors: true,
  shareQuery: false,
}
type Flag = keyof typeof flagDefaults

const services = ['directory', 'images', 'project', 'names', 'chain', 'telemetry']
const methods: readonly ConnectMethod[] = ['wallet', 'email', 'social']
const isOrder = (value: unknown) =>
  isList(value, (entry) => (methods as readonly unknown[]).includes(entry)) && new Set(value).size === value.length

/** The allowed values in words, and the check. */
type Rule = readonly [allowed: string, isRight: (value: unknown) => unknown]
type Rules = Readonly<Record<string, Rule>>

const text: Rule = ['a text', isText]
const texts: Rule = ['a list of texts', (value) => isList(value, isText)]
const flag: Rule = ['true or false', (value) => typeof value === 'boolean']
const compare: Rule = ['a function', (value) => typeof value === 'function']
const object: Rule = ['an object', isRecord]
const url: Rule = ['an address such as /api', (value) => isText(value) && /^(https?:\/)?\/./.test(value)]
const choice: Rule = ['a list of texts, or false', (value) => value === false || isList(value, isText)]
const madeBy = (name: string, ...methods: readonly string[]): Rule => [
  `an object such as ${name}()`,
  offers(...methods),
]
const siwx = madeBy('createSiwx', 'createMessage', 'addSession', 'setSessions', 'getSessions', 'revokeSession')
const isZone = (value: unknown) => isText(value) && value.length < 60 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value)

const rules: Rules = {
  metadata: [
    'an object with a name, and icons as a list',
    (value) => isRecord(value) && isText(value.name) && isList(value.icons ?? [], isText),
  ],
  connectMethodsOrder: [`each at most once of ${methods.join(', ')}`, isOrder],
  excludeWallets: texts,
  embedders: texts,
  pairing: madeBy('walletConnect', 'pair'),
  embedded: madeBy('vault', 'resume'),
  siwx,
  debug: flag,
  enableHistory: flag,
  siweConfig: [
    'what createSiweConfig() makes',
    (value) => isRecord(value) && (value.siwx === null || siwx[1](value.siwx)),
  ],
  directory: object,
  names: object,
  features: object,
  swaps: object,
  onramp: object,
  prefetch: ['intent, idle or none', (value) => /^(intent|idle|none)$/.test(String(value))],
  id: text,
  projectId: text,
  apiUrl: [url[0], (value) => isRecord(value) || url[1](value)],
}

const isWallet = (value: unknown) =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.name) &&
  value.name.trim() &&
  isList(value.chains ?? [], isText) &&
  Object.entries(value).every(([key, part]) => part == null || isText(part) || /^(chains|order|supports)/.test(key))
const rulesOf: Readonly<Record<'directory' | 'apiUrl' | 'features', Rules>> = {
  directory: {
    includeWallets: texts,
    featuredWallets: texts,
    customWallets: ['a list of wallets with id and name, all texts', (value) => isList(value, isWallet)],
    allWallets: ['show, hide or onlyMobile', (value) => /^(show|hide|onlyMobile)$/.test(String(value))],
    sortWallets: compare,
    sortRows: compare,
  },
  apiUrl: Object.fromEntries(services.map((service) => [service, url])),
  features: {
    email: flag,
    activity: flag,
    receive: flag,
    send: flag,
    tokens: flag,
    nfts: flag,
    socials: choice,
    swaps: choice,
    onramp: choice,
  } satisfies Record<keyof LocalFeatures, Rules[string]>,
}
