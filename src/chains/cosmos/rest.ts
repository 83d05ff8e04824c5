import type { ChainAdapter } from '../adapter'
import type { CaipNetworkId } from '../network'
import type { CosmosRest } from './restReader.late'

export type { CosmosRest } from './restReader.late'

/**
 * Reads balances of the Cosmos from the REST servers that you name, by CAIP-2 id. No request is sent before an account is
 * shown.
 * @example
 * cosmos({ reader: restReader({ 'cosmos:cosmoshub-4': { url: 'https://rest.my-app.example', denom: 'uatom' } }) })
 */
export function restReader(
  servers: Readonly<Partial<Record<CaipNetworkId, CosmosRest>>>,
): NonNullable<ChainAdapter['reader']> {
  return async (clock) => (await import('./restReader.late')).createRestReader(servers, clock)
}
