import { describe, expect, it } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import { renderHook } from '../../../stories/lab/testing/renderHook'
import { settled } from '../../../stories/lab/settled'
import { ResolveNameError } from '../../chains/errors/nameErrors'
import { connectWallet } from '../../state/session/connection/connect'
import { useIdentity, useResolveName } from './names'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('hooks of names', () => {
  it('useResolveName finds an address, none, or says why it cannot be told', async () => {
    const lab = createLab()
    const owners: Record<string, Promise<string | null>> = { 'alice.eth': Promise.resolve(address) }
    lab.adapter.names = { resolveName: async (_network, name) => owners[name] ?? null }
    const { now } = await renderHook(lab.portico, () => useResolveName())
    expect(await now().resolveName('alice.eth')).toBe(address)
    await settled()
    expect(now()).toMatchObject({ status: 'success', data: address })
    expect(await now().resolveName('nobody.eth')).toBeNull()
    owners['bob.eth'] = Promise.reject(new Error('down'))
    await expect(now().resolveName('bob.eth')).rejects.toBeInstanceOf(ResolveNameError)
  })

  it('useIdentity is null while no account is connected, then its identity', async () => {
    const lab = createLab()
    lab.adapter.names = { lookupName: async () => 'alice.eth', readAvatar: async () => null }
    const { now } = await renderHook(lab.portico, () => useIdentity())
    await settled()
    expect(now()).toEqual({ status: 'ready', value: null })
    await lab.portico.store.set(connectWallet, 'alpha')
    await settled()
    expect(now()).toMatchObject({ status: 'ready', value: { name: 'alice.eth' } })
  })
})
