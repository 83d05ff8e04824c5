import type { CaipNetworkId } from '../network'

/** Prefixes of addresses of a chain: a bech32 prefix on bip122 and cosmos, the number of an SS58 prefix on polkadot. */
export type AddressPrefixes = Readonly<Partial<Record<CaipNetworkId, string | number>>>

// https://github.com/cosmos/chain-registry, https://github.com/paritytech/ss58-registry and, for bip122, BIP-173.
const known: AddressPrefixes = {
  'bip122:000000000019d6689c085ae165831e93': 'bc',
  'bip122:000000000933ea01ad0ee984209779ba': 'tb',
  'bip122:00000000da84f2bafbbc53dee25a72ae': 'tb',
  'bip122:00000008819873e925422c1ff0f99f7c': 'tb',
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': 'bcrt',
  'cosmos:cosmoshub-4': 'cosmos',
  'cosmos:osmosis-1': 'osmo',
  'cosmos:osmo-test-5': 'osmo',
  'cosmos:akashnet-2': 'akash',
  'cosmos:axelar-dojo-1': 'axelar',
  'cosmos:celestia': 'celestia',
  'cosmos:dydx-mainnet-1': 'dydx',
  'cosmos:dymension_1100-1': 'dym',
  'cosmos:evmos_9001-2': 'evmos',
  'cosmos:injective-1': 'inj',
  'cosmos:juno-1': 'juno',
  'cosmos:neutron-1': 'neutron',
  'cosmos:noble-1': 'noble',
  'cosmos:secret-4': 'secret',
  'cosmos:stargaze-1': 'stars',
  'cosmos:stride-1': 'stride',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 0,
  'polkadot:68d56f15f85d3136970ec16946040bc1': 0,
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 2,
  'polkadot:48239ef607d7928874027a43a6768920': 2,
  'polkadot:e143f23803ac50e8f6f8e62695d1ce9e': 42,
  'polkadot:67f9723393ef76214df0118c34bbbd3d': 42,
  'polkadot:77afd6190f1554ad45fd0d31aee62aac': 0,
}

/** The prefix of a chain, the host's before what is known; undefined where no prefix is known. */
export function prefixOf(chainId: CaipNetworkId, prefixes: AddressPrefixes = {}): string | number | undefined {
  const table = Object.hasOwn(prefixes, chainId) ? prefixes : known
  return Object.hasOwn(table, chainId) ? table[chainId] : undefined
}

/** True where addresses of a chain begin with a prefix, and that one is of the kind they have. */
export function hasPrefix(chainId: CaipNetworkId, prefixes?: AddressPrefixes): boolean {
  const prefix = prefixOf(chainId, prefixes)
  if (/^(?:cosmos|bip122):/.test(chainId)) return typeof prefix === 'string' && /^[a-z][a-z0-9]{0,30}$/.test(prefix)
  if (chainId.startsWith('polkadot:')) return Number.isInteger(prefix) && Number(prefix) >= 0 && Number(prefix) < 16_384
  return prefix === undefined
}
