import { describe, expect, it } from 'vitest'
import { whenReady } from './whenReady'

/** A window of which only what is listened to is there. */
function openPage({ readyState = 'complete', saveData = false } = {}) {
  let idle: (() => void) | undefined
  const signals = new Map<string, AbortSignal | undefined>()
  class Page extends EventTarget {
    readonly document = { readyState }
    readonly navigator = { connection: { saveData } }
    readonly requestIdleCallback = (run: () => void) => {
      idle = run
      return 1
    }
    override addEventListener(type: string, ...rest: [EventListener, AddEventListenerOptions]) {
      signals.set(type, rest[1].signal)
      super.addEventListener(type, ...rest)
    }
  }
  const page = new Page()
  return {
    page: page as unknown as Window,
    listening: () => [...signals].filter(([, signal]) => !signal?.aborted).map(([type]) => type),
    give: (type: string, moved?: { movementX: number; movementY: number }) =>
      void page.dispatchEvent(Object.assign(new Event(type), moved)),
    /** A pointer that does not move is over an element of this name. */
    rest: (name: string) => {
      const target = { closest: (wanted: string) => (wanted === name ? {} : null) }
      const event = Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 })
      page.dispatchEvent(Object.defineProperty(event, 'target', { value: target }))
    },
    load: () => {
      page.document.readyState = 'complete'
      page.dispatchEvent(new Event('load'))
    },
    beIdle: () => idle?.(),
  }
}

function listen(needsSign: boolean, options?: { readyState?: string; saveData?: boolean }) {
  const opened = openPage(options)
  let runs = 0
  const stop = whenReady(needsSign, () => (runs += 1), opened.page)
  return { ...opened, stop, runs: () => runs }
}

describe('when a page is ready for more', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])('is at once after %s', (sign) => {
    const page = listen(true)
    page.beIdle()
    expect(page.runs()).toBe(0)
    page.give(sign)
    page.give(sign)
    expect(page.runs()).toBe(1)
    expect(page.listening()).toEqual([])
  })

  it('takes no move of no distance for a sign, which browsers send by themselves', () => {
    const page = listen(true)
    page.give('pointermove', { movementX: 0, movementY: 0 })
    expect(page.runs()).toBe(0)
    page.give('pointermove', { movementX: 0, movementY: 1 })
    expect(page.runs()).toBe(1)
    const pressed = listen(true)
    pressed.give('pointerdown', { movementX: 0, movementY: 0 })
    expect(pressed.runs()).toBe(1)
  })

  it('takes a pointer that rests on a button for a sign, also when it has not moved', () => {
    const page = listen(true)
    page.rest('p')
    expect(page.runs()).toBe(0)
    page.rest('button')
    expect(page.runs()).toBe(1)
  })

  it('is never before the page’s own load, whatever the visitor does', () => {
    const page = listen(true, { readyState: 'interactive' })
    page.give('pointermove')
    page.give('keydown')
    page.beIdle()
    expect(page.runs()).toBe(0)
    page.load()
    expect(page.runs()).toBe(0)
    page.beIdle()
    expect(page.runs()).toBe(1)
    expect(page.listening()).toEqual([])
  })

  it('needs no sign where idle is enough, before the load or after', () => {
    const late = listen(false)
    late.beIdle()
    expect(late.runs()).toBe(1)
    const early = listen(false, { readyState: 'loading' })
    early.beIdle()
    expect(early.runs()).toBe(0)
    early.load()
    early.beIdle()
    expect(early.runs()).toBe(1)
  })

  it.each([true, false])('is never where data is saved (needs a sign: %s)', (needsSign) => {
    const page = listen(needsSign, { saveData: true })
    page.give('pointermove')
    page.beIdle()
    expect(page.runs()).toBe(0)
    expect(page.listening()).toEqual([])
  })

  it('is not any more once it is stopped', () => {
    const page = listen(true, { readyState: 'loading' })
    page.give('scroll')
    page.stop()
    page.load()
    page.beIdle()
    expect(page.runs()).toBe(0)
    expect(page.listening()).toEqual([])
  })
})
