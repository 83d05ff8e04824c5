import { describe, expect, it } from 'vitest'
import { isPhone, type DevicePage } from './isPhone'
import { isTelegramPage, openInTelegram } from './telegram'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'

type Device = DevicePage['navigator'] & { readonly isNarrowTouch?: boolean }
const page = ({ isNarrowTouch = false, ...navigator }: Device): DevicePage => ({
  navigator,
  matchMedia: () => ({ matches: isNarrowTouch }),
})

it.each<[string, boolean, Device]>([
  ['a Mac', false, { userAgent: mac, maxTouchPoints: 0 }],
  ['an iPad, which says that it is one', true, { userAgent: mac, maxTouchPoints: 5 }],
  ['an iPhone', true, { userAgent: iphone, maxTouchPoints: 5 }],
  ['Firefox on Android', true, { userAgent: firefox, maxTouchPoints: 5 }],
  ['a laptop that can be touched', false, { userAgent: windows, maxTouchPoints: 10 }],
  ['a browser that says so', true, { userAgent: linux, maxTouchPoints: 5, userAgentData: { mobile: true } }],
  [
    'Android with the desktop’s page',
    true,
    { userAgent: linux, maxTouchPoints: 5, userAgentData: { mobile: false, platform: 'Android' } },
  ],
  ['something narrow under a finger', true, { userAgent: linux, maxTouchPoints: 5, isNarrowTouch: true }],
])('%s is a phone: %s', (_name, expected, device) => {
  expect(isPhone(page(device))).toBe(expected)
})

describe('a mini app of Telegram', () => {
  it('is known by what the app puts into the page, with or without its script', () => {
    expect(isTelegramPage({})).toBe(false)
    expect(isTelegramPage({ TelegramWebviewProxy: {} })).toBe(true)
    expect(isTelegramPage({ TelegramWebviewProxyProto: {} })).toBe(true)
    expect(isTelegramPage({ Telegram: { WebApp: { platform: 'ios' } } })).toBe(true)
    expect(isTelegramPage({ Telegram: { WebApp: { platform: 'unknown' } } })).toBe(false)
  })

  it('has pages opened by Telegram, and schemes of apps not', () => {
    const asked: unknown[] = []
    const withScript = { Telegram: { WebApp: { openLink: (url: string) => asked.push(url) } } }
    const bare = { TelegramWebviewProxy: { postEvent: (...event: unknown[]) => asked.push(event) } }
    expect(openInTelegram(withScript, 'https://wallet.example/wc')).toBe(true)
    expect(openInTelegram(bare, 'https://wallet.example/wc')).toBe(true)
    expect(openInTelegram(withScript, 'wallet://wc')).toBe(false)
    expect(openInTelegram({}, 'https://wallet.example/wc')).toBe(false)
    expect(asked).toEqual(['https://wallet.example/wc', ['web_app_open_link', '{"url":"https://wallet.example/wc"}']])
  })
})
