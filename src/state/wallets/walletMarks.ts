import { atom } from 'jotai/vanilla'
import { runtimeAtom } from '../core/runtime'
import type { WalletMark } from './visibleWallets'

type Marks = Readonly<Record<string, WalletMark>>

const marksAtom = atom<Marks>({})

/** The marks of this page's wallets, by their id; what finds them is loaded once the names are drawn. */
export const walletMarksAtom = atom(
  (get) => get(marksAtom),
  (get, set) => {
    const stop = new AbortController()
    // After what is drawn now, which is seen first.
    Promise.resolve()
      .then(() => import('./walletMarks.late'))
      .then((late) => late.watchMarks(get(runtimeAtom).store, stop.signal, (marks: Marks) => set(marksAtom, marks)))
      .catch(() => undefined) // the wallets are shown without
    return () => stop.abort()
  },
)
walletMarksAtom.onMount = (watch) => watch()
