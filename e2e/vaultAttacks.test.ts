import { chromium, type Browser, type BrowserContext, type FrameLocator, type Page } from 'playwright'
import { verifyMessage, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Distortion, VaultHost } from '../lab/vault/host'
import { serveHost, serveVault } from '../lab/vault/serveVault'
import { findBrowser, launchArgs } from '../scripts/tools/findBrowser'
import { addAuthenticator } from './vaultSide'
import { watchSecrets, type SecretWatch } from './vaultSecrets'

declare const host: VaultHost

let served: Record<'vault' | 'host', Awaited<ReturnType<typeof serveVault>>>
let browser: Browser
let context: BrowserContext
let page: Page
let vault: FrameLocator
let secrets: SecretWatch
let address: Hex

const network = 'eip155:31337'
const message = 'Ten coils of rope'
const at = (name: string) => `http://${name}:${new URL(served.host.url).port}/host.html`
const vaultUrl = () => `http://vault.shop.localhost:${new URL(served.vault.url).port}/?room=900`

const approve = () => vault.getByRole('button', { name: 'Approve', exact: true })
const outcome = (index = -1) => page.evaluate((which) => host.outcomes.at(which), index)
const params = (text = message) => ({
  networkId: network,
  account: `${network}:${address}`,
  method: 'personal_sign',
  params: [`0x${Buffer.from(text).toString('hex')}`, address],
})
const ask = (given: unknown = params(), method = 'sign') =>
  page.evaluate(([name, value]) => host.ask(name as 'sign', value), [method, given] as const)

/** The request is on the screen, and a press of the visitor would count. */
async function showRequest(given: unknown = params()): Promise<void> {
  await ask(given)
  await approve().waitFor()
  await page.locator('iframe').first().focus()
  await expect.poll(() => approve().getAttribute('aria-disabled')).toBe(null)
}

/** For so long Chromium ignores presses in a frame of another origin that has moved, in milliseconds. */
const movedMs = 600

/** The visitor presses the place where the button is, with the mouse. */
async function pressApprove(): Promise<void> {
  await page.waitForTimeout(movedMs)
  const place = await approve().boundingBox()
  if (place) await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
}

/** An honest visitor approves what is on the screen. */
async function approveHonestly(): Promise<void> {
  await page.locator('iframe').first().focus()
  await expect.poll(() => approve().getAttribute('aria-disabled')).toBe(null)
  await pressApprove()
  await expect.poll(() => outcome()).toHaveProperty('result')
}

async function openHost(name = 'shop.localhost', url = vaultUrl()): Promise<void> {
  await page.goto(at(name))
  await page.waitForFunction(() => 'host' in window)
  await page.evaluate((to) => void (host.channel = host.open(to)), url)
  vault = page.frameLocator('iframe[src]')
}

beforeAll(async () => {
  served = { vault: await serveVault(), host: await serveHost() }
  browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: [...launchArgs, '--host-resolver-rules=MAP other.test 127.0.0.1'],
  })
  context = await browser.newContext({ viewport: { width: 900, height: 900 } })
  secrets = await watchSecrets(context)
  page = await context.newPage()
  await addAuthenticator(page)
  await openHost()
  await ask({ networks: [network] }, 'connect')
  await page.locator('iframe').focus()
  const create = vault.locator('button:not([aria-disabled])', { hasText: 'Create a wallet' })
  await create.waitFor()
  await page.waitForTimeout(movedMs)
  await create.click()
  await page.waitForFunction(() => host.outcomes.length > 0 && host.outcomes[0] !== undefined)
  address = ((await outcome()) as { result: { eip155: Hex } }).result.eip155
})
afterEach(async () => {
  await page.evaluate(() => {
    host.restore()
    host.giveUp()
  })
})
afterAll(async () => {
  const { leaks, outputs } = await secrets.findings()
  await browser?.close()
  await served?.vault.stop()
  await served?.host.stop()
  expect(outputs).toBeGreaterThan(0)
  expect(leaks).toEqual([])
})

const solid = 'background: #fff;'
const distortions: readonly (readonly [string, Distortion])[] = [
  ['covers all of it', { cover: solid }],
  ['covers all of it with a picture of something else', { cover: solid, html: '<h1>Win a boat</h1>' }],
  ['covers all of it almost transparently', { cover: `${solid} opacity: 0.02` }],
  ['covers all but the buttons', { cover: solid, edges: [0, 0, 20, 0] }],
  ['covers the text of the message', { cover: solid, edges: [28, 0, 56, 0] }],
  ['covers the name of the page that asks', { cover: solid, edges: [9, 0, 80, 30] }],
  ['covers the right half', { cover: solid, edges: [0, 0, 0, 50] }],
  ['covers a strip', { cover: solid, edges: [48, 0, 45, 0] }],
  ['covers the button alone', { cover: solid, edges: [80, 0, 0, 45] }],
  ['covers it in the top layer', { cover: solid, isModal: true }],
  [
    'covers it with another frame',
    { cover: '', html: '<iframe style="width:100%;height:100%" srcdoc="Hello"></iframe>' },
  ],
  [
    'covers it with a canvas',
    { cover: '', html: '<canvas width="360" height="500" style="background:#fff"></canvas>' },
  ],
  ['covers it with a blurred glass', { cover: 'backdrop-filter: blur(9px)' }],
  ['covers it with a colour that inverts it', { cover: 'background: #fff; mix-blend-mode: difference' }],
  ['covers it with a pattern', { cover: 'background: repeating-linear-gradient(#fff 0 9px, transparent 9px 12px)' }],
  ['fades it out', { frame: 'opacity: 0' }],
  ['fades it to a trace', { frame: 'opacity: 0.01' }],
  ['fades it a little', { frame: 'opacity: 0.7' }],
  ['fades what is around it', { box: 'opacity: 0.2' }],
  ['blurs it', { frame: 'filter: blur(6px)' }],
  ['inverts what is around it', { box: 'filter: invert(1)' }],
  ['takes its contrast', { frame: 'filter: contrast(0.05)' }],
  ['makes it black', { frame: 'filter: brightness(0)' }],
  ['blends it away', { box: 'mix-blend-mode: screen; background: #fff' }],
  ['clips it to the buttons', { frame: 'clip-path: inset(260px 0 0 0)' }],
  ['clips it from around', { box: 'clip-path: inset(260px 0 0 0); width: 360px' }],
  ['clips it by a shape', { frame: 'clip-path: circle(30%)' }],
  ['scales it down', { frame: 'transform: scale(0.2)' }],
  ['scales it to half', { box: 'transform: scale(0.5); transform-origin: top left' }],
  ['stretches it', { frame: 'transform: scaleX(0.3)' }],
  ['turns it over', { frame: 'transform: rotate(180deg)' }],
  ['turns it a little', { frame: 'transform: rotate(3deg)' }],
  ['skews it', { frame: 'transform: skewX(30deg)' }],
  ['mirrors it', { frame: 'transform: scaleX(-1)' }],
  ['turns it in space', { box: 'perspective: 100px', frame: 'transform: rotateY(40deg)' }],
  ['shows a window on its buttons', { box: 'height: 70px; overflow: hidden', frame: 'margin-top: -270px' }],
  ['makes it small', { frame: 'width: 60px; height: 60px' }],
  ['moves half of it out of the window', { frame: 'position: fixed; left: -180px; top: 0' }],
]

/** Ways to show a part of it from the beginning. Once all of it was seen, a part of it may be scrolled out. */
const parts: typeof distortions = [
  ['its buttons alone', { box: 'height: 70px; overflow: hidden', frame: 'margin-top: -270px' }],
  ['all but its head', { frame: 'position: fixed; left: 0; top: -120px' }],
  ['its left half', { box: 'width: 180px; overflow: hidden' }],
  ['a tenth of it', { frame: 'width: 120px; height: 34px' }],
  ['no pixel of it', { frame: 'visibility: hidden' }],
]

describe('a page that shows the vault', () => {
  it('gets a signature where it hides nothing, so that the attacks below could succeed', async () => {
    await showRequest()
    await pressApprove()
    await expect.poll(() => outcome()).toHaveProperty('result')
    const { result } = (await outcome()) as { result: [Hex] }
    expect(await verifyMessage({ address, message, signature: result[0] })).toBe(true)
  })

  it.each(distortions)('gets no signature where it %s between review and press', async (_name, distortion) => {
    await showRequest()
    await page.evaluate((given) => host.distort(given), distortion)
    await pressApprove()
    await page.waitForTimeout(200)
    expect(await outcome()).toBeUndefined()
    // Nothing is lost: the same request is signed once it is seen again.
    await page.evaluate(() => host.restore())
    expect(await approve().isVisible()).toBe(true)
  })

  it.each(parts)('gets no signature where it shows %s from the beginning', async (_name, distortion) => {
    await page.evaluate((given) => host.distort(given), distortion)
    await ask()
    await approve().waitFor({ state: 'attached' })
    await page.locator('iframe[src]').focus()
    await page.waitForTimeout(2 * movedMs)
    await pressApprove()
    await page.waitForTimeout(200)
    expect(await outcome()).toBeUndefined()
  })

  it('cannot choose the colour behind the words', async () => {
    await page.evaluate((given) => host.distort(given), {
      frame: 'background: #000; color-scheme: dark',
      box: 'background: #000',
    })
    await showRequest()
    const ground = await vault
      .locator('main [data-portico] > div')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(ground).toBe('rgb(255, 255, 255)')
  })

  it.each(['covers all of it', 'fades it out', 'shows a window on its buttons'])(
    'gets a signature of an honest press after it %s for a while',
    async (name) => {
      await showRequest()
      await page.evaluate((given) => host.distort(given), distortions.find(([each]) => each === name)?.[1] ?? {})
      await page.waitForTimeout(movedMs)
      await page.evaluate(() => host.restore())
      await approveHonestly()
    },
  )
})

const other = '0x00000000000000000000000000000000000000AA'
const withParams = (change: object) => ({ ...params(), ...change })
const requests: readonly (readonly [string, string, () => unknown, string])[] = [
  ['a method that there is not', 'exportKey', () => ({}), 'invalid'],
  ['a method of objects', 'constructor', () => ({}), 'invalid'],
  ['no parameters', 'sign', () => null, 'invalid'],
  ['a field more', 'sign', () => withParams({ isApproved: true }), 'invalid'],
  ['an origin of its choice', 'sign', () => withParams({ origin: 'https://bank.example' }), 'invalid'],
  ['another account', 'sign', () => withParams({ account: `${network}:${other}` }), 'invalid'],
  ['an account of another network', 'sign', () => withParams({ account: `eip155:1:${address}` }), 'invalid'],
  ['a network that there is not', 'sign', () => withParams({ networkId: 'bip122:1' }), 'invalid'],
  [
    'a hash to sign',
    'sign',
    () => withParams({ method: 'eth_sign', params: [address, `0x${'1'.repeat(64)}`] }),
    'invalid',
  ],
  ['a method of another namespace', 'sign', () => withParams({ method: 'solana_signMessage' }), 'invalid'],
  [
    'a transaction of another account',
    'sign',
    () => withParams({ method: 'eth_sendTransaction', params: [{ from: other, to: other, value: '0x1' }] }),
    'invalid',
  ],
  [
    'a transaction without a nonce',
    'sign',
    () => withParams({ method: 'eth_sendTransaction', params: [{ from: address, to: other }] }),
    'invalid',
  ],
  ['a message of 300 kB', 'sign', () => withParams({ params: [`0x${'61'.repeat(150_000)}`, address] }), 'invalid'],
  ['a view that there is not', 'openView', () => ({ view: 'keys' }), 'invalid'],
  ['65 networks', 'connect', () => ({ networks: Array.from({ length: 65 }, () => network) }), 'invalid'],
]

describe('a page that is connected', () => {
  it.each(requests)('is refused for %s, and the visitor sees nothing', async (_name, method, given, failure) => {
    await ask(given(), method)
    await expect.poll(() => outcome()).toEqual({ failure })
    expect(await approve().count()).toBe(0)
  })

  it('shows one of many requests at a time, and is refused for more than eight', async () => {
    for (let count = 0; count < 10; count += 1) await ask(params(`Message ${count}`))
    await expect.poll(() => outcome(-1)).toEqual({ failure: 'busy' })
    await expect.poll(() => outcome(-2)).toEqual({ failure: 'busy' })
    await vault.getByText('Message 0').waitFor()
    expect(await vault.getByText(/^Message \d$/).count()).toBe(1)
  })

  it('gets nothing for a request that it gave up while the visitor looked at it', async () => {
    await showRequest()
    const place = await approve().boundingBox()
    await page.evaluate(() => host.giveUp())
    if (place) await page.mouse.click(place.x + 9, place.y + 9)
    await expect.poll(() => outcome()).toEqual({ failure: 'aborted' })
    await approve().waitFor({ state: 'detached' })
  })

  it('has the request shown again, and not signed, where it reloads the frame between review and press', async () => {
    await showRequest()
    await page.evaluate((to) => host.frame?.setAttribute('src', to), vaultUrl())
    await approve().waitFor({ state: 'detached' })
    await approve().waitFor()
    expect(await outcome()).toBeUndefined()
    await approveHonestly()
  })

  it('is asked in each of two frames, and an approval in one signs its own request alone', async () => {
    await showRequest()
    const first = await page.evaluate((to) => {
      const { channel, frame } = host
      host.channel = host.open(to)
      Object.assign(window, { firstChannel: channel, firstFrame: frame })
      return host.outcomes.length - 1
    }, vaultUrl())
    vault = page.frameLocator('iframe[src] >> nth=1')
    await ask(params('Another message'))
    await approve().waitFor()
    await vault.getByText('Another message').waitFor()
    await page.locator('iframe[src]').nth(1).focus()
    await expect.poll(() => approve().getAttribute('aria-disabled')).toBe(null)
    await pressApprove()
    await expect.poll(() => outcome()).toHaveProperty('result')
    const { result } = (await outcome()) as { result: [Hex] }
    expect(await verifyMessage({ address, message: 'Another message', signature: result[0] })).toBe(true)
    expect(await outcome(first)).toBeUndefined()
    await openHost()
  })

  it('gets what the visitor approved where the storage is cleared between review and press, and is not connected after that', async () => {
    await showRequest()
    const frame = page.frames().find((each) => each.url().startsWith(vaultUrl()))
    const records = await frame?.evaluate(readAll)
    await frame?.evaluate(clearAll)
    await approveHonestly()
    await ask()
    await expect.poll(() => outcome()).toEqual({ failure: 'notConnected' })
    await frame?.evaluate(writeAll, records as never)
    await showRequest()
  })

  it.each([
    ['is corrupted', (record: StoredRecord) => flip(record, 'entropy')],
    [
      'has the addresses of another wallet',
      (record: StoredRecord) => ({ ...record, addresses: { ...record.addresses, eip155: other } }),
    ],
    ['has the key of another passkey', (record: StoredRecord) => flip(record, 'key')],
    ['is of a later version', (record: StoredRecord) => ({ ...record, version: 2 })],
    ['is not a record', () => ({ id: 'x' })],
  ] as const)(
    'gets no signature of a wallet whose record %s, and gets one once it is there again',
    async (_name, change) => {
      const frame = page.frames().find((each) => each.url().startsWith(vaultUrl()))
      const before = (await frame?.evaluate(readAll)) as Stored
      const changed = { ...before, wallets: before.wallets.map((record) => ({ ...change(record), id: record.id })) }
      await frame?.evaluate(writeAll, changed as never)
      await ask(
        withParams({
          account: `${network}:${(changed.wallets[0] as StoredRecord | undefined)?.addresses?.eip155 ?? address}`,
        }),
      )
      const isShown = approve()
        .waitFor()
        .then(() => true)
      await Promise.race([isShown, page.waitForFunction(() => host.outcomes.at(-1) !== undefined)])
      if (await approve().isVisible()) {
        await page.locator('iframe[src]').first().focus()
        await expect.poll(() => approve().getAttribute('aria-disabled')).toBe(null)
        await pressApprove()
      }
      await expect.poll(() => outcome()).toHaveProperty('failure')
      await frame?.evaluate(writeAll, before as never)
      await showRequest()
      await approveHonestly()
    },
  )
})

interface StoredRecord {
  readonly id: string
  readonly version?: number
  readonly addresses?: { readonly eip155: string; readonly solana: string }
  readonly entropy?: { readonly iv: string; readonly data: string }
  readonly passkeys?: undefined | readonly { readonly key: { readonly data: string } }[]
}
interface Stored {
  readonly wallets: readonly StoredRecord[]
  readonly hosts: readonly unknown[]
}

const flipped = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)
const flip = (record: StoredRecord, what: 'entropy' | 'key'): StoredRecord =>
  what === 'entropy'
    ? { ...record, entropy: { iv: '', ...record.entropy, data: flipped(record.entropy?.data ?? '') } }
    : {
        ...record,
        passkeys: record.passkeys?.map((one) => ({ ...one, key: { ...one.key, data: flipped(one.key.data) } })),
      }

/** Reads what the vault stored; runs in its frame. */
async function readAll(): Promise<unknown> {
  const request = indexedDB.open('portico-vault')
  await new Promise((resolve) => (request.onsuccess = resolve))
  const transaction = request.result.transaction(['wallets', 'hosts'])
  const [wallets, hosts] = [transaction.objectStore('wallets').getAll(), transaction.objectStore('hosts').getAll()]
  await new Promise((resolve) => (transaction.oncomplete = resolve))
  request.result.close()
  return { wallets: wallets.result as unknown, hosts: hosts.result as unknown }
}

/** Empties the storage of the vault; runs in its frame. */
async function clearAll(): Promise<void> {
  const request = indexedDB.open('portico-vault')
  await new Promise((resolve) => (request.onsuccess = resolve))
  const transaction = request.result.transaction(['wallets', 'hosts'], 'readwrite')
  for (const name of ['wallets', 'hosts']) transaction.objectStore(name).clear()
  await new Promise((resolve) => (transaction.oncomplete = resolve))
  request.result.close()
}

/** Writes what the vault has; runs in its frame. */
async function writeAll(stored: Record<'wallets' | 'hosts', readonly unknown[]>): Promise<void> {
  const request = indexedDB.open('portico-vault')
  await new Promise((resolve) => (request.onsuccess = resolve))
  const transaction = request.result.transaction(['wallets', 'hosts'], 'readwrite')
  for (const name of ['wallets', 'hosts'] as const) {
    const store = transaction.objectStore(name)
    store.clear()
    for (const one of stored[name]) store.put(one)
  }
  await new Promise((resolve) => (transaction.oncomplete = resolve))
  request.result.close()
}

describe('a page that is not allowed', () => {
  it('is refused every question in a frame of a vault that opens in windows', async () => {
    const strict = await serveVault(0, { opensIn: 'window' })
    try {
      const url = `http://vault.shop.localhost:${new URL(strict.url).port}/`
      await openHost('shop.localhost', url)
      await ask({}, 'getState')
      await expect.poll(() => outcome()).toEqual({ result: { isSupported: false, hasWallet: false } })
      for (const [method, given] of [
        ['connect', { networks: [network] }],
        ['sign', params()],
        ['openView', { view: 'export' }],
      ] as const) {
        await ask(given, method)
        await expect.poll(() => outcome()).toEqual({ failure: 'unsupported' })
      }
    } finally {
      await openHost()
      await strict.stop()
    }
  })

  it('is refused by the headers of the vault', async () => {
    await page.goto(at('other.test'))
    await page.waitForFunction(() => 'host' in window)
    await page.evaluate((to) => void (host.channel = host.open(to)), vaultUrl())
    await page.waitForTimeout(500)
    const frames = page.frames().map((frame) => frame.url())
    expect(frames.some((url) => url.startsWith(vaultUrl()))).toBe(false)
    await openHost()
  })

  it('is refused in a frame that has an opener, where the browser cannot tell what covers a frame', async () => {
    const own = await browser.newContext()
    try {
      await own.addInitScript(() => Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible'))
      const opener = await own.newPage()
      await opener.goto(at('shop.localhost'))
      await opener.waitForFunction(() => 'host' in window)
      await opener.evaluate((to) => {
        const frame = document.createElement('iframe')
        // `openWindow` opens a page of this name, and the frame has it.
        frame.name = 'vault'
        document.body.append(frame)
        host.channel = host.openWindow(to)
        host.ask('connect', { networks: ['eip155:31337'] })
      }, vaultUrl())
      await expect.poll(() => opener.evaluate(() => host.outcomes[0])).toEqual({ failure: 'unsupported' })
      const body = opener.frameLocator('iframe').locator('body')
      expect(await body.evaluate(() => [window.opener !== null, window.parent !== window])).toEqual([true, true])
    } finally {
      await own.close()
    }
  })
})
