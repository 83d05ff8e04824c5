import { atom, type Getter } from 'jotai/vanilla'
import { action, type Action } from './action'
import { platformAtom } from './platform'
import { envAtom } from './runtime'
import { createTask } from './task'

/** Time that values must be on screen unchanged before a press counts, in milliseconds. */
export const readingMs = 500

export interface Reading {
  /**
   * Starts the time again where `key`, a text of everything that is shown, differs from before; null: nothing is shown.
   * `isDrawn` says that a view has drawn it: a busy page draws later than the store changes.
   */
  readonly show: Action<[key: string | null, isDrawn?: boolean], void>
  /** True where `key` has been shown for long enough. Always true where the platform accepts presses of scripts. */
  isRead(get: Getter, key: string): boolean
}

/** Measures how long a review has been on screen. */
export function createReading(): Reading {
  const shownAtom = atom<{ readonly key: string; readonly isDrawn: boolean; readonly isRead: boolean } | null>(null)
  const reading = createTask()
  const show = action(function showReading(get, set, key: string | null, isDrawn?: boolean): void {
    const before = get(shownAtom)
    const isSame = key === (before?.key ?? null)
    if (isSame && (!isDrawn || before?.isDrawn !== false)) return
    reading.abort(get)
    set(shownAtom, key === null ? null : { key, isDrawn: isDrawn === true, isRead: false })
    if (key === null) return
    void reading
      .run(get, async (signal) => {
        await get(envAtom).clock.sleep(readingMs, signal)
        set(shownAtom, (now) => (now?.key === key ? { ...now, isRead: true } : now))
      })
      .catch(() => undefined)
  })
  return {
    show,
    isRead: (get, key) => {
      const shown = get(shownAtom)
      return get(platformAtom).acceptsScripts === true || (shown?.key === key && shown.isRead)
    },
  }
}

/** A text that differs where any of the values does, amounts in base units included. */
export function keyOf(values: readonly unknown[]): string {
  return JSON.stringify(values, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}
