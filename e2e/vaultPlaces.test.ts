import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type FrameLocator, type Page } from 'playwright'
import { verifyMessage, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { VaultHost } from '../lab/vault/host'
import { serveHost, serveVault } from '../lab/vault/serveVault'
import { findWholeBrowser, launchArgs } from '../scripts/tools/findBrowser'
import { addAuthenticator } from './vaultSide'

declare const host: VaultHost

const browser = await findWholeBrowser()

let served: Record<'vault' | 'host', Awaited<ReturnType<typeof serveVault>>>
beforeAll(async () => {
  served = { vault: await serveVault(), host: await serveHost() }
})
afterAll(async () => {
  await served?.vault.stop()
  await served?.host.stop()
})
const leaving: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave()
})

const network = 'eip155:31337'
const vaultUrl = () => `http://vault.shop.localhost:${new URL(served.vault.url).port}/?room=900`

/** Settings of Chromium, as in its preferences. */
const settings = {
  /** Its own ones: storage is divided by the site that embeds a frame. */
  own: { profile: { cookie_controls_mode: 0 } },
  /** "Block third-party cookies". */
  blockedThirdParties: { profile: { cookie_controls_mode: 1 } },
  /** "Don't allow sites to save data on your device". */
  blockedStorage: { profile: { default_content_setting_values: { cookies: 2 } } },
} as const

async function openBrowser(preferences: object, isPartitioned = true): Promise<BrowserContext> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-'))
  await mkdir(join(folder, 'Default'), { recursive: true })
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: browser?.path ?? '',
    // The last list counts: the one of the library switches partitioned storage off, which browsers of visitors have.
    args: [...launchArgs, ...(isPartitioned ? ['--disable-features=Translate'] : [])],
    viewport: { width: 900, height: 900 },
  })
  leaving.push(async () => {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  })
  return context
}

interface Place {
  readonly page: Page
  readonly vault: FrameLocator
}

/** Opens the page of a host at a name, with the vault in a frame. */
async function openHost(page: Page, name: string): Promise<Place> {
  await page.goto(`http://${name}:${new URL(served.host.url).port}/host.html`)
  await page.waitForFunction(() => 'host' in window)
  await page.evaluate((to) => void (host.channel = host.open(to)), vaultUrl())
  return { page, vault: page.frameLocator('iframe') }
}

const ask = async ({ page }: Place, method: string, params: unknown) => {
  await page.evaluate(([name, value]) => host.ask(name as 'sign', value), [method, params] as const)
}
const outcome = ({ page }: Place) => page.evaluate(() => host.outcomes.at(-1))

async function stateOf(place: Place) {
  await ask(place, 'getState', {})
  await expect.poll(() => outcome(place)).toHaveProperty('result')
  return ((await outcome(place)) as { result: unknown }).result
}

async function pressInFrame({ page, vault }: Place, name: string): Promise<void> {
  const button = vault.locator('button:not([aria-disabled])', { hasText: name })
  await vault.getByRole('button', { name, exact: true }).waitFor()
  await page.locator('iframe').focus()
  await button.waitFor()
  // For so long Chromium ignores presses in a frame that has moved.
  await page.waitForTimeout(600)
  await button.click()
}

/** Creates a wallet in the frame and signs with it; returns its address. */
async function createAndSign(place: Place): Promise<Hex> {
  await ask(place, 'connect', { networks: [network] })
  await pressInFrame(place, 'Create a wallet')
  await expect.poll(() => outcome(place)).toHaveProperty('result')
  const address = ((await outcome(place)) as { result: { eip155: Hex } }).result.eip155
  await sign(place, address)
  return address
}

async function sign(place: Place, address: Hex): Promise<void> {
  const params = ['0x48656c6c6f', address]
  await ask(place, 'sign', { networkId: network, account: `${network}:${address}`, method: 'personal_sign', params })
  await pressInFrame(place, 'Approve')
  await expect.poll(() => outcome(place)).toHaveProperty('result')
  const { result } = (await outcome(place)) as { result: [Hex] }
  expect(await verifyMessage({ address, message: 'Hello', signature: result[0] })).toBe(true)
}

/** Opens the vault in a window from the page of a host, which asks there from now on. */
async function openWindow(context: BrowserContext, { page }: Place): Promise<Page> {
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((to) => void (host.channel = host.openWindow(to)), vaultUrl()),
  ])
  await addAuthenticator(opened)
  return opened
}

const pageOf = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await addAuthenticator(page)
  return page
}

describe.skipIf(!browser).each(['own', 'blockedThirdParties'] as const)('with the settings "%s", the vault', (name) => {
  it('has one wallet for all pages of its own site', async () => {
    const context = await openBrowser(settings[name])
    const page = await pageOf(context)
    const shop = await openHost(page, 'shop.localhost')
    expect(await stateOf(shop)).toEqual({ isSupported: true, hasWallet: false })
    const address = await createAndSign(shop)
    const blog = await openHost(page, 'blog.shop.localhost')
    expect(await stateOf(blog)).toEqual({ isSupported: true, hasWallet: true })
    await ask(blog, 'connect', { networks: [network] })
    await pressInFrame(blog, 'Use your wallet')
    await sign(blog, address)
  })

  it('has another storage on each other site, and in a window the one of its own site', async () => {
    const context = await openBrowser(settings[name])
    const page = await pageOf(context)
    const market = await openHost(page, 'market.localhost')
    expect(await stateOf(market)).toEqual({ isSupported: true, hasWallet: false })
    const address = await createAndSign(market)
    await page.reload()
    const again = await openHost(page, 'market.localhost')
    expect(await stateOf(again)).toMatchObject({ hasWallet: true, addresses: { eip155: address } })
    const shop = await openHost(page, 'shop.localhost')
    expect(await stateOf(shop)).toEqual({ isSupported: true, hasWallet: false })
    // The window of the vault is at its own site, whoever opened it.
    const own = await createAndSign(shop)
    const inWindow = await openHost(page, 'market.localhost')
    const opened = await openWindow(context, inWindow)
    expect(await stateOf(inWindow)).toEqual({ isSupported: true, hasWallet: true })
    await ask(inWindow, 'connect', { networks: [network] })
    await opened.locator('button:not([aria-disabled])', { hasText: 'Use your wallet' }).click()
    await expect.poll(() => outcome(inWindow)).toMatchObject({ result: { eip155: own } })
  })
})

describe.skipIf(!browser)('with storage that frames of other sites are denied, the vault', () => {
  it('asks nothing in such a frame, and is used in a window', async () => {
    const context = await openBrowser(settings.blockedThirdParties, false)
    const page = await pageOf(context)
    const market = await openHost(page, 'market.localhost')
    expect(await stateOf(market)).toEqual({ isSupported: false, hasWallet: false })
    const opened = await openWindow(context, market)
    expect(await stateOf(market)).toEqual({ isSupported: true, hasWallet: false })
    await ask(market, 'connect', { networks: [network] })
    await opened.locator('button:not([aria-disabled])', { hasText: 'Create a wallet' }).click()
    await expect.poll(() => outcome(market)).toHaveProperty('result')
    // A page of the vault's own site has it in a frame.
    const shop = await openHost(page, 'shop.localhost')
    expect(await stateOf(shop)).toEqual({ isSupported: true, hasWallet: true })
  })
})

describe.skipIf(!browser)('with storage that is blocked, the vault', () => {
  it('is not supported in a frame or in a window, and asks nothing', async () => {
    const context = await openBrowser(settings.blockedStorage)
    const page = await pageOf(context)
    for (const name of ['shop.localhost', 'market.localhost']) {
      const place = await openHost(page, name)
      expect(await stateOf(place)).toEqual({ isSupported: false, hasWallet: false })
      await ask(place, 'connect', { networks: [network] })
      await expect.poll(() => outcome(place)).toEqual({ failure: 'unsupported' })
    }
    const place = await openHost(page, 'shop.localhost')
    await openWindow(context, place)
    expect(await stateOf(place)).toMatchObject({ isSupported: false })
  })
})
