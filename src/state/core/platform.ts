import { atom, type Getter } from 'jotai/vanilla'
import { isBrowser } from './browserEnv'
import { isPhone } from './device/isPhone'
import { isTelegramPage, openInTelegram } from './device/telegram'
import type { LinkTarget, Platform } from './env'
import { configAtom, envAtom } from './runtime'
import { createServices } from '../../services/services'
import type { Services } from '../../services/types'

/** The device and the page around us. */
export const platformAtom = atom((get): Platform => get(envAtom).platform ?? pagePlatform())

function pagePlatform(): Platform {
  return {
    isMobile:
      isBrowser && isPhone({ navigator, matchMedia: window.matchMedia && ((query) => window.matchMedia(query)) }),
    isFramed: isBrowser && window.parent !== window,
    isTelegram: isBrowser && isTelegramPage(window),
    href: () => window.location.href,
    userAgent: isBrowser ? navigator.userAgent : '',
    openLink,
    copyText: (text) => navigator.clipboard.writeText(text),
    reload: () => window.location.reload(),
    isOnline: () => navigator.onLine,
    isVisible: () => document.visibilityState !== 'hidden',
    setCookie,
  }
}

function openLink(url: string, target: LinkTarget): boolean {
  if (target !== '_blank') {
    window.open(url, target, 'noreferrer noopener')
    return true
  }
  if (isTelegramPage(window) && openInTelegram(window, url)) return true
  // With `noopener` it is not known whether the tab opened.
  const tab = window.open('', target)
  if (!tab) return false
  tab.opener = null
  tab.location.href = url
  return true
}

function setCookie(cookie: string): void {
  try {
    document.cookie = cookie + (window.location.protocol === 'https:' ? ';Secure' : '')
  } catch {
    // Sandboxed frames have none: the server's next first frame is that of a stranger.
  }
}

/** The backend; it sends no request before the first question. */
export const servicesAtom = atom((get): Services => {
  const { projectId, apiUrl, names } = get(configAtom)
  const { services, clock } = get(envAtom)
  return services ?? createServices({ projectId, apiUrl, names, clock, fetch: (url, init) => fetch(url, init) })
})

/** The origin of this page: who asks, unless something it embeds does. */
export const pageOriginAtom = atom((get) => new URL(get(platformAtom).href()).origin)

/** The host's app as people know it: by its name, or by the address of its page. */
export const appAtom = atom((get): { readonly name: string; readonly icon?: string | undefined } => {
  const { metadata } = get(configAtom)
  if (metadata) return { name: metadata.name, icon: metadata.icons?.[0] }
  return { name: new URL(get(platformAtom).href()).host }
})

/** The address a wallet is to open: whatever the host does not want to share stays here. */
export function pageToBrowse(get: Getter): string {
  const href = get(platformAtom).href()
  return get(configAtom).shareQuery ? href : href.replace(/[?#].*$/s, '')
}
