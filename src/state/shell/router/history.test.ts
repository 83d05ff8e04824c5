import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { navigate } from './navigation'
import { followHistory, type HistoryPage } from './history.late'

/** A history of one page, by the standard: going back is told later, pushing is not told. */
function createPage() {
  const listeners = new Set<() => void>()
  let entries: unknown[] = [{ key: 'shop' }]
  let index = 0
  const history = {
    get state() {
      return entries[index]
    },
    get length() {
      return entries.length
    },
    pushState: (state: unknown) => {
      entries = [...entries.slice(0, index + 1), structuredClone(state)]
      index += 1
    },
    back: () => {
      queueMicrotask(() => {
        if (index === 0) return
        index -= 1
        for (const listener of listeners) listener()
      })
    },
  }
  const page: HistoryPage = {
    history,
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  }
  const goBack = async () => {
    history.back()
    await Promise.resolve()
  }
  return { page, history, goBack, at: () => index, listeners }
}

function opened() {
  const lab = createLab()
  const { store } = lab.portico
  const way = createPage()
  const open = () => void lab.portico.open()
  open()
  followHistory(store, way.page)
  return { ...lab, ...way, store, open, isOpen: () => lab.portico.snapshot().isOpen }
}

describe('the back button while the modal is open', () => {
  it('goes one view back, then closes, and leaves nothing behind', async () => {
    const { store, goBack, at, isOpen, history, clock } = opened()
    expect(history.state).toEqual({ key: 'shop', porticoModal: true })
    store.set(navigate, { name: 'WhatIsAWallet' })
    await goBack()
    expect([isOpen(), at()]).toEqual([true, 1])
    await goBack()
    await clock.advance(100)
    expect([isOpen(), at()]).toEqual([false, 0])
  })

  it('finds no entry after the modal closed otherwise, however often', async () => {
    const { portico, open, at, clock, isOpen, goBack } = opened()
    for (let round = 0; round < 3; round += 1) {
      portico.close()
      await clock.advance(100)
      expect(at()).toBe(0)
      open()
      expect(at()).toBe(1)
    }
    portico.close()
    open()
    await clock.advance(100)
    expect([isOpen(), at()]).toEqual([true, 1])
    await goBack()
    expect(isOpen()).toBe(false)
  })

  it('is the router’s for what the router put above, also where the modal closes with it', async () => {
    const { portico, history, goBack, at, isOpen, clock } = opened()
    history.pushState({ key: 'order' })
    history.pushState({ key: 'paid' })
    await goBack()
    expect([isOpen(), at()]).toEqual([true, 2])
    portico.close()
    await clock.advance(100)
    expect(history.state).toEqual({ key: 'order' })
    // The one that was left behind is passed over.
    await goBack()
    await clock.advance(100)
    expect([history.state, at()]).toEqual([{ key: 'shop' }, 0])
  })

  it('is left alone once the instance is destroyed', () => {
    const { portico, listeners } = opened()
    portico.destroy()
    expect(listeners.size).toBe(0)
  })
})
