import type { ICore } from '@walletconnect/types'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { afterEach, describe, expect, it } from 'vitest'
import { everything } from '../../../lab/phone/testDapp'
import { withLine } from '../../../lab/phone/testPhone'
import { systemClock } from '../clock'
import { createCore, stopCore } from './relay'
import { followKept } from './sharedSessions'
import { createPairingStorage } from './storage/pairingStorage'

const line = withLine()
const stops: (() => Promise<void>)[] = []
afterEach(async () => void (await Promise.all(stops.splice(0).map((stop) => stop()))))

/** Storage of a browser for an origin. */
function createLocalStorage(entries = new Map<string, string>()): Storage {
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

/** A page of the origin, with a client of its own. */
async function openPage(localStorage: Storage) {
  const common = { relayUrl: line().relay.url, projectId: 'lab' } as const
  const storage = createPairingStorage('portico--lab', systemClock, { localStorage })
  const core = createCore({ ...common, customStoragePrefix: 'portico--lab', storage })
  stops.push(() => stopCore(core, new Error('The test is over')))
  const metadata = { name: 'Shop', description: '', url: 'https://shop.example', icons: [] }
  const provider = await UniversalProvider.init({ ...common, core: core as ICore, logger: 'silent', metadata })
  const pair = async () => {
    provider.once('display_uri', (uri: string) => void line().phone.pair(uri))
    await provider.connect({ optionalNamespaces: everything })
    await expect.poll(() => line().phone.sessions()).toHaveLength(1)
  }
  const request = { method: 'personal_sign', params: ['0x00', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] }
  const sign = () =>
    provider.client.request<string>({ topic: provider.session?.topic ?? '', chainId: 'eip155:31337', request })
  return { provider, pair, sign, look: () => followKept(provider, storage, systemClock) }
}

describe('two pages with one storage', () => {
  it('share what either of them pairs and leaves, also after each has read it', async () => {
    const localStorage = createLocalStorage()
    const one = await openPage(localStorage)
    const other = await openPage(localStorage)
    for (const [asking, hearing] of [
      [one, other],
      [other, one],
      [one, other],
    ] as const) {
      await asking.pair()
      expect(hearing.provider.session).toBeUndefined()
      await hearing.look()
      expect(hearing.provider.session?.topic).toBe(asking.provider.session?.topic)
      expect(await hearing.sign()).toMatch(/^0x/)
      expect(await asking.sign()).toMatch(/^0x/)
      await hearing.provider.disconnect()
      await expect.poll(() => line().phone.sessions()).toEqual([])
      await asking.look()
      expect([asking.provider.session, asking.provider.client.session.keys]).toEqual([undefined, []])
    }
  })

  it('keep what they have where the browser keeps nothing', async () => {
    const nowhere = createLocalStorage()
    nowhere.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    const one = await openPage(nowhere)
    await one.pair()
    await one.look()
    expect(await one.sign()).toMatch(/^0x/)
  })
})
