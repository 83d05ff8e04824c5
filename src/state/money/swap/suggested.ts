import type { Network } from '../../../chains/network'

const usual =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )

/** Tokens before the usual ones on a network. */
const first: Readonly<Record<string, readonly string[]>> = { 'eip155:42161': ['USD₮0'] }

/** Symbols that many look for, in capitals; the network's own currency before all. */
export function suggestedSymbols({ caipNetworkId, nativeCurrency }: Network): readonly string[] {
  return [...new Set([nativeCurrency.symbol.toUpperCase(), ...(first[caipNetworkId] ?? []), ...usual])]
}
