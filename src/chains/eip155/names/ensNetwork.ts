import type { Network } from '../../network'

type Address = `0x${string}`

// The same on every chain of the ENS deployments, https://docs.ens.domains/learn/deployments
const mainnetResolver: Address = '0xeEEEEEEE14D718C2B47D9923Deab1335E144EeEe'

/** The contract that answers for a network's names; null where it has none. */
export function ensResolverOf({ caipNetworkId, contracts }: Network): Address | null {
  const address: unknown = contracts?.ensUniversalResolver?.address
  if (typeof address === 'string' && /^0x[\da-f]{40}$/i.test(address)) return address as Address
  return caipNetworkId === 'eip155:1' ? mainnetResolver : null
}

/**
 * The host's network whose names are good on `target`: itself, or the one of real names. Names of a test
 * network belong to whoever comes first and are worth nothing elsewhere.
 */
export function ensNetworkFor(target: Network, networks: readonly Network[]): Network | null {
  if (target.chainNamespace !== 'eip155') return null
  if (ensResolverOf(target)) return target
  const carriers = networks.filter((network) => network.chainNamespace === 'eip155' && ensResolverOf(network))
  return carriers.find(({ testnet }) => !testnet) ?? (target.testnet ? (carriers[0] ?? null) : null)
}
