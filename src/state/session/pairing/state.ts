import { atom } from 'jotai/vanilla'
import { RelayUnreachableError } from '../../../chains/errors/rpcErrors'
import type { PairingRelay } from '../../../chains/pairing'
import { action, nameAtoms } from '../../core/action'
import { envAtom } from '../../core/runtime'
import { createTask } from '../../core/task'
import { forgetApp } from './openedApp'

/** State of a pairing; the view of each says what can be done next. */
export type PairingState =
  /**
   * The relay is being asked; `wait` once it takes long. With `uri` a code of the link can be shown already, while apps are
   * opened with it once it is ready.
   */
  | {
      readonly status: 'requesting'
      readonly wait?: 'waiting' | 'notAnswering' | undefined
      readonly uri?: string | undefined
    }
  | { readonly status: 'ready'; readonly uri: string }
  /** The link is too old to be used; one press makes a new one. */
  | { readonly status: 'expired' }
  | { readonly status: 'declined' }
  | { readonly status: 'failed'; readonly error: unknown }

/** Lifetime of a link, and the time before its end at which it counts as expired, in milliseconds. */
export const lifetimeMs = 4 * 60_000
export const marginMs = 10_000

export const heldAtom = atom<{
  readonly state: PairingState
  /** When the state began, in milliseconds since the epoch. */
  readonly since: number
} | null>(null)

export const memoryAtom = atom(false)

/** The visitor wants another link by itself before one is too old; until the view is left. */
export const autoRenewAtom = atom(false)

/** The link that is shown, or asked for, came by itself in place of an older one. */
export const isRenewedAtom = atom(false)

export const relayAtom = atom<PairingRelay | null>(null)

/** True where the browser keeps nothing for the pairing, so that it ends with this page. */
export const isPairingTemporaryAtom = atom((get) => get(memoryAtom))

export const pairingTask = createTask()

/**
 * The pairing being asked for; null while none is.
 * @example
 * const isExpired = useValue(pairingAtom)?.status === 'expired'
 */
export const pairingAtom = atom((get): PairingState | null => get(heldAtom)?.state ?? null)

/** The relay that is asked or did not answer, and whether it is lost; null before it is known. */
export const pairingRelayAtom = atom((get): PairingRelay | null => {
  const state = get(pairingAtom)
  if (state?.status !== 'failed') return get(relayAtom)
  return state.error instanceof RelayUnreachableError ? { host: state.error.host } : null
})

/** Lifetime of the live link, the part that has passed, and when it counts as expired, in milliseconds. */
export const pairingLifeAtom = atom((get) => {
  const held = get(heldAtom)
  if (held?.state.status !== 'ready') return undefined
  const { since } = held
  return { duration: lifetimeMs, spent: get(envAtom).clock.now() - since, until: since + lifetimeMs - marginMs }
})

/**
 * The live link; null without one.
 * @example
 * const uri = useValue(pairingUriAtom)
 */
export const pairingUriAtom = atom((get) => {
  const state = get(pairingAtom)
  return state?.status === 'ready' ? state.uri : null
})

/** The link of a pairing, also before the relay has the request. */
export function linkOf(state: PairingState | null): string | undefined {
  return state?.status === 'ready' || state?.status === 'requesting' ? state.uri : undefined
}

export const showPairing = action(function showPairing(get, set, state: PairingState) {
  set(heldAtom, { state, since: get(envAtom).clock.now() })
})

/**
 * Gives up: a late approval is ignored, and the wallet is told.
 * @example
 * store.set(cancelPairing)
 */
export const cancelPairing = action(function cancelPairing(get, set) {
  // Once a wallet approved, nothing is held any more, and its app is opened for later requests.
  if (get(heldAtom)) forgetApp(get)
  pairingTask.abort(get)
  set(heldAtom, null)
  set(autoRenewAtom, false)
})

// Here and not in labels.late, which would load this file for everybody who develops.
nameAtoms({ pairingAtom, pairingUriAtom })
