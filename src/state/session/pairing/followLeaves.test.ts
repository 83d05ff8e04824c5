import { describe, expect, it } from 'vitest'
import { followLeaves } from './followLeaves'

/** A page by its events. */
function openPage(isMobile: boolean) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const page = Object.assign(new EventTarget(), { document })
  let leaves = 0
  const stop = followLeaves(isMobile, () => (leaves += 1), page as unknown as Window)
  const show = (visibilityState: 'visible' | 'hidden') => {
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { stop, show, fire: (name: string) => page.dispatchEvent(new Event(name)), leaves: () => leaves }
}

describe('leaving the page', () => {
  it('is being hidden, and not coming back', () => {
    const { show, leaves } = openPage(true)
    show('hidden')
    show('visible')
    expect(leaves()).toBe(1)
  })

  it.each([
    [true, 1],
    [false, 2],
  ])('is going to another page, and on a desktop another window (on a phone: %s)', (isMobile, count) => {
    const { fire, leaves } = openPage(isMobile)
    fire('blur')
    fire('pagehide')
    expect(leaves()).toBe(count)
  })

  it('is not followed any more once stopped', () => {
    const { stop, show, fire, leaves } = openPage(false)
    stop()
    show('hidden')
    fire('blur')
    fire('pagehide')
    expect(leaves()).toBe(0)
  })
})
