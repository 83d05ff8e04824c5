import type { Getter } from 'jotai/vanilla'
import { envAtom } from '../../core/runtime'

/** A press of a finger is a `pointerdown` as well. None of these can hold up scrolling. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']

/**
 * Calls back once the page is loaded and idle, or loaded and given a sign of life; never where the
 * visitor saves data. Returns how to stop.
 */
export function whenReady(needsSign: boolean, run: () => void, page: Window = window): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const listen = (name: string, then: (event: Partial<PointerEvent>) => void) =>
    page.addEventListener(name, then as EventListener, { capture: true, signal })
  const finish = () => {
    const { connection } = page.navigator as { connection?: { saveData?: boolean } }
    if (!signal.aborted && !connection?.saveData) run()
    ended.abort()
  }
  // Safari has no idle callback; elsewhere a page that is never idle would hold it back for ever.
  const idle = () => void (page.requestIdleCallback?.(finish, { timeout: 500 }) ?? page.setTimeout(finish, 200))
  const begin = ({ type, movementX, movementY, target }: Partial<PointerEvent>) => {
    // Chromium sends a move of no distance to every page that it draws under a resting pointer: a sign only on a button.
    const isStill = type === 'pointermove' && movementX === 0 && movementY === 0
    if (isStill && !(target as Partial<Element>).closest?.('button')) return
    if (page.document.readyState !== 'complete') listen('load', idle)
    else if (needsSign) finish()
    else idle()
  }
  if (needsSign) for (const sign of signs) listen(sign, begin)
  else begin({})
  return () => ended.abort()
}

/** `whenReady` of this instance's page. Returns nothing where its platform does not have it. */
export function whenPageReady(get: Getter, needsSign: boolean, run: () => void): (() => void) | undefined {
  return (get(envAtom).platform ?? { whenReady }).whenReady?.(needsSign, run)
}
