import { warnOnce } from '../../../chains/development'
import { isRecord } from '../../../chains/guards'
import type { Network } from '../../../chains/network'
import type { PorticoConfig } from '../config'

/** Options that are probably not meant: one line each in the console of a developer, nothing in production. */
export function noteOptions(config: PorticoConfig, networks: readonly Network[]): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      noteUnknown(config)
      noteLater(config)
      if (config.projectId === undefined || config.projectId === '')
        warnOnce('`projectId` is missing. Set the id of your project, or `projectId: null` for none.')
      const ids = networks.map(({ caipNetworkId }): string => caipNetworkId)
      for (const id of Object.keys(config.customRpcUrls ?? {}))
        if (!ids.includes(id))
          warnOnce(`\`customRpcUrls["${id}"]\` is for none of the networks, which are ${ids.join(', ')}.`)
      for (const embedder of config.embedders ?? [])
        if (!/^[a-z-]+:\/\/[^/?#]+$/.test(embedder))
          warnOnce(
            `\`embedders\` names "${embedder}", which is no origin such as https://app.example: it matches nobody.`,
          )
      for (const { name, chainNamespace, rpcUrls } of networks) {
        const reads = config.adapters.some(
          ({ namespace, reader }) => namespace === chainNamespace && reader && /^(eip|sol)/.test(namespace),
        )
        if (reads && !config.projectId && rpcUrls.default.http.length === 0)
          warnOnce(`${name} has no endpoint in \`rpcUrls.default.http\`: balances and names cannot be read there.`)
      }
    }
  } catch {
    // No `process` here.
  }
}

const known: Readonly<Record<keyof PorticoConfig, true>> = {
  prefetch: true,
  networks: true,
  adapters: true,
  pairing: true,
  embedded: true,
  features: true,
  sources: true,
  onramp: true,
  directory: true,
  names: true,
  apiUrl: true,
  projectId: true,
  id: true,
  metadata: true,
  defaultNetwork: true,
  customRpcUrls: true,
  connectMethodsOrder: true,
  excludeWallets: true,
  embedders: true,
  enableNetworkSwitch: true,
  allowUnsupportedChain: true,
  enableReconnect: true,
  enableHistory: true,
  reportErrors: true,
  shareQuery: true,
  swaps: true,
  basic: true,
  debug: true,
  siwx: true,
  siweConfig: true,
}

/** Options of other toolkits, and what stands for them here. */
const foreign: Readonly<Record<string, string>> = {
  themeMode: 'the look is <PorticoModal mode="dark">',
  themeVariables: 'tokens are <PorticoModal theme={…}>',
  theme: 'tokens are <PorticoModal theme={…}>',
  chains: 'chains are given as `networks`',
  initialChain: 'the first network is named by `defaultNetwork`',
  defaultChain: 'the first network is named by `defaultNetwork`',
  transports: 'endpoints are given as `customRpcUrls`',
  wagmiConfig: 'Portico needs no wagmi; wallets are found by `adapters`',
  ethersConfig: 'Portico needs no ethers; wallets are found by `adapters`',
  connectors: 'wallets are found by `adapters`; your own are added by withExternal()',
  wallets: 'wallets are found by `adapters`; your own are added by withExternal()',
  enableEIP6963: 'announced wallets are always found',
  enableInjected: 'injected wallets are always found',
  enableWalletConnect: 'pairing is `pairing: walletConnect()`',
  enableAnalytics: 'reports are switched by `reportErrors`',
  appName: 'the app is described by `metadata`',
  appInfo: 'the app is described by `metadata`',
  featuredWalletIds: 'wallets are featured by `directory: { featuredWallets }`',
  includeWalletIds: 'wallets are chosen by `directory: { includeWallets }`',
  excludeWalletIds: 'wallets are left out by `excludeWallets`',
  allWallets: 'it belongs into `directory: { allWallets }`',
  customWallets: 'they belong into `directory: { customWallets }`',
  relayUrl: 'it belongs into `pairing: walletConnect({ relayUrl })`',
}

/** Fields of the options that are objects. */
const fields: Readonly<Record<'directory' | 'names' | 'apiUrl' | 'features' | 'onramp', readonly string[]>> = {
  directory: ['includeWallets', 'featuredWallets', 'customWallets', 'allWallets', 'sortWallets', 'sortRows'],
  names: ['zone'],
  onramp: ['providers', 'meldPublicKey', 'country', 'redirectUrl'],
  apiUrl: ['directory', 'images', 'project', 'names', 'chain', 'telemetry'],
  features: ['email', 'socials', 'swaps', 'onramp', 'activity', 'receive', 'send', 'tokens', 'nfts'],
}

function noteUnknown(config: PorticoConfig): void {
  for (const option of Object.keys(config))
    if (!Object.hasOwn(known, option)) warnOnce(describeUnknown(option, Object.keys(known)))
  for (const [option, names] of Object.entries(fields)) {
    const given = config[option as keyof typeof fields]
    for (const field of Object.keys(isRecord(given) ? given : {}))
      if (!names.includes(field)) warnOnce(describeUnknown(field, names, `${option}.`))
  }
}

/** Notes features that come with a later version. */
function noteLater({ features, connectMethodsOrder }: PorticoConfig): void {
  for (const feature of ['email', 'socials'] as const)
    if (features?.[feature] && String(features[feature]) !== '')
      warnOnce(`\`features.${feature}\` comes with a later version: nothing is shown of it yet.`)
  for (const method of connectMethodsOrder ?? [])
    if (method !== 'wallet')
      warnOnce(
        `\`connectMethodsOrder\` names '${method}', which comes with a later version: nothing is shown of it yet.`,
      )
}

function describeUnknown(option: string, names: readonly string[], path = ''): string {
  const instead = path === '' && Object.hasOwn(foreign, option) ? foreign[option] : undefined
  if (instead) return `There is no option \`${option}\` here: ${instead}.`
  const near = names.find((name) => isNear(name.toLowerCase(), option.toLowerCase()))
  return `There is no option \`${path}${option}\`.${near ? ` Did you mean \`${path}${near}\`?` : ''}`
}

/** True where two words differ in two letters at most. */
function isNear(one: string, other: string, left = 2): boolean {
  if (one === other) return true
  if (left === 0 || Math.abs(one.length - other.length) > left) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [a, b] = [one.slice(same), other.slice(same)]
  return isNear(a.slice(1), b.slice(1), left - 1) || isNear(a.slice(1), b, left - 1) || isNear(a, b.slice(1), left - 1)
}
