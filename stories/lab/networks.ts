import type { NetworkInput } from '../../src/chains/network'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** Two networks in the shape of viem chains. */
export const labNetworks: readonly NetworkInput[] = [
  {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: ether,
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
  },
  { id: 10, name: 'OP Mainnet', nativeCurrency: ether, rpcUrls: { default: { http: ['http://127.0.0.1:8546'] } } },
]

/** One of another kind of chain, without a reader. */
export const solanaHere = {
  id: 'here',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
} as const
