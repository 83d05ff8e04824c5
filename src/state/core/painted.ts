type Step = 'requestAnimationFrame' | 'requestIdleCallback'

/** The part of a window that tells of frames and idle time. */
export type Painter = Partial<Pick<Window, Step>>

/**
 * Resolves when the browser is idle after it painted what is drawn now, so that nothing else takes time before a view is
 * shown. A page that is never idle delays it by 500 ms. Safari has no idle callback; servers and tests have no frames.
 */
export function painted(page: Painter = globalThis as Painter): Promise<unknown> {
  const next = (step: Step) => () =>
    new Promise<unknown>((resolve) => page[step]?.(resolve, { timeout: 500 }) ?? resolve(undefined))
  const frame = next('requestAnimationFrame')
  // A frame is painted after its callbacks: when the next one begins.
  return frame().then(frame).then(next('requestIdleCallback'))
}
