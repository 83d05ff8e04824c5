import { atom } from 'jotai/vanilla'
import type { MarkedToken } from '../../../services/marks/tokenMarks.late'

type MarkOf = (token: MarkedToken) => string | undefined

const markOfAtom = atom<{ readonly markOf: MarkOf }>({ markOf: () => undefined })

/** Finds the mark of a token, or of a native currency. The marks are loaded while a view that shows tokens is mounted. */
export const tokenMarksAtom = atom(
  (get) => get(markOfAtom).markOf,
  (_get, set) => {
    const load = async () => {
      const late = await import('../../../services/marks/tokenMarks.late')
      set(markOfAtom, { markOf: late.markOfToken })
    }
    load().catch(() => undefined) // tokens are shown with a placeholder
  },
)
tokenMarksAtom.onMount = (load) => load()
