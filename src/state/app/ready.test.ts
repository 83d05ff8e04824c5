import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet } from '../../../stories/lab/wallets/adapter'
import { createLab, labNetworks } from '../../../stories/lab/lab'
import { createPortico } from './createPortico'

describe('ready', () => {
  const restored = async (onResume: () => Promise<void>) => {
    const before = createLab()
    await before.portico.connect('alpha')
    before.portico.destroy()
    const adapter = createLabAdapter([createLabWallet('Alpha', { isPermitted: true })])
    const slow = { ...adapter, resume: async (request: never) => (await onResume(), adapter.resume(request)) }
    return createLab({ storage: before.storage, adapters: [slow] })
  }

  it('waits for the wallet of a stored connection, and brings the wallets', async () => {
    let answer = () => undefined as void
    const { portico } = await restored(() => new Promise((resolve) => (answer = resolve)))
    let isReady = false
    const ready = portico.ready().then(() => (isReady = true))
    await import('./methods.late')
    await Promise.resolve()
    expect([isReady, portico.snapshot().status]).toEqual([false, 'connecting'])
    answer()
    await ready
    expect(portico.snapshot()).toMatchObject({ status: 'connected', wallets: [{ id: 'alpha' }] })
  })

  it('settles without a connection, when the wallet fails, on a server, and after destroy', async () => {
    await createLab().portico.ready()
    const failing = await restored(() => Promise.reject(new Error('gone')))
    await failing.portico.ready()
    expect(failing.portico.snapshot().status).toBe('disconnected')
    await createPortico({ networks: labNetworks, adapters: [createLabAdapter([])], projectId: null }).ready()
    const { portico } = await restored(() => new Promise(() => undefined))
    const ready = portico.ready()
    portico.destroy()
    await ready
    await portico.ready()
  })
})
