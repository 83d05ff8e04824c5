import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { attemptAtom } from '../core/walletRequest'
import { whenLeft } from '../core/lifecycle/leaving'
import { present } from '../router/navigation'
import { routeAtom } from '../router/stack'
import type { SiwxConfig, SiwxDraft } from '../../siwx/types'
import type { SignInSubject } from './signInAccount'

/** One account being asked: whatever is answered to an earlier round is ignored. */
export interface Round {
  readonly subject: SignInSubject
  readonly signal: AbortSignal
  /** What is there to sign, as soon as it is. */
  readonly siwx?: SiwxConfig
  readonly draft?: SiwxDraft
}

interface Held extends Round {
  readonly controller: AbortController
}

/** Why a round ended, where the visitor ended it. */
export const abandoned = 'abandoned'

const heldAtom = atom<Held | null>(null)

export const signing = attemptAtom<string>()

/** How long the wallet takes to sign; null while it is not asked. */
export const signAttemptAtom = signing.atom

export const roundAtom = atom((get): Round | null => get(heldAtom))

/** Begins anew, for an account or for nobody. */
export const startRound = action(function startRound(get, set, subject: SignInSubject | null): Round | null {
  get(heldAtom)?.controller.abort()
  signing.abandon(get, set)
  const controller = new AbortController()
  const round = subject && { subject, controller, signal: controller.signal }
  set(heldAtom, round)
  return round
})

/** The visitor gave up: nothing more comes of the running round, and nobody is asked again for it. */
export const abandonRound = action(function abandonRound(get, set) {
  const round = get(heldAtom)
  round?.controller.abort(abandoned)
  signing.abandon(get, set)
})

/** Keeps what the running round needs to sign. */
export const holdDraft = action(function holdDraft(_get, set, siwx: SiwxConfig, draft: SiwxDraft) {
  return set(heldAtom, (round) => round && { ...round, siwx, draft })
})

/** Asks the visitor, unless that is on the screen already. */
export const showSignIn = action(function showSignIn(get, set, onLeft: () => void) {
  set(whenLeft, 'SIWXSignMessage', onLeft)
  if (get(routeAtom).name !== 'SIWXSignMessage') set(present, { name: 'SIWXSignMessage' })
})
