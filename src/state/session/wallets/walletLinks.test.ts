import { describe, expect, it } from 'vitest'
import type { DirectoryWallet } from '../../../services/types'
import { createLab } from '../../../../stories/lab/lab'
import { pickDirectory } from './select'
import { browseLink, tabsOf } from './walletLinks'

const wallet = (links: Partial<DirectoryWallet> = {}): DirectoryWallet => {
  return { id: 'a', name: 'Harbour', badge: 'none', chains: [], injected: [], supportsWc: true, ...links }
}

it('has the tabs that fit wallet and device', () => {
  const all = wallet({ mobileLink: 'm:', desktopLink: 'd:', webappLink: 'https://w.example' })
  expect(tabsOf(all, false, false)).toEqual(['qr', 'web', 'desktop'])
  expect(tabsOf(all, false, true)).toEqual(['browser', 'qr', 'web', 'desktop'])
  expect(tabsOf(all, true, false)).toEqual(['mobile', 'web'])
  expect(tabsOf(wallet({ linkMode: 'https://l.example' }), true, false)).toEqual(['mobile'])
  expect(tabsOf(wallet({ desktopLink: 'd:' }), true, false)).toEqual([])
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

describe('a wallet’s own browser', () => {
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
