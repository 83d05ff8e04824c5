import { action } from '../../core/action'
import { formatUnits } from '../../core/format/formatNumber'
import { editSwap, isSameToken, swapDraftAtom } from './draft'
import { swapFormAtom } from './form'
import { loadSwaps } from './canSwap'

/**
 * Swaps the sides: what was likely to arrive becomes the amount.
 * @example
 * store.set(flipSwap)
 */
export const flipSwap = action(function flipSwap(get, set) {
  const { from, to } = get(swapDraftAtom)
  const { terms, to: token } = get(swapFormAtom) ?? {}
  if (to === null) return set(editSwap, { from: null, to: from, amount: '' })
  set(editSwap, { from: to, to: from, ...(terms && token && { amount: formatUnits(terms.toValue, token.decimals) }) })
})

/**
 * Fills in the most that can be swapped: all of a token; of the network's own currency what leaves its fee.
 * @example
 * await store.set(fillMostSwap)
 */
export const fillMostSwap = action(async function fillMostSwap(get, set): Promise<void> {
  const form = get(swapFormAtom)
  if (!form?.from || form.from.value === null) return
  const { from, network, account, amount } = form
  const most = await loadSwaps().then(({ readMost }) => readMost(get, network, account.caipAddress, from))
  const now = get(swapFormAtom)
  const isSame = now?.account.caipAddress === account.caipAddress && now.amount === amount
  if (most === null || !isSame || !now.from || !isSameToken(now.from.address, from.address)) return
  set(editSwap, { amount: formatUnits(most, from.decimals) })
})
