import { atom } from 'jotai/vanilla'
import type { SwapToken, SwapTrade } from '../../../chains/trade/swap'
import { action } from '../../core/action'
import { asyncState, withEffect } from '../../core/asyncState'
import { platformAtom } from '../../core/platform'
import { envAtom, runtimeAtom } from '../../core/runtime'
import { parseUnits } from '../../core/format/decimal'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { loadSwaps, swappingAccountAtom } from './canSwap'
import { isSameToken, slippageAtom, swapDraftAtom } from './draft'
import type { Quoted } from './types'
import { swapListAtom, triesAtom } from './tokens'

/** Typing rests for so long before a quote is asked for, in milliseconds. */
const restMs = 200

/** Lifetime of a quote, in milliseconds. */
export const renewalMs = 10_000

const addressAtom = atom((get) => get(swappingAccountAtom)?.caipAddress)

/** The tokens that were chosen, as the network in use has them. */
export const sidesAtom = atom((get): { readonly from: SwapToken | null; readonly to: SwapToken | null } => {
  const { from, to } = get(swapDraftAtom)
  const network = get(activeNetworkAtom)
  const { caipNetworkId: networkId, nativeCurrency } = network
  const list = get(swapListAtom)
  const known = list.status === 'ready' ? list.value : list.status === 'loading' ? list.previous : undefined
  const tokens = known?.network.caipNetworkId === networkId ? known.tokens : null
  const find = (address: string | undefined | null) => {
    if (address === null) return null
    if (!tokens) return address === undefined ? { ...nativeCurrency, networkId } : null
    return tokens.find((token) => isSameToken(token.address, address)) ?? null
  }
  return { from: find(from), to: find(to) }
})

/** The trade to quote; null while something is missing for that. */
const tradeAtom = atom((get): SwapTrade | null => {
  const account = get(addressAtom)
  const { from, to } = get(sidesAtom)
  const value = from && parseUnits(get(swapDraftAtom).amount, from.decimals)
  if (!account || !from || !to || !value || get(swapListAtom).status === 'failed') return null
  return { network: get(activeNetworkAtom), account, from, to, value }
})

const renewalsAtom = atom(0)

/** Asked for again 10 seconds after each answer, while it is shown. */
export const quotedAtom = withEffect(
  asyncState(
    atom(async (get, { signal }): Promise<Quoted | null> => {
      get(renewalsAtom)
      get(triesAtom)
      const trade = get(tradeAtom)
      const slippage = get(slippageAtom)
      if (!trade) return null
      const { clock } = get(envAtom)
      await clock.sleep(restMs, signal)
      const { readTerms } = await loadSwaps()
      return readTerms(get(runtimeAtom).store.get, { ...trade, slippage, signal })
    }),
  ),
  (get, set, { status }, signal) => {
    if (status === 'loading' || !get(tradeAtom)) return
    whenLookedAt(get(envAtom).clock, () => get(platformAtom).isVisible?.() ?? true, signal).then(
      () => set(renewalsAtom, (count) => count + 1),
      () => undefined,
    )
  },
)

/** Resolves once a quote is old and the page in sight. */
export async function whenLookedAt(
  clock: { sleep(ms: number, signal: AbortSignal): Promise<void> },
  isVisible: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  do await clock.sleep(renewalMs, signal)
  while (!isVisible())
}

/**
 * Asks again for what can be swapped, and for a quote.
 * @example
 * store.set(retryQuote)
 */
export const retryQuote = action(function retryQuote(_get, set) {
  set(triesAtom, (count) => count + 1)
})
