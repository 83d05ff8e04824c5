import { describe, expect, it } from 'vitest'
import type { DirectoryWallet } from '../../services/types'
import { createLab } from '../../../stories/lab/lab'
import { pickDirectory } from './select'
import { browseLink, pairingLink, tabsOf, targetOf } from './walletLinks'

const wallet = (links: Partial<DirectoryWallet> = {}): DirectoryWallet => {
  return { id: 'a', name: 'Harbour', badge: 'none', chains: [], injected: [], supportsWc: true, ...links }
}
const uri = 'wc:abc@2?relay-protocol=irn&symKey=12'
const encoded = 'wc%3Aabc%402%3Frelay-protocol%3Dirn%26symKey%3D12'

describe('a pairing link', () => {
  it.each([
    ['harbour', 'harbour://'],
    ['harbour:', 'harbour://'],
    ['harbour:/', 'harbour://'],
    ['harbour://', 'harbour://'],
    ['harbour://main', 'harbour://main/'],
    ['harbour://main/', 'harbour://main/'],
    ['https://harbour.example', 'https://harbour.example/'],
    ['https://harbour.example/', 'https://harbour.example/'],
    ['https://harbour.example/ul', 'https://harbour.example/ul/'],
    ['HTTP://harbour.example', 'HTTP://harbour.example/'],
  ])('%s opens %s', (mobileLink, href) => {
    expect(pairingLink(wallet({ mobileLink }), 'mobile', uri)).toEqual({
      href,
      name: 'Harbour',
      url: `${href}wc?uri=${encoded}`,
    })
  })

  it('prefers the universal one on a phone', () => {
    const both = wallet({ mobileLink: 'harbour://', linkMode: 'https://harbour.example' })
    expect(pairingLink(both, 'mobile', uri)?.href).toBe('https://harbour.example/')
  })

  it('is encoded twice in Telegram on Android, and nowhere else', () => {
    const linkIn = (isTelegram: boolean, userAgent: string) =>
      pairingLink(wallet({ mobileLink: 'harbour:' }), 'mobile', uri, { isTelegram, userAgent })?.url
    expect(linkIn(true, 'Android 15')).toBe(`harbour://wc?uri=${encodeURIComponent(encoded)}`)
    expect(linkIn(true, 'iPhone')).toBe(`harbour://wc?uri=${encoded}`)
    expect(linkIn(false, 'Android 15')).toBe(`harbour://wc?uri=${encoded}`)
  })

  it('takes the one of its tab, and none where there is none', () => {
    const all = wallet({ mobileLink: 'm:', desktopLink: 'd:', webappLink: 'https://w.example' })
    expect(pairingLink(all, 'desktop', uri)?.href).toBe('d://')
    expect(pairingLink(all, 'web', uri)?.href).toBe('https://w.example/')
    expect(pairingLink(all, 'qr', uri)).toBeNull()
    expect(pairingLink(all, 'browser', uri)).toBeNull()
    expect(pairingLink(wallet(), 'mobile', uri)).toBeNull()
  })
})

it('has the tabs that fit wallet and device', () => {
  const all = wallet({ mobileLink: 'm:', desktopLink: 'd:', webappLink: 'https://w.example' })
  expect(tabsOf(all, false, false)).toEqual(['qr', 'web', 'desktop'])
  expect(tabsOf(all, false, true)).toEqual(['browser', 'qr', 'web', 'desktop'])
  expect(tabsOf(all, true, false)).toEqual(['mobile', 'web'])
  expect(tabsOf(wallet({ linkMode: 'https://l.example' }), true, false)).toEqual(['mobile'])
  expect(tabsOf(wallet({ desktopLink: 'd:' }), true, false)).toEqual([])
})

it('opens apps here, out of a frame, and beside a mini app; pages always beside', () => {
  const plain = { isFramed: false, isTelegram: false }
  expect(targetOf(plain, 'mobile')).toBe('_self')
  expect(targetOf(plain, 'web')).toBe('_blank')
  expect(targetOf({ ...plain, isFramed: true }, 'desktop')).toBe('_top')
  expect(targetOf({ isFramed: true, isTelegram: true }, 'mobile')).toBe('_blank')
})

describe('a link into a wallet’s own browser', () => {
  const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
  const solflare = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
  const coinbase = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
  const href = 'https://host.example/shop?a=1'
  const url = encodeURIComponent(href)
  const browse = (id: string, namespace: string, agent = 'iPhone') => browseLink(id, href, agent, namespace)

  it('differs by system', () => {
    expect(browse(phantom, 'solana')).toBe(`https://phantom.app/ul/browse/${url}?ref=https%3A%2F%2Fhost.example`)
    expect(browse(phantom, 'solana', 'Linux; Android 15')).toMatch(
      /^intent:\/\/browse\/.*#Intent;scheme=phantom;package=app\.phantom;end$/,
    )
  })

  it('differs by namespace', () => {
    expect(browse(phantom, 'bip122')).not.toBeNull()
    expect(browse(phantom, 'cosmos')).toBeNull()
    expect(browse(solflare, 'solana')).toBe(`https://solflare.com/ul/v1/browse/${url}?ref=${url}`)
    expect(browse(solflare, 'eip155')).toBeNull()
    expect(browse(coinbase, 'solana')).toBe(`https://go.cb-w.com/dapp?cb_url=${url}`)
    expect(browse(coinbase, 'eip155')).toBe(`cbwallet://miniapp?url=${url}`)
    expect(browse('other', 'eip155')).toBeNull()
  })
})

describe('L16: a wallet’s own browser', () => {
  const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
  const openedWith = (shareQuery?: boolean) => {
    const config = { shareQuery, directory: { customWallets: [{ id: phantom, name: 'Phantom' }] } }
    const href = () => 'https://host.example/shop?invitation=secret#token=secret'
    const { portico, opened } = createLab({ wallets: [], config, platform: { isMobile: true, href } })
    portico.store.set(pickDirectory, phantom)
    return decodeURIComponent(opened[0]?.url ?? '')
  }

  it('is told neither query nor fragment of the page', () => {
    expect(openedWith()).toBe('https://phantom.app/ul/browse/https://host.example/shop?ref=https://host.example')
  })

  it('is told both where the host wants it', () => {
    expect(openedWith(true)).toContain('/shop?invitation=secret#token=secret')
  })
})
