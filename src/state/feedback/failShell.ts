import { action } from '../core/action'
import { envAtom, perStore } from '../core/runtime'
import { report } from '../core/report'
import { close } from '../router/stack'

const failures = perStore<{ count: number; at: number }>()

/** Errors that come closer together than this are of one opening, in milliseconds. */
const oneOpeningMs = 5_000

/** The modal could not be drawn: that is reported, and where drawing it anew does not help either, it closes. */
export const failShell = action(function failShell(get, set, error: unknown) {
  const held = failures(get)
  const now = get(envAtom).clock.now()
  held.count = now - (held.at ?? 0) < oneOpeningMs ? (held.count ?? 0) + 1 : 1
  held.at = now
  set(report, error)
  // The button opens it again, from the start.
  if (held.count >= 3) set(close)
})
