import * as chains from 'viem/chains'
import type { NetworkInput } from '../../src/chains/network'

/** A network and the name it is exported by. */
export type NamedNetwork = readonly [name: string, network: NetworkInput]

/** The chains of viem that come along, by the file they are written to and under viem's names. */
export const evmGroups = {
  ethereum: ['mainnet', 'sepolia', 'holesky', 'hoodi', 'localhost', 'anvil', 'hardhat', 'foundry'],
  opStack: [
    'optimism',
    'optimismSepolia',
    'base',
    'baseSepolia',
    'unichain',
    'unichainSepolia',
    'worldchain',
    'worldchainSepolia',
    'ink',
    'inkSepolia',
    'soneium',
    'soneiumMinato',
    'zora',
    'zoraSepolia',
    'mode',
    'modeTestnet',
  ],
  rollups: [
    'arbitrum',
    'arbitrumNova',
    'arbitrumSepolia',
    'apeChain',
    'blast',
    'blastSepolia',
    'celo',
    'celoSepolia',
    'fraxtal',
    'manta',
    'mantle',
    'mantleSepoliaTestnet',
    'metis',
    'opBNB',
    'opBNBTestnet',
  ],
  zkRollups: [
    'zksync',
    'zksyncSepoliaTestnet',
    'abstract',
    'abstractTestnet',
    'lens',
    'linea',
    'lineaSepolia',
    'scroll',
    'scrollSepolia',
    'taiko',
    'polygonZkEvm',
    'katana',
  ],
  sidechains: [
    'polygon',
    'polygonAmoy',
    'gnosis',
    'gnosisChiado',
    'moonbeam',
    'moonriver',
    'aurora',
    'ronin',
    'rootstock',
  ],
  layer1: [
    'bsc',
    'bscTestnet',
    'avalanche',
    'avalancheFuji',
    'berachain',
    'berachainBepolia',
    'cronos',
    'fantom',
    'flowMainnet',
    'hyperEvm',
    'monad',
    'plasma',
    'sei',
    'seiTestnet',
    'sonic',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof typeof chains)[]>>

type ChainName = (typeof evmGroups)[keyof typeof evmGroups][number]

/** Endpoints of the chains themselves, where viem names those of resellers. */
const ownEndpoints: Partial<Record<ChainName, string>> = {
  // https://docs.bnbchain.org/bnb-smart-chain/developers/json_rpc/json-rpc-endpoint
  bsc: 'https://bsc-dataseed.bnbchain.org',
  // https://docs.metis.io
  metis: 'https://andromeda.metis.io/?owner=1088',
}

/** The part of viem's chains that Portico needs; formatters, serializers and fees are code and stay behind. */
export function evmNetworks(names: readonly ChainName[]): readonly NamedNetwork[] {
  return names.map((name) => [name, plain(chains[name], ownEndpoints[name])])
}

function plain(chain: chains.Chain, ownEndpoint: string | undefined): NetworkInput {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, contracts, testnet } = chain
  const { ensUniversalResolver } = contracts ?? {}
  return {
    id,
    name,
    chainNamespace: 'eip155',
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    rpcUrls: { default: { http: ownEndpoint ? [ownEndpoint] : rpcUrls.default.http } },
    ...(blockExplorers && {
      blockExplorers: { default: { name: blockExplorers.default.name, url: blockExplorers.default.url } },
    }),
    ...(ensUniversalResolver && { contracts: { ensUniversalResolver: { address: ensUniversalResolver.address } } }),
    ...(testnet && { testnet }),
  }
}
