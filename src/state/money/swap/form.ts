import { atom } from 'jotai/vanilla'
import { nameAtoms } from '../../core/action'
import { parseUnits } from '../../core/format/decimal'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { heldTokensAtom } from '../send/draft'
import { swappingAccountAtom } from './canSwap'
import { isSameToken, isSwapOutdatedAtom, swapDraftAtom } from './draft'
import { quotedAtom, sidesAtom } from './quote'
import type { SwapChoice, SwapForm, SwapGap } from './types'
import { choiceOfAtom, swapListAtom } from './tokens'

/**
 * The swap that the account in use fills in, and its missing parts; null while no account is connected, and where swaps are off.
 * @example
 * const gap = useValue(swapFormAtom)?.gap
 */
export const swapFormAtom = atom((get): SwapForm | null => {
  const account = get(swappingAccountAtom)
  if (!account) return null
  const network = get(activeNetworkAtom)
  const { amount, slippage } = get(swapDraftAtom)
  const sides = get(sidesAtom)
  const [from, to] = [sides.from, sides.to].map((token) => token && get(choiceOfAtom)(token)) as [
    SwapChoice | null,
    SwapChoice | null,
  ]
  const value = from && parseUnits(amount, from.decimals)
  const state = get(quotedAtom)
  const quoted = (state.status === 'ready' ? state.value : state.status === 'loading' ? state.previous : null) ?? null
  // A former quote stays while the amount is typed, and not for other tokens.
  const isOfThese =
    quoted?.trade.network.caipNetworkId === network.caipNetworkId &&
    quoted.trade.account === account.caipAddress &&
    from !== null &&
    to !== null &&
    isSameToken(quoted.trade.from.address, from.address) &&
    isSameToken(quoted.trade.to.address, to.address)
  const isQuoting = state.status === 'loading' && !!value && to !== null
  const isThis = isOfThese && quoted.trade.value === value
  const terms = isOfThese && value ? quoted.terms : null
  const form = { account, network, from, to, amount, value, terms, isQuoting, slippage }
  const mismatch = (isThis ? quoted.mismatch : null) ?? null
  return { ...form, gap: gap(), mismatch, isOutdated: get(isSwapOutdatedAtom) }

  function gap(): SwapGap | null {
    const list = get(swapListAtom)
    if (list.status === 'ready' && !list.value) return 'network'
    const missing = isThis ? quoted.gap : null
    if (missing === 'network' || missing === 'gasPrice') return missing
    if (!from || !to) return list.status === 'failed' ? 'unavailable' : 'token'
    if (amount === '') return 'amount'
    if (!value) return 'incorrect'
    if (from.value !== null && value > from.value) return 'funds'
    if (isThis && quoted.terms && lacksGas(quoted.terms.networkFee)) return 'gas'
    if (missing) return missing
    if (isThis && quoted.terms) return null
    return state.status === 'failed' || list.status === 'failed' ? 'unavailable' : 'quoting'
  }

  function lacksGas(fee: { readonly state: string; readonly value?: bigint }): boolean {
    const native = get(heldTokensAtom).find(({ address }) => address === undefined)
    if (!native || fee.value === undefined) return false
    return fee.value + (from?.address === undefined ? (value ?? 0n) : 0n) > native.value
  }
})

nameAtoms({ swapFormAtom })
