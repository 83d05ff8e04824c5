import { safeGet } from '../../../chains/untrusted'

/** True for a mini app of Telegram, with or without Telegram's script. */
export function isTelegramPage(page: object): boolean {
  return (
    'TelegramWebviewProxy' in page ||
    'TelegramWebviewProxyProto' in page ||
    // The script says `unknown` on a page of its own.
    !/^(unknown|undefined)$/.test(String(safeGet(page, 'Telegram', 'WebApp', 'platform')))
  )
}

/** Asks Telegram to open a page beside the mini app; false where it cannot: it opens pages of the web only. */
export function openInTelegram(page: object, url: string): boolean {
  if (!/^https?:/i.test(url)) return false
  const app = safeGet(page, 'Telegram', 'WebApp') as { openLink?(url: string): void } | undefined
  const proxy = safeGet(page, 'TelegramWebviewProxy') as { postEvent?(name: string, data: string): void } | undefined
  try {
    if (app?.openLink) app.openLink(url)
    else if (proxy?.postEvent) proxy.postEvent('web_app_open_link', JSON.stringify({ url }))
    else return false
    return true
  } catch {
    return false
  }
}
