import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { connectedAtom } from '../connection/state'
import { envAtom } from '../core/env'
import { finish } from '../router/navigation'
import { isOpenAtom, routeAtom } from '../router/stack'
import type { SiwxConfig, SiwxSession } from '../../siwx/types'
import { failSignIn } from './failSignIn'
import { leaveSignIn } from './leaveSignIn'
import { holdDraft, roundAtom, showSignIn, startRound, type Round } from './signInAttempt'
import { putRequired, putSignIn, signInAtom } from './state'
import { requireSiwx, requires } from './siwx'
import { subjectAtom } from './signInAccount'

/** When a visitor who waits for a connection to be settled hears what for, in milliseconds. */
const waitingAfterMs = 5_000

const isSettlingAtom = atom(false)

/** One policy, whatever changed: with a session nothing happens, without one the visitor is asked. */
export const ensureSession = action(async function ensureSession(get, set): Promise<void> {
  const subject = get(subjectAtom)
  if (subject?.caipAddress === get(roundAtom)?.subject.caipAddress) return
  await set(askAnew)
})

/** Looks for a session of whoever is there now, and asks for one; never rejects. */
export const askAnew = action(async function askAnew(get, set): Promise<void> {
  const round = set(startRound, get(subjectAtom))
  if (!round) {
    set(isSettlingAtom, false)
    set(putSignIn, { status: 'idle' })
    if (get(routeAtom).name === 'SIWXSignMessage') set(finish)
    return
  }
  const { subject, signal } = round
  set(putSignIn, { status: 'checking' })
  try {
    const siwx = set(requireSiwx)
    if (signal.aborted) return
    set(putRequired, requires(siwx))
    void set(tellWhenSlow, round)
    const sessions = await siwx.getSessions(subject.chainId, subject.accountAddress)
    if (signal.aborted) return
    if (sessions.length > 0) return set(signedIn, sessions)
    set(isSettlingAtom, false)
    set(showSignIn, () => set(leaveSignIn))
    await set(prepare, siwx, round)
  } catch (error) {
    if (signal.aborted) return
    set(startRound, null)
    set(isSettlingAtom, false)
    set(failSignIn, error)
  }
})

const prepare = action(async function prepare(_get, set, siwx: SiwxConfig, { subject, signal }: Round) {
  const { chainId, accountAddress } = subject
  const draft = await siwx.createMessage({ chainId, accountAddress })
  if (signal.aborted) return
  set(holdDraft, siwx, draft)
  set(putSignIn, { status: 'ready', message: draft.toString() })
})

/** A session is there: whatever was opened for it is done. */
export const signedIn = action(function signedIn(get, set, sessions: readonly SiwxSession[]) {
  set(putSignIn, { status: 'signedIn', sessions })
  if (get(isSettlingAtom) || get(routeAtom).name === 'SIWXSignMessage') set(finish)
  set(isSettlingAtom, false)
})

/** A connection was made and its views wait for sign-in to let them close. */
export const settleSession = action(function settleSession(get, set) {
  void set(ensureSession)
  const { status } = get(signInAtom)
  if (status === 'checking') set(isSettlingAtom, true)
  // It may have failed already, which leads back to the wallets.
  else if (get(connectedAtom) && get(routeAtom).name !== 'SIWXSignMessage') set(finish)
})

const tellWhenSlow = action(async function tellWhenSlow(get, set, { signal }: Round) {
  await get(envAtom)
    .clock.sleep(waitingAfterMs, signal)
    .catch(() => undefined)
  const isWaitedFor = get(isSettlingAtom) && get(isOpenAtom)
  if (!signal.aborted && isWaitedFor && get(signInAtom).status === 'checking') set(showSignIn, () => set(leaveSignIn))
})
