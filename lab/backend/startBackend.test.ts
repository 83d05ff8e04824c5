import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type Backend } from './startBackend'
import { makeWallets, type WireWallet } from './wallets'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

interface Page {
  readonly count: number
  readonly data: readonly WireWallet[]
}

const ask = (path: string) => fetch(`${backend.url}${path}${path.includes('?') ? '&' : '?'}projectId=lab`)
const list = async (query: string) => (await (await ask(`/getWallets?${query}`)).json()) as Page

describe('the directory of the lab', () => {
  const wallets = makeWallets()

  it('is 500 different wallets, the same every time', () => {
    expect(wallets).toHaveLength(500)
    expect(makeWallets()).toEqual(wallets)
    for (const field of ['id', 'name', 'order'] as const)
      expect(new Set(wallets.map((wallet) => wallet[field])).size).toBe(500)
  })

  it('has something of everything', () => {
    const namespaces = new Set(wallets.flatMap(({ chains }) => chains.map((chain) => chain.split(':')[0])))
    expect([...namespaces].toSorted()).toEqual(['bip122', 'cosmos', 'eip155', 'polkadot', 'solana'])
    const isMixed = (test: (wallet: WireWallet) => boolean) => wallets.some(test) && !wallets.every(test)
    expect(isMixed(({ image_id }) => image_id === undefined)).toBe(true)
    expect(isMixed(({ rdns }) => rdns === undefined)).toBe(true)
    expect(isMixed(({ mobile_link }) => mobile_link === undefined)).toBe(true)
    expect(isMixed(({ badge_type }) => badge_type === 'certified')).toBe(true)
    expect(isMixed(({ supports_wc }) => supports_wc)).toBe(true)
    expect(isMixed(({ name }) => /\p{Script=Arabic}/u.test(name))).toBe(true)
    expect(isMixed(({ name }) => name.length > 30 && !name.includes(' '))).toBe(true)
  })

  it('comes in pages', async () => {
    const [first, second, last, beyond] = await Promise.all(
      [1, 2, 13, 14].map((page) => list(`page=${page}&entries=40`)),
    )
    expect([first, second, last, beyond].map((page) => [page?.count, page?.data.length])).toEqual([
      [500, 40],
      [500, 40],
      [500, 20],
      [500, 0],
    ])
    expect(second?.data[0]).toEqual(JSON.parse(JSON.stringify(wallets[40])))
  })

  it('filters', async () => {
    const [one, two] = wallets as [WireWallet, WireWallet]
    expect((await list(`include=${one.id},${two.id}`)).count).toBe(2)
    expect((await list(`exclude=${one.id}`)).count).toBe(499)
    expect((await list(`names=${encodeURIComponent(two.name)}`)).data.map(({ id }) => id)).toEqual([two.id])
    expect((await list(`rdns=${one.rdns}`)).data.map(({ id }) => id)).toEqual([one.id])
    expect((await list('search=AMBER')).count).toBe(20)
    expect((await list('badge_type=certified')).count).toBe(125)
    expect((await list('chains=cosmos:cosmoshub-4')).count).toBe(50)
  })

  it.each(['page=0', 'page=x', 'entries=101', 'entries=0.5'])('refuses %s', async (query) => {
    const response = await ask(`/getWallets?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ status: 'FAILED', reasons: [{ field: query.split('=')[0] }] })
  })
})

describe('the backend of the lab', () => {
  it('answers pages of other origins', async () => {
    const preflight = await fetch(`${backend.url}/faults`, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
    expect((await ask('/getAnalyticsConfig')).headers.get('access-control-allow-origin')).toBe('*')
  })

  it('notes what it was asked', async () => {
    const before = backend.requests.length
    await fetch(`${backend.url}/getWallets?projectId=mine&page=2`, { headers: { origin: 'https://shop.example' } })
    expect(backend.requests.slice(before)).toEqual([
      { path: '/getWallets', query: { projectId: 'mine', page: '2' }, origin: 'https://shop.example' },
    ])
  })

  it('knows no page without a project, and nothing beyond its paths', async () => {
    expect((await fetch(`${backend.url}/getWallets`)).status).toBe(403)
    expect((await ask('/else')).status).toBe(404)
    expect((await ask('/getWalletImage/else')).status).toBe(404)
    expect((await fetch(backend.url, { method: 'PUT' })).status).toBe(405)
  })

  it('takes faults while it runs, and only faults', async () => {
    const post = (body: string) => fetch(`${backend.url}/faults`, { method: 'POST', body })
    expect((await post('{"status":429,"path":"/getWallets"}')).status).toBe(204)
    expect((await ask('/getWallets')).status).toBe(429)
    expect((await ask('/getAnalyticsConfig')).status).toBe(200)
    for (const wrong of [
      '',
      'null',
      '[]',
      '{"status":"bad"}',
      '{"status":99}',
      '{"moon":1}',
      '{"body":"odd"}',
      '{"toString":1}',
    ])
      expect((await post(wrong)).status, wrong).toBe(400)
    expect((await ask('/getWallets')).status).toBe(429)
    expect((await post('{}')).status).toBe(204)
    expect((await ask('/getWallets')).status).toBe(200)
  })
})
