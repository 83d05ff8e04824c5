import { describe, expect, it } from 'vitest'
import { createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { createLab, type LabOptions } from '../../../../stories/lab/lab'
import { createNamesLab } from '../../../../stories/lab/names'
import { memoryStorage } from '../../core/storage'
import { connectWallet } from '../connection/connect'
import { identityAtom, knownIdentityAtom, type Identity } from './identity'
import { identityKey } from './cache'
import { registerName } from './registerName'
import { localDirectory } from '../../../services/wallets/localDirectory'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
const directory = localDirectory(async () => [])
const alice: Identity = { name: 'alice.eth', avatar: 'https://pictures.example/a.png' }

/** A visitor with a name service that answers as told, and what it was asked. */
async function watching(
  lookup: (address: string, target: number | string) => Promise<string | null>,
  options: LabOptions = {},
) {
  const lab = createLab(options)
  const { store } = lab.portico
  const asked: string[] = []
  lab.adapter.names = {
    lookupName: (network, of, target = network) => {
      asked.push(`${of} on ${target.id} of ${network.id}`)
      return lookup(of, target.id)
    },
    readAvatar: async (_network, name) => (name === alice.name ? alice.avatar : null),
  }
  store.sub(identityAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  await settle()
  return { ...lab, asked, store, known: () => store.get(knownIdentityAtom), state: () => store.get(identityAtom) }
}

describe('the identity of the account', () => {
  it('is its name and its picture, asked once in five minutes', async () => {
    const { asked, known, clock, storage } = await watching(async () => alice.name)
    expect(known()).toEqual(alice)
    expect(asked).toEqual([`${address} on 1 of 1`])
    const again = await watching(async () => 'other.eth', { storage })
    expect([again.known(), again.asked]).toEqual([alice, []])
    await clock.advance(300_000)
    await settle()
    expect(asked).toHaveLength(2)
  })

  it('is asked of the network that carries names, for the network in use', async () => {
    const snapshot = { address: 'eip155:10:0x1', accounts: ['eip155:10:0x1'], networkId: 'eip155:10' } as const
    const { asked } = await watching(async () => null, { wallets: [createLabWallet('Alpha', { snapshot })] })
    expect(asked).toEqual(['0x1 on 10 of 1'])
  })

  it('sends no request where no network carries names', async () => {
    const network = {
      id: 5,
      name: 'Five',
      nativeCurrency: { name: 'E', symbol: 'E', decimals: 18 },
      rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
    }
    const snapshot = { address: 'eip155:5:0x1', accounts: ['eip155:5:0x1'], networkId: 'eip155:5' } as const
    const { asked, state } = await watching(async () => alice.name, {
      config: { networks: [network] },
      wallets: [createLabWallet('Alpha', { snapshot })],
    })
    expect([asked, state()]).toEqual([[], { status: 'ready', value: { name: null, avatar: null } }])
  })

  it("is the backend's where the chain has no name, and nothing else is asked of it", async () => {
    const asked: string[] = []
    const identity = async (of: string) => (asked.push(of), { name: 'shop.example', avatar: null })
    const services = { directory, identity }
    expect((await watching(async () => null, { services })).known()).toEqual({ name: 'shop.example', avatar: null })
    expect((await watching(() => Promise.reject(new Error('down')), { services })).known().name).toBe('shop.example')
    expect((await watching(async () => alice.name, { services })).known()).toEqual(alice)
    expect(asked).toEqual([address, address])
  })

  it('is first of all the name registered with the name service, as soon as it is', async () => {
    const { lab, names } = createNamesLab()
    const { store } = lab.portico
    const asked: string[] = []
    lab.adapter.names = {
      lookupName: async (_network, of) => (asked.push(of), alice.name),
      readAvatar: async () => alice.avatar,
    }
    store.sub(identityAtom, () => undefined)
    await store.set(connectWallet, 'alpha')
    await expect.poll(() => store.get(knownIdentityAtom)).toEqual(alice)
    await store.set(registerName, 'alice')
    await expect.poll(() => store.get(knownIdentityAtom)).toEqual({ name: 'alice.portico.test', avatar: null })
    expect(asked).toHaveLength(1)
    names.isDown = true
    names.book.records.clear()
    await lab.clock.advance(300_000)
    await expect.poll(() => store.get(knownIdentityAtom)).toEqual(alice)
  })

  it('fails without harm, is not kept then, and is read again', async () => {
    let isDown = true
    const answer = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(alice.name))
    const { state, known, clock, storage } = await watching(answer)
    expect(state().status).toBe('failed')
    expect(known()).toEqual({ name: null, avatar: null })
    expect(storage.getItem('portico/identityCache')).toBeNull()
    isDown = false
    await clock.advance(300_000)
    await settle()
    expect(known()).toEqual(alice)
  })

  it('is never that of the account before', async () => {
    const wallet = createLabWallet('Alpha')
    const lookup = (of: string) => (of === address ? Promise.resolve(alice.name) : new Promise<null>(() => undefined))
    const { known, state } = await watching(lookup, { wallets: [wallet] })
    expect(known()).toEqual(alice)
    wallet.change({ networkId: 'eip155:1', address: 'eip155:1:0x2', accounts: ['eip155:1:0x2'] })
    await settle()
    expect([state(), known().name]).toEqual([{ status: 'loading', previous: undefined }, null])
  })

  it('ends with the connection, in the storage too', async () => {
    const { portico, state, storage } = await watching(async () => alice.name)
    expect(storage.getItem('portico/identityCache')).toContain('alice.eth')
    await portico.disconnect()
    await settle()
    expect(state()).toEqual({ status: 'ready', value: null })
    expect(storage.getItem('portico/identityCache')).toBeNull()
  })
})

describe('what is kept', () => {
  const now = Date.UTC(2026, 0, 1)
  it.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['a name that is none', JSON.stringify({ [`eip155:1:${address}`]: { value: { name: 5, avatar: null }, at: now } })],
    [
      'an endless name',
      JSON.stringify({ [`eip155:1:${address}`]: { value: { name: 'a'.repeat(201), avatar: null }, at: now } }),
    ],
    [
      'a script',
      JSON.stringify({ [`eip155:1:${address}`]: { value: { name: 'x.eth', avatar: 'javascript:alert(1)' }, at: now } }),
    ],
    [
      'an old one',
      JSON.stringify({ [`eip155:1:${address}`]: { value: { name: 'x.eth', avatar: null }, at: now - 300_000 } }),
    ],
    [
      'one from the future',
      JSON.stringify({ [`eip155:1:${address}`]: { value: { name: 'x.eth', avatar: null }, at: now + 300_001 } }),
    ],
  ])('%s is not taken for an answer', async (_what, text) => {
    const kept = memoryStorage()
    // Disconnecting and a first visit clear it: it is there again when the visitor connects.
    const storage = {
      ...kept,
      getItem: (key: string) => (key === `portico/${identityKey.name}` ? text : kept.getItem(key)),
    }
    const { known, asked } = await watching(async () => alice.name, { storage })
    expect([known(), asked.length]).toEqual([alice, 1])
  })
})
