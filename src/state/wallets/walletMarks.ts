import { atom } from 'jotai/vanilla'
import type { Connector } from '../../chains/adapter'
import { connectorsAtom } from '../connection/state'
import { asyncState } from '../core/asyncState'
import { envAtom } from '../core/runtime'
import { directoryOptionsAtom, shownWalletsAtom } from './recommended'
import { normalizedName, type WalletMark } from './visibleWallets'

/** Spellings that may pass for others. */
const unusual = /[^A-Za-z .'-]|rn|vv|cl|[a-z]I|\bl(?=[a-z])/

const none: Readonly<Record<string, WalletMark>> = {}

const markedAtom = asyncState(
  atom(async (get) => {
    const connectors = get(connectorsAtom)
    const announced = connectors.filter(({ type }) => type === 'ANNOUNCED')
    const shown = get(envAtom).pairing && get(shownWalletsAtom)
    const { customWallets } = get(directoryOptionsAtom)
    const lists = shown?.status === 'ready' ? shown.value : null
    const listed = [...customWallets, ...(lists?.featured ?? []), ...(lists?.recommended ?? [])]
    // One wallet with a plain name is the usual page, and needs no second look.
    const isPlain = ({ name, rdns }: Connector) =>
      !unusual.test(name) &&
      !listed.some((known) => known.rdns !== rdns && normalizedName(known.name) === normalizedName(name))
    if (announced.length < 2 && announced.every(isPlain)) return none
    const late = await import('./walletMarks.late').catch(() => null)
    return late?.markWallets(connectors, listed) ?? none
  }),
)

/** The marks of this page's wallets, by their id. */
export const walletMarksAtom = atom((get) => {
  const marked = get(markedAtom)
  return (marked.status === 'ready' ? marked.value : marked.status === 'loading' ? marked.previous : null) ?? none
})
