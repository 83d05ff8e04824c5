import { afterEach, describe, expect, it } from 'vitest'
import type { WireWallet } from '../lab/backend/wallets'
import { useShop, type Visit } from './shop'

const { visit, lab } = useShop()
afterEach(() => void lab().backend.extraWallets.splice(0))

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const devices = {
  'iOS Safari': `${ios} Version/18.5 Mobile/15E148 Safari/604.1`,
  'Android Chrome':
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'an in-app browser': `${ios} Mobile/15E148 Instagram 390.0`,
} as const
type Device = keyof typeof devices
const names = Object.keys(devices) as readonly Device[]

interface Opened {
  readonly url: string
  readonly target: string
  readonly isInGesture: boolean
}

/** A wallet that stands first in the directory. */
function wallet(name: string, more: Partial<WireWallet>): WireWallet {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return {
    id,
    name,
    badge_type: 'none',
    chains: lab().chains.map(({ chain }) => `eip155:${chain.id}`),
    homepage: 'https://wallet.example',
    order: 1,
    supports_wc: true,
    ...more,
  }
}

/** A visitor with a phone in hand, whose page notes what it opens instead of opening it. */
async function visitByPhone(device: Device): Promise<Visit> {
  const prepare: NonNullable<Parameters<typeof visit>[0]>['prepare'] = (page) =>
    page.addInitScript(() => {
      const opened: Opened[] = []
      let isInGesture = false
      // The window hears a click first and last: what opens between was called by it.
      addEventListener('click', () => (isInGesture = true), true)
      addEventListener('click', () => (isInGesture = false))
      window.open = (url, target) => {
        opened.push({ url: String(url), target: String(target), isInGesture })
        return null
      }
      Object.assign(window, { opened })
    })
  return visit({
    path: '/namespaces.html',
    viewport: { width: 390, height: 760 },
    device: { hasTouch: true, isMobile: true, userAgent: devices[device] },
    prepare,
  })
}

const openedBy = ({ page }: Visit) => page.evaluate(() => (window as unknown as { opened: readonly Opened[] }).opened)
const dialogOf = ({ page }: Visit) => page.getByRole('dialog')

/** Picks a wallet from the directory's grid. */
async function pick(visitor: Visit, name: string) {
  await visitor.page.getByRole('button', { name: 'Connect wallet' }).first().tap()
  await dialogOf(visitor)
    .getByRole('button', { name: /^All wallets/ })
    .tap()
  await dialogOf(visitor).getByRole('grid').getByRole('button', { name, exact: true }).tap()
}

/** Opens the app of a wallet; what was opened, once the link was there. */
async function openApp(visitor: Visit, name: string): Promise<Opened> {
  await pick(visitor, name)
  // While the link is made the button is busy.
  await expect
    .poll(async () => {
      await dialogOf(visitor)
        .getByRole('button', { name: `Open ${name}` })
        .tap({ timeout: 2_000 })
        .catch(() => undefined)
      return (await openedBy(visitor)).length
    })
    .toBe(1)
  const [opened] = await openedBy(visitor)
  if (!opened) throw new Error('Nothing was opened')
  return opened
}

describe.each(names)('a wallet opened from %s', (device) => {
  it('is opened by its universal link, inside of the press, and remembered for later requests', async () => {
    lab().backend.extraWallets.push(
      wallet('Both Ways', { link_mode: 'https://both.example/open', mobile_link: 'both://' }),
    )
    const visitor = await visitByPhone(device)
    const { url, target, isInGesture } = await openApp(visitor, 'Both Ways')
    expect(url).toMatch(/^https:\/\/both\.example\/open\/wc\?uri=wc%3A[0-9a-f]{64}%402/)
    expect(new URL(url).searchParams.get('uri')).toMatch(/symKey=[0-9a-f]{64}/)
    expect({ target, isInGesture }).toEqual({ target: '_self', isInGesture: true })
    const stored = await visitor.page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))
    expect(JSON.parse(stored ?? 'null')).toEqual({ href: 'https://both.example/open/', name: 'Both Ways' })
    expect(visitor.problems).toEqual([])
  })

  it('is opened by its scheme if that is all it has, and may not have opened', async () => {
    lab().backend.extraWallets.push(wallet('Scheme Only', { mobile_link: 'schemeonly:' }))
    const visitor = await visitByPhone(device)
    const { url, target, isInGesture } = await openApp(visitor, 'Scheme Only')
    expect(url).toMatch(/^schemeonly:\/\/wc\?uri=wc%3A[0-9a-f]{64}%402/)
    expect({ target, isInGesture }).toEqual({ target: '_self', isInGesture: true })
    const stored = await visitor.page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))
    expect(JSON.parse(stored ?? 'null')).toEqual({ href: 'schemeonly://', name: 'Scheme Only' })
    const dialog = dialogOf(visitor)
    await dialog.getByText('Did Scheme Only not open?').waitFor()
    await dialog.getByText('Scheme Only did not open').first().waitFor()
    for (const name of ['Copy link', 'Get Scheme Only', 'Try again'])
      expect(await dialog.getByRole('button', { name }).count()).toBe(1)
    await dialog.getByRole('button', { name: 'Try again' }).tap()
    expect((await openedBy(visitor)).map((each) => each.url)).toEqual([url, url])
    expect(visitor.problems).toEqual([])
  })
})

describe('a wallet that shows pages in a browser of its own', () => {
  const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
  const coinbase = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
  it.each([
    ['iOS Safari', phantom, (url: string, ref: string) => `https://phantom.app/ul/browse/${url}?ref=${ref}`],
    [
      'Android Chrome',
      phantom,
      (url: string, ref: string) => `intent://browse/${url}?ref=${ref}#Intent;scheme=phantom;package=app.phantom;end`,
    ],
    ['an in-app browser', phantom, (url: string, ref: string) => `https://phantom.app/ul/browse/${url}?ref=${ref}`],
    ['iOS Safari', coinbase, (url: string) => `cbwallet://miniapp?url=${url}`],
    ['Android Chrome', coinbase, (url: string) => `cbwallet://miniapp?url=${url}`],
  ] as const)('takes the page there from %s', async (device, id, linkOf) => {
    lab().backend.extraWallets.push(wallet('Own Browser', { id, mobile_link: 'ownbrowser://' }))
    const visitor = await visitByPhone(device)
    await pick(visitor, 'Own Browser')
    const link = linkOf(encodeURIComponent(visitor.page.url()), encodeURIComponent(new URL(lab().url).origin))
    await expect.poll(() => openedBy(visitor)).toEqual([{ url: link, target: '_self', isInGesture: true }])
    expect(visitor.problems).toEqual([])
  })
})

describe('the way back on a phone', () => {
  it('leads through the views of the modal, then out of it, and nothing of it stays', async () => {
    const visitor = await visitByPhone('Android Chrome')
    const { page } = visitor
    const dialog = dialogOf(visitor)
    const button = page.getByRole('button', { name: 'Connect wallet' }).first()
    const before = await page.evaluate(() => history.length)
    await button.tap()
    await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1)
    await dialog.getByRole('button', { name: /^All wallets/ }).tap()
    await dialog.getByRole('heading', { name: 'All wallets' }).waitFor()
    await page.goBack()
    await dialog.getByRole('heading', { name: 'Connect a wallet' }).waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/namespaces.html')
    await button.tap()
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => (history.state as Record<string, unknown> | null)?.porticoModal))
      .toBeUndefined()
    expect(visitor.problems).toEqual([])
  })
})
