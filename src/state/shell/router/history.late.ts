import { isRecord } from '../../../chains/guards'
import type { PorticoStore } from '../../core/env'
import { envAtom, onDestroy } from '../../core/runtime'
import { back } from './navigation'
import { isOpenAtom } from './stack'

/** The part of a window that is used. */
export interface HistoryPage {
  readonly history: Pick<History, 'state' | 'length' | 'pushState' | 'back'>
  addEventListener(type: 'popstate', listener: () => void): void
  removeEventListener(type: 'popstate', listener: () => void): void
}

const mark = 'porticoModal'

/** Time for a router to go elsewhere when the modal closes, before its entry is taken back, in milliseconds. */
const leaveAfterMs = 50

const followed = new WeakSet<PorticoStore>()

/**
 * While the modal is open an entry of Portico stands on top of the history: leaving it goes one view back or closes the
 * modal. A modal that closes otherwise takes its entry back; one that a router covered meanwhile is passed over later.
 */
export function followHistory(store: PorticoStore, page: HistoryPage = window): void {
  if (followed.has(store)) return
  followed.add(store)
  const { history } = page
  const { clock } = store.get(envAtom)
  const isOpen = () => store.get(isOpenAtom)
  const isOurs = () => isRecord(history.state) && history.state[mark] === true
  /** Length of the history when this entry was last on top of it; null without one. */
  let top: number | null = null
  let isLeaving = false

  const enter = () => {
    if (isLeaving) return
    // A router's own entry may be read by it again: what it keeps there is kept. One of before a reload is taken up.
    if (!isOurs()) history.pushState({ ...(isRecord(history.state) ? history.state : {}), [mark]: true }, '')
    top = history.length
  }
  const leave = async () => {
    top = null
    await clock.sleep(leaveAfterMs)
    if (isOpen() || isLeaving || !isOurs()) return
    isLeaving = true
    history.back()
  }
  const onPop = () => {
    if (isLeaving) {
      isLeaving = false
      if (isOpen()) enter()
      return
    }
    if (isOurs()) {
      // From an entry of the host above ours; or onto one that was left behind.
      if (isOpen()) top = history.length
      else void leave()
      return
    }
    // Another script put entries above: what is left is theirs.
    if (!isOpen() || history.length !== top) return
    top = null
    store.set(back)
    if (isOpen()) enter()
  }
  page.addEventListener('popstate', onPop)
  const stop = store.sub(isOpenAtom, () => (isOpen() ? enter() : void leave()))
  if (isOpen()) enter()
  onDestroy(store.get, () => {
    page.removeEventListener('popstate', onPop)
    stop()
  })
}
