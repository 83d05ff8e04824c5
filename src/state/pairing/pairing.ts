import { atom } from 'jotai/vanilla'
import { UserRejectedError } from '../../chains/errors/errors'
import { action } from '../core/action'
import { attach, rememberWallet } from '../connection/attach'
import { activeNamespaceAtom, connectionsAtom, entriesOf, setActiveNamespace } from '../connection/state'
import { configAtom, envAtom } from '../core/env'
import { PairingUnavailableError } from '../core/requestErrors'
import { requireLive, whenLeft } from '../core/lifecycle'
import { emit } from '../core/events'
import { goHome } from '../router/navigation'
import { pairingConnector, peerAtom } from './connector'
import { alertRefusal } from '../feedback/feedback'
import { noteConnection } from '../wallets/walletTracking'
import { settle } from '../app/afterConnect'
import type { WalletRecord } from '../core/storage'

/** How a pairing stands; each has a face and a way on. */
export type PairingState =
  | { readonly status: 'requesting' }
  | { readonly status: 'ready'; readonly uri: string }
  /** The link is too old to be used; one press makes a new one. */
  | { readonly status: 'expired' }
  | { readonly status: 'declined' }
  | { readonly status: 'failed'; readonly error: unknown }

/** How long a link is good, and how long before its end it counts as expired, in milliseconds. */
const lifetimeMs = 4 * 60_000
const marginMs = 10_000

interface Running {
  readonly state: PairingState
  readonly controller: AbortController
  /** When the link was made, in milliseconds since the epoch. */
  readonly since?: number
}

const runningAtom = atom<Running | null>(null)

/** The pairing being asked for; null while none is. */
export const pairingAtom = atom((get): PairingState | null => get(runningAtom)?.state ?? null)

/** How long the live link is good, and how much of that is gone, in milliseconds. */
export const pairingLifeAtom = atom((get) => {
  const running = get(runningAtom)
  if (running?.state.status !== 'ready') return undefined
  return { duration: lifetimeMs, spent: get(envAtom).clock.now() - (running.since ?? 0) }
})

/** The live link; null while there is none. */
export const pairingUriAtom = atom((get) => {
  const state = get(pairingAtom)
  return state?.status === 'ready' ? state.uri : null
})

/**
 * Asks for a link and waits for a wallet to approve; a newer attempt takes over, and what an older one
 * still answers is ignored. Rejects with why not.
 */
export const pairWallet = action(async function pairWallet(get, set, wallet?: WalletRecord): Promise<void> {
  requireLive(get)
  const { adapters, pairing, clock } = get(envAtom)
  if (!pairing) throw new PairingUnavailableError()
  set(cancelPairing)
  const controller = new AbortController()
  const { signal } = controller
  const show = (state: PairingState) => {
    if (!signal.aborted) set(runningAtom, { state, controller, since: clock.now() })
  }
  show({ status: 'requesting' })
  set(whenLeft, 'ConnectingWalletConnect', () => set(cancelPairing))
  let timers = new AbortController()
  signal.addEventListener('abort', () => timers.abort(), { once: true })
  const onUri = (uri: string) => {
    timers.abort()
    timers = new AbortController()
    show({ status: 'ready', uri })
    clock.sleep(lifetimeMs - marginMs, timers.signal).then(
      () => {
        show({ status: 'expired' })
        controller.abort()
      },
      () => undefined,
    )
  }
  try {
    const connections = get(connectionsAtom)
    // A namespace that another wallet serves is left to it.
    const all = adapters.map(({ namespace }) => namespace)
    const free = all.filter((name) => connections[name]?.status !== 'connected')
    const asks = get(peerAtom)(free.length > 0 ? free : all)
    const { siwx } = get(configAtom)
    const oneClick = siwx ? await import('../app/session.late') : null
    const signIn = oneClick && (await set(oneClick.draftSignIn, asks.networks))
    if (signal.aborted) return
    const answer = await pairing.pair({ ...asks, signal, onUri, ...(signIn && { signIn }) })
    if (signal.aborted) return
    timers.abort() // the link has done its work, however long the rest takes
    if (oneClick && !(await set(oneClick.keepSignIns, answer, signal))) return signal.aborted ? undefined : set(giveUp)
    const { handles, wallet: peer } = answer
    set(runningAtom, null)
    const active = get(activeNamespaceAtom)
    for (const [namespace, handle] of entriesOf(handles)) set(attach, pairingConnector(namespace, peer), handle, false)
    set(noteConnection, peer.name)
    // Each one attached takes the lead; the one in use keeps it if it is served.
    if (handles[active]) set(setActiveNamespace, active)
    if (wallet) set(rememberWallet, wallet)
    set(settle)
  } catch (error) {
    if (signal.aborted) return
    set(alertRefusal, error)
    const isDeclined = error instanceof UserRejectedError
    show(isDeclined ? { status: 'declined' } : { status: 'failed', error })
    const message = error instanceof Error ? error.message : String(error)
    set(emit, { type: 'track', event: isDeclined ? 'USER_REJECTED' : 'CONNECT_ERROR', properties: { message } })
    throw error
  } finally {
    timers.abort()
  }
})

const giveUp = action(function giveUp(_get, set) {
  set(cancelPairing)
  set(goHome)
})

/** Gives up: a late approval is ignored, and the wallet is told. */
export const cancelPairing = action(function cancelPairing(get, set) {
  get(runningAtom)?.controller.abort()
  set(runningAtom, null)
})
