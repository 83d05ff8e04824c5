import { describe, expect, it } from 'vitest'
import { UnusableImageError } from '../http/httpErrors'
import { localDirectory } from './localDirectory'
import { readWallet } from './readWallet'
import type { DirectoryWallet, WalletQuery } from '../types'
import { walletList } from './walletList.late'

const directory = localDirectory(async () => walletList)
const namesOf = async (query: WalletQuery) => (await directory.listWallets(query)).wallets.map(({ name }) => name)

describe('the small list', () => {
  it('holds what the border would let through', () => {
    for (const wallet of walletList) {
      const wire = {
        ...wallet,
        image_id: wallet.imageId,
        link_mode: wallet.linkMode,
        mobile_link: wallet.mobileLink,
        desktop_link: wallet.desktopLink,
        webapp_link: wallet.webappLink,
        app_store: wallet.appStore,
        play_store: wallet.playStore,
        chrome_store: wallet.chromeStore,
        supports_wc: wallet.supportsWc,
      }
      expect(readWallet(wire)).toEqual(wallet)
      expect(wallet.id).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  it('has each wallet once, and some for every namespace', async () => {
    expect(new Set(walletList.map(({ id }) => id)).size).toBe(walletList.length)
    for (const chain of ['eip155:1', 'solana:x', 'bip122:x', 'polkadot:x', 'cosmos:x'] as const)
      expect((await namesOf({ chains: [chain] })).length, chain).toBeGreaterThan(0)
  })
})

describe('a directory over a list', () => {
  const numbered = Array.from({ length: 130 }, (_, index): DirectoryWallet => {
    const order = index === 0 ? undefined : 1000 - index
    return {
      id: `w${index}`,
      name: `Wallet ${index}`,
      badge: 'none',
      chains: [],
      injected: [],
      supportsWc: true,
      order,
    }
  })

  it('comes in pages of 40, in its order', async () => {
    const { listWallets, searchWallets } = localDirectory(async () => numbered)
    const [first, last, beyond] = await Promise.all([1, 4, 5].map((page) => listWallets({ page })))
    expect([first?.count, first?.wallets.length, last?.wallets.length, beyond?.wallets.length]).toEqual([
      130, 40, 10, 0,
    ])
    expect([first?.wallets[0]?.id, last?.wallets.at(-1)?.id]).toEqual(['w129', 'w0'])
    expect((await searchWallets('wallet')).wallets).toHaveLength(100)
    expect((await listWallets({ entries: 4 })).wallets).toHaveLength(4)
  })

  it('filters', async () => {
    const all = walletList.map(({ name }) => name)
    const [metaMask, trust] = walletList.map(({ id }) => id) as [string, string]
    expect(await namesOf({})).toEqual(all)
    expect(await namesOf({ include: [], exclude: [], names: [], rdns: [], chains: [], search: ' ' })).toEqual(all)
    expect(await namesOf({ include: [trust, metaMask] })).toEqual(['MetaMask', 'Trust Wallet'])
    expect(await namesOf({ exclude: [metaMask] })).toEqual(all.slice(1))
    expect(await namesOf({ names: ['metamask'], rdns: ['IO.MetaMask'] })).toEqual(['MetaMask'])
    expect(await namesOf({ rdns: ['nobody.here'] })).toEqual([])
    expect(await namesOf({ search: 'WALLET' })).toEqual(all.filter((name) => name.includes('Wallet')))
    expect(await namesOf({ badge: 'certified' })).toEqual([])
    expect(await namesOf({ chains: ['eip155:31337'], search: 'meta' })).toEqual(['MetaMask'])
    expect(await namesOf({ chains: ['cosmos:osmosis-1'] })).toEqual(['Keplr'])
  })

  it('has no images and heeds its signal', async () => {
    await expect(directory.walletImage('any')).rejects.toThrow(UnusableImageError)
    await expect(directory.listWallets({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'RequestAbortedError',
    })
  })
})
