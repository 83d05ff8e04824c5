import { describe, expect, it } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import { renderHook } from '../../../stories/lab/testing/renderHook'
import { settled } from '../../../stories/lab/settled'
import type { PorticoEvent } from '../../state/core/events'
import { useEvents, useModal } from './modal'

describe('useModal', () => {
  it('opens, closes, and says which', async () => {
    const { portico } = createLab()
    const { now } = await renderHook(portico, () => useModal())
    expect(now().isOpen).toBe(false)
    void now().open({ name: 'WhatIsAWallet' })
    await settled()
    expect(now().isOpen).toBe(true)
    void now().close()
    await settled()
    expect(now().isOpen).toBe(false)
  })
})

describe('useEvents', () => {
  it('calls the listener of the last rendering, until the component is gone', async () => {
    const { portico } = createLab()
    const heard: string[] = []
    let rendering = 0
    const { unmount } = await renderHook(portico, () => {
      rendering += 1
      const mine = rendering
      useEvents(({ event }: PorticoEvent) => event.startsWith('MODAL') && heard.push(`${mine} ${event}`))
      return useModal().isOpen
    })
    portico.open()
    await settled()
    expect(rendering).toBe(2)
    portico.close()
    await settled()
    expect(heard).toEqual(['1 MODAL_OPEN', '2 MODAL_CLOSE'])
    await unmount()
    portico.open()
    await settled()
    expect(heard).toHaveLength(2)
  })
})
