import type { CaipNetworkId, Network } from '../network'

/** A cluster by its name in the Wallet Standard. */
export type Cluster = 'mainnet' | 'devnet' | 'testnet' | 'localnet'

// https://chainagnostic.org/CAIPs/caip-30: the first 32 characters of the genesis hash. The second
// reference of a row is the one that CAIP-30 replaced; wallets of before still send it.
const references: Readonly<Record<Exclude<Cluster, 'localnet'>, readonly [string, ...string[]]>> = {
  mainnet: ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
  devnet: ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
  testnet: ['4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
}

/** Returns a wallet's name of a network among the chains of an account; undefined when the account is not for it. */
export function chainFor(networkId: CaipNetworkId, chains: readonly string[]): string | undefined {
  // Every local chain has a genesis of its own, so an unknown one is local.
  const cluster = clusterOf(networkId) ?? 'localnet'
  return chains.find((chain) => chain === networkId) ?? chains.find((chain) => clusterOf(chain) === cluster)
}

/** The first of the host's networks that the chains of an account allow, else where the account is. */
export function pickNetwork(networks: readonly Network[], chains: readonly string[]): CaipNetworkId {
  const known = networks.find(({ caipNetworkId }) => chainFor(caipNetworkId, chains) !== undefined)
  if (known) return known.caipNetworkId
  const clusters = chains.map(clusterOf).filter((cluster) => cluster !== undefined)
  const [cluster = 'localnet'] = clusters
  return `solana:${cluster === 'localnet' ? cluster : references[cluster][0]}`
}

/** The network of a cluster that is called by its name alone, as in Sign In With Solana. */
export function networkOfCluster(name: string): CaipNetworkId | undefined {
  return name === 'mainnet' || name === 'devnet' || name === 'testnet' ? `solana:${references[name][0]}` : undefined
}

function clusterOf(chain: string): Cluster | undefined {
  const [prefix, reference = ''] = chain.split(':')
  if (prefix !== 'solana') return undefined
  if (reference === 'localnet') return reference
  for (const cluster of ['mainnet', 'devnet', 'testnet'] as const)
    if (reference === cluster || references[cluster].includes(reference)) return cluster
  return undefined
}
