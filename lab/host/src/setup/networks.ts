import type { Namespace } from 'portico'
import type { NetworkInput } from 'portico/chains'
import { chains } from './lab'
import { unreadNetworks } from './unreadNetworks'

const { lab } = globalThis

function network(
  caipNetworkId: string,
  name: string,
  symbol: string,
  decimals: number,
  urls: readonly string[] = [],
): NetworkInput {
  const [chainNamespace, id = ''] = caipNetworkId.split(':') as [Namespace, string]
  return { id, name, chainNamespace, nativeCurrency: { name, symbol, decimals }, rpcUrls: { default: { http: urls } } }
}

/** A network or two of each kind of chain; where there is no node, only wallets sign. */
export const everyNetwork: readonly NetworkInput[] = [
  ...chains,
  {
    ...network(`solana:${lab.solana.id}`, 'Solana', 'SOL', 9, [lab.solana.url]),
    // The explorer of Solana tells its clusters apart by a query.
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example?cluster=lab' } },
  },
  network(unreadNetworks.bip122, 'Bitcoin', 'BTC', 8),
  network(unreadNetworks.polkadot, 'Polkadot', 'DOT', 10),
  network(unreadNetworks.cosmos, 'Cosmos Hub', 'ATOM', 6),
]

/** Each kind of chain, and what its panel is called. */
export const namespaces = [
  ['eip155', 'Ethereum'],
  ['solana', 'Solana'],
  ['bip122', 'Bitcoin'],
  ['polkadot', 'Polkadot'],
  ['cosmos', 'Cosmos'],
] as const
