import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noFaults } from '../../../lab/backend/faults'
import { startBackend, type Backend } from '../../../lab/backend/startBackend'
import { makeWallets } from '../../../lab/backend/wallets'
import { version } from '../../version'
import { createDirectory } from './directory'
import { UnusableImageError } from '../http/httpErrors'
import { createHttp } from '../http/http'
import type { Directory } from '../types'

let backend: Backend
let directory: Directory
beforeAll(async () => {
  backend = await startBackend()
  directory = createDirectory(createHttp({ projectId: 'lab', url: backend.url, fetch }))
})
beforeEach(() => void Object.assign(backend.faults, noFaults))
afterAll(() => backend.stop())

const wire = makeWallets()

describe('the directory', () => {
  it('gives a page of 40, in our words', async () => {
    const { count, wallets } = await directory.listWallets()
    expect([count, wallets.length]).toEqual([500, 40])
    expect(wallets[0]).toEqual({
      id: wire[0]?.id,
      name: 'Amber Purse',
      badge: 'certified',
      chains: wire[0]?.chains,
      homepage: 'https://amber-purse.example/',
      imageId: wire[0]?.image_id,
      order: 10,
      linkMode: 'https://amber-purse.example/open',
      mobileLink: 'amberpurse://',
      desktopLink: 'amberpurse-desktop://',
      webappLink: 'https://amber-purse.example/app',
      appStore: 'https://apps.example/amber-purse',
      playStore: 'https://play.example/amber-purse',
      chromeStore: 'https://extensions.example/amber-purse',
      rdns: 'example.amber-purse',
      injected: [{ namespace: 'eip155', injectedId: 'isamberpurse' }],
      supportsWc: true,
    })
  })

  it('says who asks, and leaves out what was not asked', async () => {
    await directory.listWallets({ page: 2, chains: [], search: ' ', badge: undefined })
    expect(backend.requests.at(-1)?.query).toEqual({
      page: '2',
      entries: '40',
      projectId: 'lab',
      st: 'portico',
      sv: version,
    })
  })

  it('asks for everything that can be asked', async () => {
    const ids = wire.slice(0, 12).map(({ id }) => id)
    const { count, wallets } = await directory.listWallets({
      entries: 3,
      chains: ['eip155:1', 'eip155:10'],
      include: ids,
      exclude: [ids[0] ?? ''],
      badge: 'none',
      search: 'a',
      rdns: wire.flatMap(({ rdns }) => rdns ?? []).slice(0, 4),
    })
    expect(backend.requests.at(-1)?.query).toMatchObject({
      chains: 'eip155:1,eip155:10',
      badge_type: 'none',
      entries: '3',
    })
    expect(count).toBe(wallets.length)
    expect(wallets.map(({ id }) => id)).toEqual([wire[3]?.id, wire[9]?.id])
    expect((await directory.listWallets({ names: ['amber purse', 'Basalt Satchel'] })).count).toBe(2)
  })

  it('reads every wallet of every page whole', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => directory.listWallets({ page, entries: 100 })))
    const wallets = pages.flatMap((page) => page.wallets)
    // Longer names are cut where every wallet's name is.
    const expected = wire.map(({ id, name, chains }) => [id, name.slice(0, 64), chains])
    expect(wallets.map(({ id, name, chains }) => [id, name, chains])).toEqual(expected)
  })

  it('searches up to 100', async () => {
    const { count, wallets } = await directory.searchWallets(' a ')
    expect(count).toBeGreaterThan(100)
    expect(wallets).toHaveLength(100)
    expect((await directory.searchWallets('محفظة')).wallets.map(({ name }) => name)).toEqual(['محفظة المرفأ القديم'])
    expect((await directory.searchWallets('amber', { badge: 'certified' })).count).toBeLessThan(20)
  })

  it('drops hostile wallets and what is hostile in others', async () => {
    backend.faults.body = 'hostile'
    const { wallets } = await directory.listWallets({ entries: 1 })
    expect(wallets.map(({ name }) => name)).toEqual(['Hostile Links', 'Amber Purse'])
    expect(JSON.parse(JSON.stringify(wallets[0]))).toEqual({
      id: 'hostile-links',
      name: 'Hostile Links',
      badge: 'none',
      chains: ['eip155:1'],
      injected: [],
      supportsWc: false,
    })
  })

  it('has an empty page', async () => {
    backend.faults.body = 'empty'
    expect(await directory.listWallets()).toEqual({ count: 0, wallets: [] })
  })
})

describe('images', () => {
  it('are images', async () => {
    const image = await directory.walletImage(wire[0]?.image_id ?? '')
    expect(image.type).toBe('image/svg+xml')
    expect(await image.text()).toContain('<svg')
    expect((await directory.networkImage('ethereum')).size).toBeGreaterThan(100)
  })

  it.each(['page', 'script', 'huge'] as const)('refuses a %s', async (images) => {
    backend.faults.images = images
    await expect(directory.walletImage(wire[0]?.image_id ?? '')).rejects.toMatchObject({
      category: 'DATA_PARSING_ERROR',
    })
  })

  it('says that one is missing', async () => {
    backend.faults.images = 'missing'
    await expect(directory.walletImage(wire[0]?.image_id ?? '')).rejects.toMatchObject({
      name: 'HttpStatusError',
      status: 404,
    })
  })

  it.each(['', '.', '..', '../getWallets', 'a/b', 'a?b', 'a%2fb'])('sends no request for %j', async (id) => {
    const before = backend.requests.length
    await expect(directory.walletImage(id)).rejects.toThrow(UnusableImageError)
    await expect(directory.networkImage(id)).rejects.toThrow(UnusableImageError)
    expect(backend.requests).toHaveLength(before)
  })
})
