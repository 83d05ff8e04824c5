import { atom } from 'jotai/vanilla'
import type { PairingRelay } from '../../chains/pairing'
import type { WalletRecord } from '../connection/attach'
import { action, nameAtoms } from '../core/action'
import type { Env } from '../core/env'
import { assertAlive, configAtom, envAtom, onLeave } from '../core/runtime'
import { PairingUnavailableError } from '../core/requestErrors'
import { createTask, requireAnswer, tellWaits } from '../core/task'
import { alertRefusal } from '../feedback/feedback'
import { resetToHome } from '../router/navigation'
import { trackFailure } from '../wallets/walletTracking'
import { attachPairing } from './attachPairing'
import { namespacesToPair, pairingPeer } from './connector'
import { forgetApp } from './openedApp'

/** How a pairing stands; the view of each says what can be done next. */
export type PairingState =
  /** The link is being asked for; `wait` once the relay takes long. */
  | { readonly status: 'requesting'; readonly wait?: 'waiting' | 'notAnswering' | undefined }
  | { readonly status: 'ready'; readonly uri: string }
  /** The link is too old to be used; one press makes a new one. */
  | { readonly status: 'expired' }
  | { readonly status: 'declined' }
  | { readonly status: 'failed'; readonly error: unknown }

/** How long a link is good, and how long before its end it counts as expired, in milliseconds. */
const lifetimeMs = 4 * 60_000
const marginMs = 10_000

const heldAtom = atom<{
  readonly state: PairingState
  /** When the state began, in milliseconds since the epoch. */
  readonly since: number
} | null>(null)

const memoryAtom = atom(false)

const relayAtom = atom<PairingRelay | null>(null)

/** The relay that is asked, and whether it is lost; null before it is known. */
export const pairingRelayAtom = atom((get) => get(relayAtom))

/** Whether the browser keeps nothing for the pairing, so that it ends with this page. */
export const isPairingTemporaryAtom = atom((get) => get(memoryAtom))

const task = createTask()

/**
 * The pairing being asked for; null while none is.
 * @example
 * const isExpired = useValue(pairingAtom)?.status === 'expired'
 */
export const pairingAtom = atom((get): PairingState | null => get(heldAtom)?.state ?? null)

/** How long the live link is good, and how much of that is gone, in milliseconds. */
export const pairingLifeAtom = atom((get) => {
  const held = get(heldAtom)
  if (held?.state.status !== 'ready') return undefined
  return { duration: lifetimeMs, spent: get(envAtom).clock.now() - held.since }
})

/**
 * The live link; null while there is none.
 * @example
 * const uri = useValue(pairingUriAtom)
 */
export const pairingUriAtom = atom((get) => {
  const state = get(pairingAtom)
  return state?.status === 'ready' ? state.uri : null
})

/**
 * Asks for a link and waits for a wallet to approve; a newer attempt takes over, and what an older one
 * still answers is ignored.
 * @throws AttemptAbandonedError when it was given up or the link grew too old; else why not, such as UserRejectedError
 * @example
 * await store.set(pairWallet)
 */
export const pairWallet = action(async function pairWallet(get, set, wallet?: WalletRecord): Promise<void> {
  assertAlive(get)
  const { pairing } = get(envAtom)
  if (!pairing) throw new PairingUnavailableError()
  onLeave(get, 'ConnectingWalletConnect', () => set(cancelPairing))
  const isPaired = await task.run(get, async (signal) => {
    forgetApp(get)
    set(showPairing, { status: 'requesting' })
    const tell = (wait: 'waiting' | 'notAnswering') => {
      if (get(heldAtom)?.state.status === 'requesting') set(showPairing, { status: 'requesting', wait })
    }
    try {
      const answer = await tellWaits(get(envAtom).clock, signal, tell, () => set(askWallet, pairing, signal))
      if (signal.aborted || !answer) return false
      set(heldAtom, null)
      set(attachPairing, answer, wallet)
      return true
    } catch (error) {
      if (signal.aborted) return false
      set(alertRefusal, error)
      const isDeclined = set(trackFailure, error)
      set(showPairing, isDeclined ? { status: 'declined' } : { status: 'failed', error })
      throw error
    }
  })
  requireAnswer(isPaired)
})

/** Asks for an approval, with sign-in in the same step where that can be; null where its sign-in was not accepted. */
const askWallet = action(async function askWallet(get, set, pairing: NonNullable<Env['pairing']>, signal: AbortSignal) {
  const { siwx } = get(configAtom)
  const peer = pairingPeer(get, namespacesToPair(get))
  const oneClick = siwx ? await import('../app/session.late') : null
  const signIn = oneClick && (await set(oneClick.createPairingSignIn, peer.networks))
  if (signal.aborted) return null
  let timer = new AbortController()
  const stop = () => timer.abort()
  signal.addEventListener('abort', stop, { once: true })
  const onUri = (uri: string) => {
    if (signal.aborted) return
    stop()
    timer = new AbortController()
    set(showPairing, { status: 'ready', uri })
    get(envAtom)
      .clock.sleep(lifetimeMs - marginMs, timer.signal)
      .then(
        () => {
          set(showPairing, { status: 'expired' })
          task.abort(get)
        },
        () => undefined,
      )
  }
  try {
    set(memoryAtom, false)
    const onMemoryOnly = () => set(memoryAtom, true)
    const onRelay = (relay: PairingRelay) => set(relayAtom, relay)
    const answer = await pairing.pair({ ...peer, signal, onUri, onRelay, onMemoryOnly, ...(signIn && { signIn }) })
    stop() // the link has done its work, however long the rest takes
    if (signal.aborted || !oneClick || (await set(oneClick.storePairingSessions, answer, signal))) return answer
    if (!signal.aborted) {
      set(cancelPairing)
      set(resetToHome)
    }
    return null
  } finally {
    stop()
  }
})

const showPairing = action(function showPairing(get, set, state: PairingState) {
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
  task.abort(get)
  set(heldAtom, null)
})

// Here and not in labels.late, which would load this file for everybody who develops.
nameAtoms({ pairingAtom, pairingUriAtom })
