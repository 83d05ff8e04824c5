import { atom } from 'jotai/vanilla'
import type { WalletHandle } from '../../../chains/adapter'
import type { CaipAddress } from '../../../chains/network'
import { accountAtom } from '../../session/account/account'
import { action } from '../../core/action'
import { configAtom } from '../../core/runtime'
import { sendingHandleAtom } from '../send/draft'
import type { SwapDraft } from './types'

const empty = { from: undefined, to: null, amount: '' } as const

/** Its account, network and connection: another one starts again. */
const heldAtom = atom<{
  readonly draft: Omit<SwapDraft, 'slippage'>
  readonly owner?: CaipAddress
  readonly handle?: WalletHandle | undefined
}>({ draft: empty })

/** True if the last press was ignored, because it was too early or the values had changed. */
export const isSwapOutdatedAtom = atom(false)

const chosenSlippageAtom = atom<number | null>(null)

const isSlippage = (percent: unknown): percent is number => typeof percent === 'number' && percent > 0 && percent <= 50

/** In percent: how much less than quoted may arrive. */
export const slippageAtom = atom((get): number => {
  const wanted = get(configAtom).swaps?.slippage
  return get(chosenSlippageAtom) ?? (isSlippage(wanted) ? wanted : 1)
})

export const swapDraftAtom = atom((get): SwapDraft => {
  const { owner, handle, draft } = get(heldAtom)
  const isSame = owner !== undefined && owner === get(accountAtom)?.caipAddress && handle === get(sendingHandleAtom)
  return { ...(isSame ? draft : empty), slippage: get(slippageAtom) }
})

/**
 * Changes what the account in use is to swap. What was chosen for the other side already changes sides with it; a slippage
 * that is outside of 0 to 50 percent is left as it was.
 * @example
 * store.set(editSwap, { to: '0xA0b8…', amount: '0.5' })
 */
export const editSwap = action(function editSwap(get, set, { slippage, ...change }: Partial<SwapDraft>) {
  const account = get(accountAtom)
  if (!account) return
  set(isSwapOutdatedAtom, false)
  if (isSlippage(slippage)) set(chosenSlippageAtom, slippage)
  const { slippage: _slippage, ...before } = get(swapDraftAtom)
  const draft = { ...before, ...change }
  if (isSameToken(draft.from, draft.to)) {
    if ('to' in change) draft.from = isSameToken(before.to, draft.to) ? null : before.to
    else draft.to = isSameToken(before.from, draft.from) ? null : before.from
  }
  set(heldAtom, { draft, owner: account.caipAddress, handle: get(sendingHandleAtom) })
})

/** True where two contracts are one; undefined is the network's own currency, null is no token. */
export function isSameToken(one: string | undefined | null, other: string | undefined | null): boolean {
  return one !== null && one?.toLowerCase() === other?.toLowerCase()
}
