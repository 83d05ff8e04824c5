import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noFaults } from '../../../../lab/backend/faults'
import { startBackend, type Backend } from '../../../../lab/backend/startBackend'
import { createLab, type LabOptions } from '../../../../stories/lab/lab'
import { allWalletsAtom, nextWalletPage, openAllWallets, retryWallets, searchWallets, showCertified } from './search'
import { createServices } from '../../../services/services'
import { listedWallets } from '../../../services/wallets/walletList.late'
import { heldImagesAtom } from './heldImages'
import { loadWalletImage } from './walletImages'

let backend: Backend
beforeAll(async () => void (backend = await startBackend()))
afterAll(() => backend.stop())

function open(options: LabOptions = {}) {
  const services = createServices({ projectId: 'lab', apiUrl: backend.url, fetch })
  const { portico, clock } = createLab({ services, ...options })
  const { store } = portico
  const read = () => store.get(allWalletsAtom)
  const ready = async () => expect.poll(() => read().status).toBe('ready')
  return { store, clock, read, ready }
}

describe('the directory', () => {
  it('is read in pages of forty', async () => {
    const { store, read, ready } = open()
    expect(read()).toMatchObject({ status: 'loading', wallets: [], hasMore: false })
    store.set(openAllWallets)
    await ready()
    const first = read().wallets.length
    expect(first).toBeGreaterThan(30)
    expect(first).toBeLessThanOrEqual(40)
    store.set(nextWalletPage)
    store.set(nextWalletPage)
    await ready()
    expect(read().wallets.length).toBeGreaterThan(first)
    expect(backend.requests.filter(({ path, query }) => path === '/getWallets' && query.page === '2')).toHaveLength(1)
    expect(new Set(read().wallets.map(({ id }) => id)).size).toBe(read().wallets.length)
  })

  it('is searched from two letters on, once typing pauses; the newest question wins', async () => {
    const { store, clock, read, ready } = open()
    store.set(openAllWallets)
    await ready()
    const name = read().wallets[0]?.name.slice(0, 4) ?? ''
    const before = backend.requests.length
    store.set(searchWallets, name[0] ?? '')
    expect(read().status).toBe('ready')
    store.set(searchWallets, 'zz')
    store.set(searchWallets, name)
    await clock.advance(500)
    await ready()
    expect(backend.requests.slice(before).map(({ query }) => query.search)).toEqual([name])
    expect(read().wallets.every((wallet) => wallet.name.toLowerCase().includes(name.toLowerCase()))).toBe(true)
    expect(read().hasMore).toBe(false)
    store.set(searchWallets, '')
    await ready()
    expect(read().wallets.length).toBeGreaterThan(30)
  })

  it('is narrowed to what has a certificate, and sorted as the host wants', async () => {
    const sortWallets = (one: { name: string }, other: { name: string }) => other.name.localeCompare(one.name)
    const { store, read, ready } = open({ config: { directory: { sortWallets } } })
    store.set(showCertified, true)
    await ready()
    const names = read().wallets.map(({ name }) => name)
    expect(read().wallets.every(({ isCertified }) => isCertified)).toBe(true)
    expect(names).toEqual([...names].sort((one, other) => other.localeCompare(one)))
  })

  it('asks for the next page where the host wants nothing of one, by name or by id, and ends', async () => {
    const { store, read, ready } = open()
    store.set(openAllWallets)
    await ready()
    const first = read().wallets
    const excludeWallets = first.map(({ id, name }, index) => (index % 2 === 0 ? id.toUpperCase() : name))
    const narrowed = open({ config: { excludeWallets } })
    narrowed.store.set(openAllWallets)
    await expect.poll(() => narrowed.read().wallets.length).toBeGreaterThan(0)
    expect(read().count).toBeGreaterThan(first.length)
    expect(narrowed.read().count).toBe((read().count ?? 0) - first.length)
    expect(narrowed.read().wallets.filter(({ id }) => first.some((one) => one.id === id))).toEqual([])

    const stuck = { listWallets: async () => ({ wallets: [], count: 100 }) }
    const none = open({ services: { directory: { ...listedWallets, ...stuck } } })
    none.store.set(openAllWallets)
    await none.ready()
    expect(none.read()).toMatchObject({ wallets: [], hasMore: false })
  })

  it('fails in one place, and is asked again', async () => {
    const { store, read, ready } = open()
    Object.assign(backend.faults, { status: 500 })
    store.set(openAllWallets)
    await expect.poll(() => read().status).toBe('failed')
    Object.assign(backend.faults, noFaults)
    store.set(retryWallets)
    await ready()
  })

  it('is asked again for the text that was typed, which stays', async () => {
    const { store, clock, read, ready } = open()
    store.set(openAllWallets)
    await ready()
    Object.assign(backend.faults, { status: 500 })
    store.set(searchWallets, 'am')
    await expect.poll(async () => (await clock.advance(1_000), read().status)).toBe('failed')
    expect(read().query).toBe('am')
    Object.assign(backend.faults, noFaults)
    store.set(retryWallets)
    await expect.poll(async () => (await clock.advance(1_000), read().status)).toBe('ready')
    expect(read().query).toBe('am')
    expect(backend.requests.at(-1)?.query).toMatchObject({ search: 'am' })
  })

  it('gives images as data, once each; one that fails is left out', async () => {
    const { store } = open()
    const { wallets } = await createServices({ projectId: 'lab', apiUrl: backend.url, fetch }).directory.listWallets()
    const imageId = wallets.find((wallet) => wallet.imageId)?.imageId ?? ''
    for (const id of [imageId, imageId, 'none such']) store.set(loadWalletImage, id)
    await expect.poll(() => store.get(heldImagesAtom)['none such']).toBe('failed')
    await expect.poll(() => store.get(heldImagesAtom)[imageId]).not.toBe('loading')
    expect(store.get(heldImagesAtom)[imageId]).toMatch(/^data:image\/[\w+]+;base64,/)
    expect(store.get(heldImagesAtom)['none such']).toBe('failed')
    expect(backend.requests.filter(({ path }) => path.endsWith(imageId))).toHaveLength(1)
  })
})
