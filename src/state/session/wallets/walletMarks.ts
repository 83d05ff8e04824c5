import { atom } from 'jotai/vanilla'
import { runtimeAtom } from '../../core/runtime'
import { painted } from '../../core/painted'
import type { WalletMark } from './visibleWallets'

type Marks = Readonly<Record<string, WalletMark>>

const marksAtom = atom<Marks>({})

/** The marks of this page's wallets, by their id; what finds them is loaded once the names are drawn. */
export const walletMarksAtom = atom(
  (get) => get(marksAtom),
  (get, set) => {
    const stop = new AbortController()
    const watch = async () => {
      await painted()
      const late = await import('./walletMarks.late')
      await late.watchMarks(get(runtimeAtom).store, stop.signal, (marks: Marks) => set(marksAtom, marks))
    }
    watch().catch(() => undefined) // the wallets are shown without
    return () => stop.abort()
  },
)
walletMarksAtom.onMount = (watch) => watch()
