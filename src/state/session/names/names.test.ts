import { describe, expect, it } from 'vitest'
import { createNamesLab, reserve, signer } from '../../../../stories/lab/names'
import { aliceName, connectForNames } from '../../../../stories/lab/testing/namesForm'
import { connectWallet } from '../connection/connect'
import { disconnect } from '../connection/disconnect'
import { canGetNameAtom, ownNameAtom } from './names'
import { resolveName } from './resolveName'

describe('looking names up', () => {
  it('is kept for five minutes, over a reload, and not longer', async () => {
    const { store, names, lab } = await connectForNames()
    reserve(names, aliceName, signer.address)
    const resolve = () => store.set(resolveName, ' Alice.portico.test')
    expect(await resolve()).toBe(signer.address)
    expect(await resolve()).toBe(signer.address)
    const asked = () => names.asked.filter((path) => path.endsWith(aliceName)).length
    expect(asked()).toBe(1)
    expect(JSON.parse(lab.storage.getItem('portico/nameLookupCache') ?? '')).toMatchObject({
      [`name:eip155:1:${aliceName}`]: { value: [signer.address], at: lab.clock.now() },
    })
    await lab.clock.advance(300_000)
    names.book.records.clear()
    expect(await resolve()).toBeNull()
    expect(asked()).toBe(2)
  })

  it('ends with the connection, and believes nothing that was tampered with', async () => {
    const { store, names, lab } = await connectForNames()
    await store.set(resolveName, aliceName)
    expect(lab.storage.getItem('portico/nameLookupCache')).not.toBeNull()
    await store.set(disconnect)
    expect(lab.storage.getItem('portico/nameLookupCache')).toBeNull()
    const at = lab.clock.now()
    for (const lookup of [
      { at, value: [7] },
      { at, value: ['0x'.padEnd(201, '1')] },
      { at, value: ['alice.eth'] },
      { at, value: ['javascript:alert(1)'] },
      { at, value: 7 },
      { at: 'now', value: [] },
      7,
    ]) {
      lab.storage.setItem('portico/nameLookupCache', JSON.stringify({ [`name:eip155:1:${aliceName}`]: lookup }))
      const before = names.asked.length
      expect(await store.set(resolveName, aliceName)).toBeNull()
      expect(names.asked.length).toBe(before + 1)
    }
  })

  it('finds nothing for a network the name was not registered on', async () => {
    const { store, names, wallet } = await connectForNames()
    reserve(names, aliceName, signer.address)
    const address = `eip155:10:${signer.address}` as const
    wallet.change({ networkId: 'eip155:10', address, accounts: [address] })
    expect(await store.set(resolveName, aliceName)).toBeNull()
  })

  it('that fails offers no name', async () => {
    const { lab, names } = createNamesLab()
    names.isDown = true
    const { store } = lab.portico
    await store.set(connectWallet, 'alpha')
    store.sub(canGetNameAtom, () => undefined)
    await expect.poll(() => lab.events.some((event) => event.type === 'error')).toBe(true)
    expect([store.get(canGetNameAtom), store.get(ownNameAtom)]).toEqual([false, null])
  })
})
