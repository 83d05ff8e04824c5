// Written by `npm run networks` from the sources in scripts/networks.
import type { NetworkInput } from '../chains/network'

export const bsc = {
  id: 56,
  name: 'BNB Smart Chain',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://bsc-dataseed.bnbchain.org'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
} as const satisfies NetworkInput

export const bscTestnet = {
  id: 97,
  name: 'BNB Smart Chain Testnet',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'BNB', symbol: 'tBNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://data-seed-prebsc-1-s1.bnbchain.org:8545'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://testnet.bscscan.com' } },
  testnet: true,
} as const satisfies NetworkInput

export const avalanche = {
  id: 43114,
  name: 'Avalanche',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://snowtrace.io' } },
} as const satisfies NetworkInput

export const avalancheFuji = {
  id: 43113,
  name: 'Avalanche Fuji',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Avalanche Fuji', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax-test.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://testnet.snowtrace.io' } },
  testnet: true,
} as const satisfies NetworkInput

export const berachain = {
  id: 80094,
  name: 'Berachain',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berascan', url: 'https://berascan.com' } },
  contracts: { ensUniversalResolver: { address: '0x4D41762915F83c76EcaF6776d9b08076aA32b492' } },
} as const satisfies NetworkInput

export const berachainBepolia = {
  id: 80069,
  name: 'Berachain Bepolia',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://bepolia.rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berascan', url: 'https://testnet.berascan.com' } },
  testnet: true,
} as const satisfies NetworkInput

export const cronos = {
  id: 25,
  name: 'Cronos Mainnet',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.cronos.org'] } },
  blockExplorers: { default: { name: 'Cronos Explorer', url: 'https://explorer.cronos.org' } },
} as const satisfies NetworkInput

export const fantom = {
  id: 250,
  name: 'Fantom',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  rpcUrls: { default: { http: ['https://250.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'FTMScan', url: 'https://ftmscan.com' } },
} as const satisfies NetworkInput

export const flowMainnet = {
  id: 747,
  name: 'Flow EVM Mainnet',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Flow', symbol: 'FLOW', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.evm.nodes.onflow.org'] } },
  blockExplorers: { default: { name: 'Mainnet Explorer', url: 'https://evm.flowscan.io' } },
} as const satisfies NetworkInput

export const hyperEvm = {
  id: 999,
  name: 'HyperEVM',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'HYPE', symbol: 'HYPE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hyperliquid.xyz/evm'] } },
  blockExplorers: { default: { name: 'HyperEVMScan', url: 'https://hyperevmscan.io' } },
} as const satisfies NetworkInput

export const monad = {
  id: 143,
  name: 'Monad',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Monad', symbol: 'MON', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.monad.xyz', 'https://rpc1.monad.xyz'] } },
  blockExplorers: { default: { name: 'Monadscan', url: 'https://monadscan.com' } },
} as const satisfies NetworkInput

export const plasma = {
  id: 9745,
  name: 'Plasma',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Plasma', symbol: 'XPL', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.plasma.to'] } },
  blockExplorers: { default: { name: 'PlasmaScan', url: 'https://plasmascan.to' } },
} as const satisfies NetworkInput

export const sei = {
  id: 1329,
  name: 'Sei Network',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-rpc.sei-apis.com/'] } },
  blockExplorers: { default: { name: 'Seiscan', url: 'https://seiscan.io' } },
} as const satisfies NetworkInput

export const seiTestnet = {
  id: 1328,
  name: 'Sei Testnet',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-rpc-testnet.sei-apis.com'] } },
  blockExplorers: { default: { name: 'Seiscan', url: 'https://testnet.seiscan.io' } },
  testnet: true,
} as const satisfies NetworkInput

export const sonic = {
  id: 146,
  name: 'Sonic',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.soniclabs.com'] } },
  blockExplorers: { default: { name: 'Sonic Explorer', url: 'https://sonicscan.org' } },
} as const satisfies NetworkInput
