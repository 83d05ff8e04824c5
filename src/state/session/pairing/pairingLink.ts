import type { DirectoryWallet } from '../../../services/types'
import type { LinkTarget, Platform } from '../../core/env'
import type { PairingTab } from '../wallets/walletLinks'

/** Returns the link that opens a wallet with a pairing: a universal link is preferred, as it cannot lead nowhere. */
export function pairingLink(
  wallet: DirectoryWallet,
  tab: PairingTab,
  uri: string,
  { isTelegram, userAgent }: Partial<Pick<Platform, 'isTelegram' | 'userAgent'>> = {},
): DeepLinkChoice | null {
  const { name, linkMode, mobileLink, desktopLink, webappLink } = wallet
  const base = {
    mobile: linkMode ?? mobileLink,
    desktop: desktopLink,
    web: webappLink,
    qr: undefined,
    browser: undefined,
  }[tab]
  if (!base) return null
  const href = normalize(base)
  const encoded = encodeURIComponent(uri)
  // Telegram decodes links once on Android.
  const isDecoded = isTelegram && /android/i.test(userAgent ?? '')
  return { href, name, url: `${href}wc?uri=${isDecoded ? encodeURIComponent(encoded) : encoded}` }
}

/** The wallet a visitor chose to open, with the link of this pairing. */
export interface DeepLinkChoice {
  /** Address that later requests open. */
  readonly href: string
  readonly name: string
  readonly url: string
}

// `wallet:`, `wallet://`, `wallet`, `wallet://place` and web addresses, with or without a slash at the end.
function normalize(link: string): string {
  if (/:\/\/./.test(link)) return link.endsWith('/') ? link : `${link}/`
  return `${link.replace(/:?\/*$/, '')}://`
}

/** Returns the target of a link: apps in place of the page, out of a frame, and beside a mini app. */
export function targetOf(
  { isFramed, isTelegram }: Pick<Platform, 'isFramed' | 'isTelegram'>,
  tab: PairingTab,
): LinkTarget {
  if (isTelegram || tab === 'web') return '_blank'
  return isFramed ? '_top' : '_self'
}
