import type { ChainAdapter } from '../adapter'
import type { CaipNetworkId } from '../network'

/**
 * Reads balances of Polkadot and its kin from the nodes that you name, by CAIP-2 id: their RPC over HTTP. No request is sent
 * before an account is shown.
 * @example
 * polkadot({ reader: rpcReader({ 'polkadot:68d56f15f85d3136970ec16946040bc1': 'https://asset-hub.my-app.example' }) })
 */
export function rpcReader(urls: Readonly<Partial<Record<CaipNetworkId, string>>>): NonNullable<ChainAdapter['reader']> {
  return async (clock) => (await import('./rpcReader.late')).createRpcReader(urls, clock)
}
