import type { PorticoStore } from '../../../core/env'
import { envAtom } from '../../../core/runtime'
import { platformAtom } from '../../../core/platform'
import { isOpenAtom } from '../../../shell/router/stack'
import { routeAtom } from '../../../shell/router/navigation'
import { instantOf } from '../../../../siwx/message/grammar'
import { signInProgressAtom } from '../../../core/visitor/signIn'
import type { SignInProgress } from '../../../core/visitor/signInTypes'
import { followSessions } from './otherPages'
import { followReturns } from './followReturns'
import { lookAgain, lookElsewhere } from './lookAgain'

/** Least time between two looks for a session, in milliseconds. */
const onceInMs = 60_000

/** Shortest time between two checks when the view of the account opens, in milliseconds. */
const shownOnceInMs = 5_000

/** The longest that is slept at a time: timers stop while a device sleeps, and platforms do not take any length. */
const longestSleepMs = 3_600_000

/** Notices that a session ended: by its time, in another page, or while this one was hidden. Returns how to stop. */
export function watchEnd(store: PorticoStore): () => void {
  const { clock } = store.get(envAtom)
  const follow = store.get(platformAtom).followReturns ?? followReturns
  const stopping = new AbortController()
  let timer = new AbortController()
  let lookedAt = Number.NEGATIVE_INFINITY
  let knownAt = Number.NEGATIVE_INFINITY
  let isDue = false

  const look = async () => {
    if (isDue || store.get(signInProgressAtom).status !== 'signedIn') return
    isDue = true
    try {
      const wait = lookedAt + onceInMs - clock.now()
      if (wait > 0) await clock.sleep(wait, stopping.signal)
    } catch {
      return
    } finally {
      isDue = false
    }
    await lookNow()
  }

  const lookNow = () => {
    lookedAt = clock.now()
    knownAt = lookedAt
    return store.set(lookAgain)
  }

  // The view of the account says that the visitor is signed in.
  let wasShown = false
  const onRoute = () => {
    const isShown = store.get(isOpenAtom) && store.get(routeAtom).name === 'Account'
    const isSignedIn = store.get(signInProgressAtom).status === 'signedIn'
    if (isShown && !wasShown && isSignedIn && clock.now() - knownAt >= shownOnceInMs) void lookNow()
    wasShown = isShown
  }

  const waitForEnd = async (end: number, signal: AbortSignal) => {
    try {
      while (clock.now() < end) await clock.sleep(Math.min(end - clock.now(), longestSleepMs), signal)
      await look()
    } catch {
      // Something else counts by now.
    }
  }

  const plan = () => {
    timer.abort()
    knownAt = clock.now()
    const end = endOf(store.get(signInProgressAtom))
    if (end === Number.POSITIVE_INFINITY) return
    timer = new AbortController()
    void waitForEnd(end, timer.signal)
  }

  // A running look ends first: it may have looked too early.
  let isTold = false
  const hear = () => {
    if (!isTold || /^(checking|signing|cancelling)$/.test(store.get(signInProgressAtom).status)) return
    isTold = false
    void store.set(lookElsewhere)
  }
  const onTold = () => {
    isTold = true
    hear()
  }

  const stops = [
    store.sub(signInProgressAtom, plan),
    store.sub(signInProgressAtom, hear),
    store.sub(routeAtom, onRoute),
    store.sub(isOpenAtom, onRoute),
    follow(() => void look()),
  ]
  followSessions(store.get, onTold, stopping.signal)
  plan()
  return () => {
    stopping.abort()
    timer.abort()
    for (const stop of stops) stop()
  }
}

/** When the first of the sessions ends. */
function endOf(progress: SignInProgress): number {
  if (progress.status !== 'signedIn') return Number.POSITIVE_INFINITY
  const ends = progress.sessions.flatMap(({ data: { expirationTime } }) =>
    expirationTime === undefined ? [] : [instantOf(expirationTime)],
  )
  return Math.min(...ends.filter((end) => !Number.isNaN(end)))
}
