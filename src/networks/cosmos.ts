// Written by `npm run networks` from the sources in scripts/networks.
import type { NetworkInput } from '../chains/network'

export const cosmosHub = {
  id: 'cosmoshub-4',
  name: 'Cosmos Hub',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'ATOM', symbol: 'ATOM', decimals: 6 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/cosmos' } },
} as const satisfies NetworkInput

export const osmosis = {
  id: 'osmosis-1',
  name: 'Osmosis',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'OSMO', symbol: 'OSMO', decimals: 6 },
  rpcUrls: { default: { http: ['https://rpc.osmosis.zone'] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/osmosis' } },
} as const satisfies NetworkInput

export const osmosisTestnet = {
  id: 'osmo-test-5',
  name: 'Osmosis Testnet',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'OSMO', symbol: 'OSMO', decimals: 6 },
  rpcUrls: { default: { http: ['https://rpc.osmotest5.osmosis.zone'] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/osmosis-testnet' } },
  testnet: true,
} as const satisfies NetworkInput

export const akash = {
  id: 'akashnet-2',
  name: 'Akash',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'AKT', symbol: 'AKT', decimals: 6 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/akash' } },
} as const satisfies NetworkInput

export const axelar = {
  id: 'axelar-dojo-1',
  name: 'Axelar',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'AXL', symbol: 'AXL', decimals: 6 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/axelar' } },
} as const satisfies NetworkInput

export const celestia = {
  id: 'celestia',
  name: 'Celestia',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 6 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/celestia' } },
} as const satisfies NetworkInput

export const dydx = {
  id: 'dydx-mainnet-1',
  name: 'dYdX',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'DYDX', symbol: 'DYDX', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/dydx' } },
} as const satisfies NetworkInput

export const neutron = {
  id: 'neutron-1',
  name: 'Neutron',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'NTRN', symbol: 'NTRN', decimals: 6 },
  rpcUrls: { default: { http: ['https://rpc-lb.neutron.org'] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/neutron' } },
} as const satisfies NetworkInput

export const secretNetwork = {
  id: 'secret-4',
  name: 'Secret Network',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'SCRT', symbol: 'SCRT', decimals: 6 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/secret' } },
} as const satisfies NetworkInput

export const stride = {
  id: 'stride-1',
  name: 'Stride',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'STRD', symbol: 'STRD', decimals: 6 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/stride' } },
} as const satisfies NetworkInput
