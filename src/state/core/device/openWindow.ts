import type { OpenedWindow } from '../env'
import { isTelegramPage, openInTelegram } from './telegram'

/** Opens a window of its own; null where the browser blocks it. The page in it never gets hold of this one. */
export function openWindow(page: Window, url: string, features: string): OpenedWindow | null {
  if (isTelegramPage(page)) return openBesideTelegram(page, url)
  const opened = page.open(url, '_blank', features)
  if (!opened) return null
  // With `noopener` the window could not be led on, and its closing could not be seen.
  opened.opener = null
  const isOwn = () => {
    try {
      return opened.location.origin === page.location.origin || opened.location.href === 'about:blank'
    } catch {
      return false // of another origin
    }
  }
  return {
    go: (next) => {
      opened.location.href = next
    },
    focus: () => opened.focus(),
    // Browsers refuse it without an opener, and say so in the console.
    close: () => void (isOwn() && opened.close()),
    isClosed: () => opened.closed,
    hasReturned: () => isOwn() && opened.location.href !== 'about:blank',
  }
}

/** Telegram opens pages beside its mini apps, and tells nothing more of them. */
function openBesideTelegram(page: Window, url: string): OpenedWindow | null {
  const go = (next: string) => openInTelegram(page, next)
  if (url !== '' && !go(url)) return null
  return { go, focus: () => undefined, close: () => undefined, isClosed: () => false, hasReturned: () => false }
}
