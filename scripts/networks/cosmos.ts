import type { NamedNetwork } from './evm'

/** A chain as https://github.com/cosmos/chain-registry describes it. */
interface Facts {
  readonly chainId: string
  readonly name: string
  readonly symbol: string
  readonly decimals?: number
  /** Endpoint of the chain's own people; left out where only validators have some. */
  readonly rpc?: string
  /** The chain's name at Mintscan. */
  readonly mintscan: string
  readonly testnet?: true
}

const facts: Readonly<Record<string, Facts>> = {
  cosmosHub: { chainId: 'cosmoshub-4', name: 'Cosmos Hub', symbol: 'ATOM', mintscan: 'cosmos' },
  osmosis: {
    chainId: 'osmosis-1',
    name: 'Osmosis',
    symbol: 'OSMO',
    rpc: 'https://rpc.osmosis.zone',
    mintscan: 'osmosis',
  },
  osmosisTestnet: {
    chainId: 'osmo-test-5',
    name: 'Osmosis Testnet',
    symbol: 'OSMO',
    rpc: 'https://rpc.osmotest5.osmosis.zone',
    mintscan: 'osmosis-testnet',
    testnet: true,
  },
  akash: { chainId: 'akashnet-2', name: 'Akash', symbol: 'AKT', mintscan: 'akash' },
  axelar: { chainId: 'axelar-dojo-1', name: 'Axelar', symbol: 'AXL', mintscan: 'axelar' },
  celestia: { chainId: 'celestia', name: 'Celestia', symbol: 'TIA', mintscan: 'celestia' },
  dydx: { chainId: 'dydx-mainnet-1', name: 'dYdX', symbol: 'DYDX', decimals: 18, mintscan: 'dydx' },
  neutron: {
    chainId: 'neutron-1',
    name: 'Neutron',
    symbol: 'NTRN',
    rpc: 'https://rpc-lb.neutron.org',
    mintscan: 'neutron',
  },
  secretNetwork: { chainId: 'secret-4', name: 'Secret Network', symbol: 'SCRT', mintscan: 'secret' },
  stride: { chainId: 'stride-1', name: 'Stride', symbol: 'STRD', mintscan: 'stride' },
}

/** Chains of the Cosmos, whose CAIP-2 references are their chain ids (CAIP-5). */
export const cosmosNetworks: readonly NamedNetwork[] = Object.entries(facts).map(
  ([exportName, { chainId, name, symbol, decimals = 6, rpc, mintscan, testnet }]) => [
    exportName,
    {
      id: chainId,
      name,
      chainNamespace: 'cosmos',
      nativeCurrency: { name: symbol, symbol, decimals },
      rpcUrls: { default: { http: rpc ? [rpc] : [] } },
      blockExplorers: { default: { name: 'Mintscan', url: `https://www.mintscan.io/${mintscan}` } },
      ...(testnet && { testnet }),
    },
  ],
)
