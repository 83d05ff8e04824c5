import type { ChainAdapter } from '../adapter'
import type { CaipNetworkId } from '../network'

/**
 * Reads balances of Bitcoin from a server that speaks Esplora, such as one of your own: its address, or one for each
 * network by CAIP-2 id. No request is sent before an account is shown.
 * @example
 * bip122({ reader: esploraReader('https://esplora.my-app.example/api') })
 */
export function esploraReader(
  url: string | Readonly<Partial<Record<CaipNetworkId, string>>>,
): NonNullable<ChainAdapter['reader']> {
  return async (clock) => (await import('./esploraReader.late')).createEsploraReader(url, clock)
}
