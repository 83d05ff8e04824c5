import { GasPriceNotSupportedError } from '../../../src/chains/errors/swapErrors'
import type { SwapSource } from '../../../src/chains/trade/swap'
import { editSwap } from '../../../src/state/money/swap/draft'
import { swapFormAtom } from '../../../src/state/money/swap/form'
import { swapTokensAtom } from '../../../src/state/money/swap/tokens'
import type { Lab } from '../lab'
import { marketTokens } from '../swap/market'
import { createSwapLab } from '../swap/page'
import { connected, until } from './world'

/** A visitor in a market whose source is another in some. */
const over = (own: (source: SwapSource) => SwapSource) => async (): Promise<Lab> => {
  const { swaps } = createSwapLab()
  return connected(createSwapLab({ config: { sources: { swaps: own(swaps) } } }))
}

/** There are no swaps on the network in use. */
export const unswapped = over((source) => ({ ...source, supports: () => false }))

/** The price of gas is not known there. */
export const unpriced = over((source) => ({
  ...source,
  readGasPrice: () => Promise.reject(new GasPriceNotSupportedError()),
}))

/** Types something to swap, and waits for what is missing. */
export const failSwap = async ({ clock, portico: { store } }: Lab): Promise<void> => {
  const stops = [swapFormAtom, swapTokensAtom].map((one) => store.sub(one, () => undefined))
  const gap = () => store.get(swapFormAtom)?.gap
  await until(() => gap() === 'network' || store.get(swapTokensAtom).own.length > 1)
  if (gap() !== 'network') store.set(editSwap, { to: marketTokens[0].address, amount: '1' })
  await clock.advance(200)
  await until(() => /^(network|gasPrice)$/.test(gap() ?? ''))
  stops.forEach((stop) => stop())
}
