import { atom } from 'jotai/vanilla'
import { connectorsAtom } from '../connection/state'
import { asyncState } from '../core/asyncState'
import { envAtom } from '../core/runtime'
import { directoryOptionsAtom, shownWalletsAtom } from './recommended'
import type { WalletMark } from './visibleWallets'

const none: Readonly<Record<string, WalletMark>> = {}

const markedAtom = asyncState(
  atom(async (get) => {
    const connectors = get(connectorsAtom)
    if (!connectors.some(({ type }) => type === 'ANNOUNCED')) return none
    const shown = get(envAtom).pairing && get(shownWalletsAtom)
    const { customWallets } = get(directoryOptionsAtom)
    const lists = shown?.status === 'ready' ? shown.value : null
    const listed = [...customWallets, ...(lists?.featured ?? []), ...(lists?.recommended ?? [])]
    const late = await import('./walletMarks.late').catch(() => null)
    return late?.markWallets(connectors, listed) ?? none
  }),
)

/** The marks of this page's wallets, by their id. */
export const walletMarksAtom = atom((get) => {
  const marked = get(markedAtom)
  return (marked.status === 'ready' ? marked.value : marked.status === 'loading' ? marked.previous : null) ?? none
})
