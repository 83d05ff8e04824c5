import { atom } from 'jotai/vanilla'
import type { SwapToken } from '../../../chains/trade/swap'
import { action } from '../../core/action'
import type { PorticoStore } from '../../core/env'
import type { Route } from '../../core/route'
import { runtimeAtom } from '../../core/runtime'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { switchNetwork } from '../../session/networks/switchNetwork'
import { resetToHome } from '../../shell/router/navigation'
import { close, isOpenAtom } from '../../shell/router/stack'
import { editSwap, isSameToken } from './draft'
import type { SwapDraft } from './types'
import { findSymbol, swapListAtom } from './tokens'

/** The swap that the code that opens the view fills in. */
export type AskedSwap = Omit<Extract<Route, { readonly name: 'Swap' }>, 'name'>

const takenAtom = atom<AskedSwap | null>(null)

/**
 * Fills in what the view was opened with, once, so that what is changed there stays; on another network than the one in
 * use after going to it. Where the visitor does not want to go there, nothing is swapped. A token that is not sold there
 * is left to choose.
 */
export const takeSwapTerms = action(async function takeSwapTerms(get, set, asked: AskedSwap): Promise<void> {
  const { networkId, from, to, amount } = asked
  if (get(takenAtom) === asked || (!networkId && !from && !to && !amount)) return
  set(takenAtom, asked)
  const network = networkId ?? get(activeNetworkAtom).caipNetworkId
  try {
    if (networkId && networkId !== get(activeNetworkAtom).caipNetworkId) await set(switchNetwork, networkId)
  } catch {
    set(get(isOpenAtom) ? close : resetToHome)
    return
  }
  if (amount) set(editSwap, { amount })
  if (!from && !to) return
  const tokens = await listOf(get(runtimeAtom).store, network)
  const change: { -readonly [Key in 'from' | 'to']?: SwapDraft[Key] } = {}
  if (from) change.from = find(tokens, from)
  if (to) change.to = find(tokens, to)
  if (get(takenAtom) === asked) set(editSwap, change)
})

function find(tokens: readonly SwapToken[], asked: string): string | undefined | null {
  const isContract = /^0x[0-9a-f]{40}$/i.test(asked)
  const found = isContract ? tokens.find(({ address }) => isSameToken(address, asked)) : findSymbol(tokens, asked)
  return found ? found.address : null
}

/** Resolves to the tokens that can be swapped there. */
function listOf(store: PorticoStore, networkId: string): Promise<readonly SwapToken[]> {
  return new Promise((resolve) => {
    const look = () => {
      const list = store.get(swapListAtom)
      if (list.status === 'loading') return false
      const isHere = list.status === 'ready' && list.value?.network.caipNetworkId === networkId
      resolve(isHere && list.value ? list.value.tokens : [])
      return true
    }
    const stop = store.sub(swapListAtom, () => look() && stop())
    if (look()) stop()
  })
}
