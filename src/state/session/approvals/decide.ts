import { UserRejectedError } from '../../../chains/errors/errors'
import { RequestOutdatedError } from '../../../chains/errors/requestOutdated'
import { action } from '../../core/action'
import { envAtom } from '../../core/runtime'
import { platformAtom } from '../../core/platform'
import { createTask } from '../../core/task'
import { change, isOutdated, pendingIn, queueAtom } from './queue'

/** Time that a request is in plain sight before a yes counts, in milliseconds: no double click decides. */
const armingMs = 500

const arming = createTask()

/** The view is drawn in plain sight, or is covered: a yes counts after half a second of the former. */
export const setVisibility = action(function setVisibility(get, set, id: number, isSeen: boolean) {
  arming.abort(get)
  set(change, id, { isArmed: false })
  if (!isSeen || get(queueAtom).items[0]?.description.status !== 'ready') return
  void arming.run(get, async (signal) => {
    await get(envAtom).clock.sleep(armingMs, signal)
    set(change, id, { isArmed: true, progress: 'open' })
  })
})

export interface ApprovingClick {
  /** Nothing lies over the view. */
  readonly isSeen: boolean
  /** A person clicked, not a script. */
  readonly isTrusted: boolean
}

/**
 * A yes; counts when the request can be read and was seen, and nothing lies over it.
 * @example
 * store.set(approve, approval.id, { isSeen: true, isTrusted: event.isTrusted })
 */
export const approve = action(function approve(get, set, id: number, { isSeen, isTrusted }: ApprovingClick) {
  const [item] = get(queueAtom).items
  const pending = pendingIn(get)[id]
  if (!item || !pending || item.id !== id || item.progress === 'sending') return
  if (!isTrusted && !get(platformAtom).acceptsScripts) return
  if (!isSeen) {
    set(setVisibility, id, false)
    return set(change, id, { progress: 'covered' })
  }
  const { description } = item
  if (!item.isArmed || description.status !== 'ready' || description.value.problem !== null) return
  if (isOutdated(get, item, pending)) return pending.reject(new RequestOutdatedError())
  pending.release()
  set(change, id, { progress: 'sending' })
  pending.send(description.value.params)
})

/**
 * A no to the request that is shown.
 * @example
 * store.set(reject, approval.id)
 */
export const reject = action(function reject(get, set, id: number) {
  if (get(queueAtom).items[0]?.id === id) set(decline, (item) => item.id === id)
})

/** A no to everything that an origin still asks. */
export const rejectAll = action(function rejectAll(_get, set, origin: string) {
  set(decline, (item) => item.origin === origin)
})

const decline = action(function decline(get, _set, isMeant: (item: { id: number; origin: string }) => boolean) {
  for (const item of get(queueAtom).items)
    if (isMeant(item) && item.progress !== 'sending')
      pendingIn(get)[item.id]?.reject(new UserRejectedError('The request was declined'))
})
