import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet } from '../../../stories/lab/wallets/adapter'
import { createLab, labNetworks } from '../../../stories/lab/lab'
import { action } from '../core/action'
import { createPortico } from './createPortico'
import { alertAtom, dismissAlert, showSnack, snackAtom } from '../shell/feedback/feedback'
import { connectWallet } from '../session/connection/connect'
import { isOpenAtom, open } from '../shell/router/stack'
import { routeAtom } from '../shell/router/navigation'
import type { Route } from '../core/route'

describe('an instance', () => {
  it('gives the same snapshot until something in it changes, and tells once per change', async () => {
    const { portico } = createLab()
    const before = portico.snapshot()
    expect(portico.snapshot()).toBe(before)
    let told = 0
    const stop = portico.subscribe(() => (told += 1))
    portico.open()
    expect(told).toBe(1)
    expect(portico.snapshot()).not.toBe(before)
    stop()
    portico.close()
    expect(told).toBe(1)
  })

  it('stays apart from another', async () => {
    const [one, two] = [createLab(), createLab()]
    await one.portico.store.set(connectWallet, 'alpha')
    one.portico.open()
    expect(two.portico.snapshot()).toMatchObject({ isOpen: false, status: 'disconnected' })
  })

  it('does nothing on a server', () => {
    const adapter = createLabAdapter([createLabWallet('Alpha')])
    const portico = createPortico({ networks: labNetworks, adapters: [adapter], projectId: null })
    expect(portico.snapshot()).toMatchObject({ status: 'restoring', isOpen: false })
  })

  it('stops looking when it is destroyed', () => {
    const { portico, adapter } = createLab({ wallets: [] })
    portico.destroy()
    adapter.add(createLabWallet('Late'))
    expect(portico.snapshot().status).toBe('disconnected')
  })

  it('alerts once about a forgotten project id and works on', async () => {
    const { portico } = createLab({ config: { projectId: undefined } })
    expect(portico.store.get(alertAtom)).toBe('projectIdNotConfigured')
    portico.store.set(dismissAlert)
    await portico.store.set(connectWallet, 'alpha')
    expect(portico.store.get(alertAtom)).toBeNull()
    expect(portico.snapshot().status).toBe('connected')
  })

  it('opens only while no account is connected in the basic variant', async () => {
    const { portico } = createLab({ config: { basic: true } })
    portico.open()
    expect(portico.snapshot().isOpen).toBe(true)
    await portico.store.set(connectWallet, 'alpha')
    portico.open()
    expect(portico.snapshot().isOpen).toBe(false)
  })

  it.each([{ type: 'click' }, { name: 'Account' }])('opens at home when asked for %o', (route) => {
    const { portico } = createLab()
    portico.store.set(open, route as unknown as Route)
    expect(portico.store.get(routeAtom).name).toBe('Connect')
    expect(portico.store.get(isOpenAtom)).toBe(true)
  })
})

describe('feedback and reports', () => {
  it('takes a snack away after 2.5 seconds, and never the next one', async () => {
    const { portico, clock } = createLab()
    portico.store.set(showSnack, { tone: 'success', message: 'copied' })
    await clock.advance(2_000)
    portico.store.set(showSnack, { tone: 'error', message: 'copyFailed' })
    await clock.advance(1_000)
    expect(portico.store.get(snackAtom)?.message).toBe('copyFailed')
    await clock.advance(1_500)
    expect(portico.store.get(snackAtom)).toBeNull()
  })

  it('reports an unexpected error once, however many verbs it passes', async () => {
    const { portico, events } = createLab()
    const inner = action(async () => {
      throw new TypeError('broken')
    })
    const outer = action(async (_get, set) => set(inner))
    await expect(portico.store.set(outer)).rejects.toThrow('broken')
    expect(events).toEqual([
      { type: 'error', event: 'INTERNAL_SDK_ERROR', properties: { errorType: 'PorticoError', errorMessage: 'broken' } },
    ])
  })
})
