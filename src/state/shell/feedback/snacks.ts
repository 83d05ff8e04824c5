import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { isAheadAtom } from '../router/stack'
import { envAtom } from '../../core/runtime'

export type SnackTone = 'success' | 'error' | 'info' | 'loading'

/** Messages are keys of the copy catalogue: state speaks no language. */
export type SnackKey =
  | 'copied'
  | 'copyFailed'
  | 'connected'
  | 'disconnected'
  | 'disconnectedHere'
  | 'networkSwitched'
  | 'signedIn'
  | 'signatureDeclined'
  | 'smartAccountsUnsupported'
  | 'authFailed'
  | 'authenticating'
  | 'actionNotAllowed'
  | 'transactionConfirmed'
  | 'transactionFailed'
  | 'transactionSpedUp'
  | 'transactionCancelled'
  | 'transactionReplaced'
  | 'transactionReorganised'
  | 'transactionFound'

export interface Snack {
  readonly tone: SnackTone
  readonly message: SnackKey
  /** Said aloud only: the view itself shows it, and a snack would stand in its way. */
  readonly announceOnly?: boolean | undefined
  /** Takes a place in the card above the view, so that it covers nothing; by default it lies over its head. */
  readonly isInPlace?: boolean | undefined
}

/** A snack on the screen. */
export interface ShownSnack extends Snack {
  /** When it goes, in milliseconds since the epoch; `Infinity`: not by itself. */
  readonly until: number
}

const snackLifetimeMs = 2500

/** Set by this file and `feedback.ts` alone, which is loaded with the modal. */
export const currentSnackAtom = atom<ShownSnack | null>(null)

/**
 * Shows a short message, by default for 2.5 seconds; a newer one takes its place.
 * @example
 * store.set(showSnack, { tone: 'success', message: 'copied' })
 */
export const showSnack = action(function showSnack(get, set, snack: Snack, givenMs?: number) {
  const { clock } = get(envAtom)
  const lifetimeMs = givenMs ?? (snack.tone === 'loading' ? Infinity : snackLifetimeMs)
  const shown = { ...snack, until: clock.now() + lifetimeMs }
  set(currentSnackAtom, shown)
  // It is drawn on the page while the modal is closed.
  if (!snack.announceOnly) set(isAheadAtom, true)
  if (lifetimeMs === Infinity) return
  void clock.sleep(lifetimeMs).then(() => {
    if (get(currentSnackAtom) === shown) set(currentSnackAtom, null)
  })
})
