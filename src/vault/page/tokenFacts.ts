import type { Network } from '../../chains/network'
import type { TokenFacts } from '../../state/session/approvals/tokenMetadata'
import type { VaultToken } from '../deploy/config'

/** Symbols and decimals of a network's tokens, by address in lower case. */
export function tokenFactsOf(
  tokens: readonly VaultToken[],
  { caipNetworkId }: Network,
): Readonly<Record<string, TokenFacts>> {
  const own = tokens.filter(
    ({ chainId }) => caipNetworkId === (typeof chainId === 'number' ? `eip155:${chainId}` : chainId),
  )
  return Object.fromEntries(
    own.map(({ address, symbol, decimals }) => [address.toLowerCase(), { symbol, decimals } as TokenFacts]),
  )
}
