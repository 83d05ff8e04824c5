import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import type { Route } from '../../core/route'
import { switchNetwork } from '../../session/networks/switchNetwork'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { resetToHome } from '../../shell/router/navigation'
import { close, isOpenAtom } from '../../shell/router/stack'
import { editSend } from './draft'

/** The transfer that the code that opens the view fills in. */
export type SendTerms = Omit<Extract<Route, { readonly name: 'WalletSend' }>, 'name'>

const takenAtom = atom<SendTerms | null>(null)

/**
 * Fills in what the view was opened with, once, so that what is changed there stays; on another network than the one in
 * use after going to it. Where the visitor does not want to go there, nothing is sent.
 */
export const takeTerms = action(async function takeTerms(get, set, terms: SendTerms): Promise<void> {
  const { networkId, token, amount = '', to = '' } = terms
  if (get(takenAtom) === terms || (!networkId && !token && !amount && !to)) return
  set(takenAtom, terms)
  try {
    if (networkId && networkId !== get(activeNetworkAtom).caipNetworkId) await set(switchNetwork, networkId)
    set(editSend, { token, amount, to })
  } catch {
    set(get(isOpenAtom) ? close : resetToHome)
  }
})
