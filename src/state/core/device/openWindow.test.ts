import { describe, expect, it } from 'vitest'
import { openWindow } from './openWindow'

/** A window of a page at an origin, which opens another; null: it is blocked. */
function pageWith(opened: object | null) {
  const asked: unknown[][] = []
  const page = {
    location: { origin: 'https://shop.example' },
    open: (...args: unknown[]) => (asked.push(args), opened),
  }
  return { page: page as unknown as Window, asked }
}

/** A window that shows an address; of another origin nothing of it can be read. */
function windowAt(href: string) {
  const made = {
    href,
    opener: {} as object | null,
    closed: false,
    closes: 0,
    close: () => void (made.closes += 1),
    focus: () => undefined,
    location: {
      get origin() {
        if (made.href.startsWith('https://pay')) throw new DOMException('', 'SecurityError')
        return made.href === 'about:blank' ? 'null' : new URL(made.href).origin
      },
      get href() {
        if (made.href.startsWith('https://pay')) throw new DOMException('', 'SecurityError')
        return made.href
      },
      set href(next: string) {
        made.href = next
      },
    },
  }
  return made
}

describe('a window beside the page', () => {
  it('is opened as asked, and never gets hold of the page', () => {
    const opened = windowAt('about:blank')
    const { page, asked } = pageWith(opened)
    const handle = openWindow(page, '', 'popup')
    expect(asked).toEqual([['', '_blank', 'popup']])
    expect(opened.opener).toBeNull()
    handle?.go('https://pay.example')
    expect(opened.href).toBe('https://pay.example')
  })

  it('is null where the browser blocks it', () => expect(openWindow(pageWith(null).page, '', '')).toBeNull())

  it.each([
    ['about:blank', 1, false],
    ['https://shop.example/cart', 1, true],
    ['https://pay.example/', 0, false],
  ])('at %s closes %i times, and has come back: %s', (href, closes, hasReturned) => {
    const opened = windowAt(href)
    const handle = openWindow(pageWith(opened).page, '', '')
    handle?.close()
    expect(opened.closes).toBe(closes)
    expect(handle?.hasReturned()).toBe(hasReturned)
    expect(handle?.isClosed()).toBe(false)
  })

  it('opens beside a mini app of Telegram once its address is known', () => {
    const links: string[] = []
    const WebApp = { platform: 'ios', openLink: (url: string) => void links.push(url) }
    const page = Object.assign(pageWith(null).page, { Telegram: { WebApp } })
    openWindow(page, '', '')?.go('https://pay.example/')
    expect(links).toEqual(['https://pay.example/'])
  })
})
