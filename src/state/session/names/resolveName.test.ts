import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createNamesLab, reserve, signer } from '../../../../stories/lab/names'
import { ResolveNameError } from '../../../chains/errors/nameErrors'
import { NamesUnavailableError } from './registrationErrors'
import { resolveName } from './resolveName'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function asking(answer: (name: string) => Promise<string | null>) {
  const lab = createLab()
  const asked: string[] = []
  lab.adapter.names = { resolveName: (_network, name) => (asked.push(name), answer(name)) }
  return { ...lab, asked, resolve: (name: string) => lab.portico.store.set(resolveName, name) }
}

describe('resolving a name', () => {
  it('gives the address, asked once in five minutes', async () => {
    const { resolve, asked, clock } = asking(async (name) => (name === 'alice.eth' ? address : null))
    expect(await Promise.all([resolve('alice.eth'), resolve('alice.eth')])).toEqual([address, address])
    expect(await resolve('alice.eth')).toBe(address)
    expect(await resolve('nobody.eth')).toBeNull()
    expect(await resolve('nobody.eth')).toBeNull()
    expect(asked).toEqual(['alice.eth', 'nobody.eth'])
    await clock.advance(300_000)
    await resolve('alice.eth')
    expect(asked).toHaveLength(3)
  })

  it('says so when it cannot be told, with the reason, and asks again', async () => {
    const down = new Error('down')
    const { resolve, asked, events } = asking(() => Promise.reject(down))
    const failure = await resolve('alice.eth').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ResolveNameError)
    expect(failure).toMatchObject({ message: 'Error resolving name', cause: down })
    await expect(resolve('alice.eth')).rejects.toThrow('Error resolving name')
    expect(asked).toHaveLength(2)
    expect(events.some(({ type }) => type === 'error')).toBe(true)
  })

  it('says so without a source of names', async () => {
    // A network without names, then an adapter that reads none.
    const plain = {
      id: 5,
      name: 'Five',
      nativeCurrency: { name: 'E', symbol: 'E', decimals: 18 },
      rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
    }
    for (const options of [{ config: { networks: [plain] } }, {}]) {
      const { portico } = createLab(options)
      await expect(portico.store.set(resolveName, 'alice.eth')).rejects.toBeInstanceOf(NamesUnavailableError)
    }
  })

  it('takes a single word for no name, and one like a property for one like any other', async () => {
    const { resolve, asked } = asking(async () => null)
    expect(await resolve('alice')).toBeNull()
    expect(await resolve('__proto__')).toBeNull()
    expect(asked).toEqual([])
    expect(await resolve('constructor.eth')).toBeNull()
    expect(asked).toEqual(['constructor.eth'])
  })
})

describe('who is asked', () => {
  it('the name service for names of its zone, however they are written, and ENS for the others', async () => {
    const { lab, names } = createNamesLab()
    const asked: string[] = []
    lab.adapter.names = { resolveName: async (_network, name) => (asked.push(name), address) }
    reserve(names, 'alice.portico.test', signer.address)
    const resolve = (name: string) => lab.portico.store.set(resolveName, name)
    expect(await resolve(' Alice.PORTICO.test ')).toBe(signer.address)
    expect(await resolve('nobody.portico.test')).toBeNull()
    expect(asked).toEqual([])
    const before = names.asked.length
    expect(await resolve('alice.eth')).toBe(address)
    expect(await resolve('portico.test')).toBe(address)
    expect([asked, names.asked.length]).toEqual([['alice.eth', 'portico.test'], before])
  })

  it('and what the name service has for an address is one', async () => {
    const { lab, names } = createNamesLab()
    reserve(names, 'alice.portico.test', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')
    expect(await lab.portico.store.set(resolveName, 'alice.portico.test')).toBeNull()
  })
})
