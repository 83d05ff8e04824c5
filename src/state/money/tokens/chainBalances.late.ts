import type { ChainReader } from '../../../chains/adapter'
import type { Network } from '../../../chains/network'
import type { BalanceSource, HeldToken, ListedToken, TokenBalance } from '../../../chains/tokens'
import { isOn } from '../../session/account/listedTokens'

/**
 * Reads balances from the chain itself: the native currency, and those tokens of the host's list that the account has. Tokens that
 * are not listed are not shown: every account can send a token of any name to another.
 */
export function chainBalances(
  loadReader: (network: Network) => Promise<ChainReader> | null,
  listed: readonly ListedToken[],
): BalanceSource {
  return {
    listBalances: async ({ account, network }) => {
      const reader = await loadReader(network)
      if (!reader) return []
      const address = account.split(':').slice(2).join(':')
      const tokens = listed.filter(({ chainId }) => isOn(network, chainId))
      const [native, held] = await Promise.all([
        reader.getBalance(network, address),
        tokens.length > 0 ? reader.listTokens?.(network, address, [...new Set(tokens.map((one) => one.address))]) : [],
      ])
      const { caipNetworkId: networkId, nativeCurrency } = network
      return [
        { networkId, name: nativeCurrency.name, ...native },
        ...tokens.flatMap((token) => nameHeld(network, token, held ?? [])),
      ]
    },
  }
}

function nameHeld(
  { caipNetworkId: networkId, chainNamespace }: Network,
  { address, name, symbol, decimals, logoURI: icon }: ListedToken,
  held: readonly HeldToken[],
): readonly TokenBalance[] {
  const write = (text: string) => (chainNamespace === 'eip155' ? text.toLowerCase() : text)
  const found = held.find((one) => write(one.address) === write(address))
  if (!found || found.value === 0n) return []
  // The chain knows how a token is divided; a list may be wrong.
  return [{ networkId, address, name, symbol, decimals: found.decimals ?? decimals, value: found.value, icon }]
}
