import { describe, expect, it } from 'vitest'
import { signers } from '../../../lab/accounts/serveSignIn'
import type { Signer } from '../../../lab/accounts/signers'
import { memoryStorage } from '../../state/core/storage'
import type { KeyValueStorage } from '../../state/core/env'
import { createServerStorage } from './serverStorage'
import { SessionStorageError, SignInAnswerError, SignInRefusedError, SignInServerUnreachableError } from '../siwxErrors'
import { createLocalStorage } from './localStorage'
import { createMessenger } from '../messenger'
import type { SiwxSession } from '../types'

const [evm, solana] = signers as [Signer, Signer]
const start = Date.parse('2026-11-21T09:00:00Z')

async function session(
  { address, networkId, sign }: Signer,
  expirationMs?: number,
  notBefore?: string,
): Promise<SiwxSession> {
  const messenger = createMessenger({
    domain: 'shop.example',
    uri: 'https://shop.example/',
    expirationMs,
    now: () => start,
  })
  const { toString, ...data } = await messenger.createMessage({
    accountAddress: address,
    chainId: networkId,
    notBefore,
  })
  return { data, message: toString(), signature: await sign(toString()) }
}

describe('sessions in the browser', () => {
  it('are those of now: not what is over, not yet begun, or changed', async () => {
    const time = { now: start }
    const keeper = memoryStorage()
    const storage = createLocalStorage({ storage: keeper, now: () => time.now })
    await storage.add(await session(evm, 60_000))
    await storage.add(await session(solana, undefined, '2026-11-21T09:10:00Z'))
    const count = async ({ networkId, address }: Signer) => (await storage.get(networkId, address)).length
    expect([await count(evm), await count(solana)]).toEqual([1, 0])
    time.now += 60_000
    expect([await count(evm)]).toEqual([0])
    keeper.setItem(
      'portico/siwx',
      JSON.stringify([{ ...(await session(evm)), message: 'other' }, null, 7, await session(evm)]),
    )
    expect(await count(evm)).toBe(1)
    for (const broken of ['{', 'null', '{}', '"a"', '[[]]']) {
      keeper.setItem('portico/siwx', broken)
      expect(await count(evm), broken).toBe(0)
    }
  })

  it('are deleted for one account on one network, whichever way its address is written', async () => {
    const storage = createLocalStorage({ storage: memoryStorage(), now: () => start })
    await storage.set([await session(evm), await session(solana)])
    await storage.delete(evm.networkId, solana.address)
    await storage.delete('eip155:1', evm.address)
    await storage.delete(solana.networkId, solana.address.toLowerCase())
    expect(await storage.get(evm.networkId, evm.address.toLowerCase())).toHaveLength(1)
    expect(await storage.get(solana.networkId, solana.address)).toHaveLength(1)
    await storage.delete(evm.networkId, evm.address.toUpperCase().replace('0X', '0x'))
    expect(await storage.get(evm.networkId, evm.address)).toEqual([])
  })

  it('are apart under keys of their own, and one for each account', async () => {
    const keeper = memoryStorage()
    const [one, other] = ['one', 'other'].map((key) => createLocalStorage({ key, storage: keeper, now: () => start }))
    await one?.add(await session(evm))
    await one?.add(await session(evm))
    expect(await one?.get(evm.networkId, evm.address)).toHaveLength(1)
    expect(await other?.get(evm.networkId, evm.address)).toEqual([])
    await one?.set([])
    expect(keeper.getItem('one')).toBeNull()
  })

  it('are kept for the page view where storage is blocked or full, and the developer is told', async () => {
    const told: unknown[][] = []
    const { warn } = console
    console.warn = (...words: unknown[]) => void told.push(words)
    const refuse = () => {
      throw new Error('blocked')
    }
    const blocked: KeyValueStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    for (const options of [{ storage: blocked }, {}]) {
      const storage = createLocalStorage({ ...options, now: () => start })
      expect(await storage.get(evm.networkId, evm.address)).toEqual([])
      await storage.add(await session(evm))
      await storage.add(await session(solana))
      expect(await storage.get(evm.networkId, evm.address)).toHaveLength(1)
      await storage.delete(evm.networkId, evm.address)
      expect(await storage.get(evm.networkId, evm.address)).toEqual([])
      expect(await storage.get(solana.networkId, solana.address)).toHaveLength(1)
      await storage.set([])
      expect(await storage.get(solana.networkId, solana.address)).toEqual([])
    }
    console.warn = warn
    expect(told.map(([, sentence]) => sentence)).toEqual([
      `${new SessionStorageError().message}. ${new SessionStorageError().details}`,
    ])
  })
})

describe('a sign-in server that misbehaves', () => {
  const told = {
    accountAddress: evm.address,
    chainId: evm.networkId,
    domain: 'a',
    uri: 'https://a',
    nonce: 'a1b2c3d4',
    issuedAt: 'b',
  }
  const at = (answer: () => Response | Promise<Response>, timeoutMs?: number) =>
    createServerStorage({ url: 'https://shop.example/auth/', fetch: async () => answer(), timeoutMs })

  it.each([
    ['a page', () => new Response('<html>')],
    ['nothing', () => new Response('')],
    ['a list', () => Response.json([])],
    ['null', () => Response.json(null)],
    ['a page as refusal', () => new Response('<html>', { status: 502 })],
    ['a refusal without reason', () => Response.json({}, { status: 401 })],
    ['a refusal with a whole text', () => Response.json({ reason: 'Call +1 555 now!' }, { status: 401 })],
    ['a nonce with a line break', () => Response.json({ nonce: 'a1b2c3d4\nRole: admin', sessions: 7, session: 7 })],
    ['sessions without fields', () => Response.json({ sessions: [{}], session: {} })],
    [
      'the session of another',
      () => Response.json({ sessions: [null], session: { ...told, accountAddress: `0x${'22'.repeat(20)}` } }),
    ],
    ['too much', () => new Response(`{"a":"${'x'.repeat(300_000)}"}`)],
  ])('answers %s', async (_name, answer) => {
    const storage = at(answer)
    await expect(storage.getNonce?.()).rejects.toMatchObject({ category: 'DATA_PARSING_ERROR' })
    await expect(storage.get(evm.networkId, evm.address)).rejects.toMatchObject({ category: 'DATA_PARSING_ERROR' })
    await expect(storage.add(await session(evm))).rejects.toMatchObject({ category: 'DATA_PARSING_ERROR' })
  })

  it('says why in a word, and each failure has its kind', async () => {
    await expect(
      at(() => Response.json({ reason: 'expired' }, { status: 401 })).add(await session(evm)),
    ).rejects.toThrow(SignInRefusedError)
    await expect(at(() => Response.error()).getNonce?.()).rejects.toThrow(SignInAnswerError)
    await expect(at(() => Promise.reject(new TypeError('offline'))).set([])).rejects.toThrow(
      SignInServerUnreachableError,
    )
    await expect(at(() => new Promise(() => undefined), 20).delete(evm.networkId, evm.address)).rejects.toThrow(
      'The sign-in server cannot be reached',
    )
  })

  it('has not looked at the sign-in when it fails itself, whatever it says', async () => {
    const failing = at(() => Response.json({ reason: 'internal-error' }, { status: 500 })).add(await session(evm))
    await expect(failing).rejects.toThrow(SignInAnswerError)
    await expect(failing).rejects.toMatchObject({ cause: { message: 'HTTP 500: {"reason":"internal-error"}' } })
    const page = at(() => new Response('<h1>Cannot POST', { status: 404 })).getNonce?.()
    await expect(page).rejects.toMatchObject({ cause: { message: 'HTTP 404: <h1>Cannot POST' } })
  })

  it('is asked again after a failure', async () => {
    let count = 0
    const storage = at(() => {
      count += 1
      return count === 1 ? Response.error() : Response.json({ sessions: [told] })
    })
    await expect(storage.get(evm.networkId, evm.address)).rejects.toThrow(SignInAnswerError)
    expect(await storage.get(evm.networkId, evm.address)).toHaveLength(1)
  })

  it('is not asked about a nonce that it took already', async () => {
    const given = await session(evm)
    let count = 0
    const storage = at(() => {
      count += 1
      return Response.json({ session: { ...told, nonce: given.data.nonce } })
    })
    await storage.add(given)
    await expect(storage.add(given)).rejects.toMatchObject({ reason: 'nonce-used' })
    expect(count).toBe(1)
  })
})

describe('storage that is full', () => {
  it('keeps what did not fit for the page view, and stores again once there is room', async () => {
    const keeper = memoryStorage()
    const room = { isFull: false }
    const setItem = (key: string, value: string) => {
      if (room.isFull) throw new DOMException('full', 'QuotaExceededError')
      keeper.setItem(key, value)
    }
    const storage = createLocalStorage({ storage: { ...keeper, setItem }, now: () => start })
    await storage.add(await session(evm))
    room.isFull = true
    await storage.add(await session(solana))
    expect(await storage.get(evm.networkId, evm.address)).toHaveLength(1)
    expect(await storage.get(solana.networkId, solana.address)).toHaveLength(1)
    expect(keeper.getItem('portico/siwx')).not.toContain(solana.address)
    room.isFull = false
    await storage.delete(evm.networkId, evm.address)
    expect(keeper.getItem('portico/siwx')).toContain(solana.address)
  })
})
