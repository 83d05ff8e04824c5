import { describe, expect, it } from 'vitest'
import type { DirectoryWallet } from '../../../services/types'
import { pairingLink, targetOf } from './pairingLink'

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

  it('takes the one of its tab, and no other', () => {
    const all = wallet({ mobileLink: 'm:', desktopLink: 'd:', webappLink: 'https://w.example' })
    expect(pairingLink(all, 'desktop', uri)?.href).toBe('d://')
    expect(pairingLink(all, 'web', uri)?.href).toBe('https://w.example/')
    expect(pairingLink(all, 'qr', uri)).toBeNull()
    expect(pairingLink(all, 'browser', uri)).toBeNull()
    expect(pairingLink(wallet(), 'mobile', uri)).toBeNull()
  })
})

it('opens apps here, out of a frame, and beside a mini app; pages always beside', () => {
  const plain = { isFramed: false, isTelegram: false }
  expect(targetOf(plain, 'mobile')).toBe('_self')
  expect(targetOf(plain, 'web')).toBe('_blank')
  expect(targetOf({ ...plain, isFramed: true }, 'desktop')).toBe('_top')
  expect(targetOf({ isFramed: true, isTelegram: true }, 'mobile')).toBe('_blank')
})
