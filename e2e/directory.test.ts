import { afterEach, describe, expect, it } from 'vitest'
import { noFaults, type Faults } from '../lab/backend/faults'
import { findTextOverflow } from '../scripts/testing/textOverflow'
import { byTurns } from '../scripts/testing/byTurns'
import { useShop, type Visit } from './shop'
import { throttle } from './throttle'

const { visit, lab } = useShop()
const path = '/namespaces.html'
afterEach(() => void Object.assign(lab().backend.faults, noFaults))

const dialogOf = ({ page }: Visit) => page.getByRole('dialog')
const asked = (test: (query: Readonly<Record<string, string>>) => boolean) =>
  lab().backend.requests.filter(
    (request) => request.path === '/getWallets' && request.query['projectId'] === 'lab' && test(request.query),
  )

async function openModal(visitor: Visit) {
  await visitor.page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await dialogOf(visitor).getByRole('button', { name: 'Lab Wallet' }).waitFor()
}

async function openAll(visitor: Visit) {
  await openModal(visitor)
  await dialogOf(visitor)
    .getByRole('button', { name: /^All wallets/ })
    .click()
  await gridOf(visitor).waitFor()
}

const gridOf = (visitor: Visit) => dialogOf(visitor).getByRole('grid', { name: 'Wallets' })
const firstTile = (visitor: Visit) => gridOf(visitor).getByRole('button').first()

/** Number of wallets that the directory has for the networks of the page. */
async function countOf(search = ''): Promise<number> {
  const chains = asked(({ entries }) => entries === '40').at(-1)?.query['chains'] ?? ''
  const response = await fetch(
    `${lab().backend.url}/getWallets?${new URLSearchParams({ projectId: 'tests', chains, search })}`,
  )
  return ((await response.json()) as { readonly count: number }).count
}

/** Scrolls to the end of what is there. */
const scrollDown = (visitor: Visit) =>
  gridOf(visitor).evaluate((grid) => {
    if (grid.parentElement) grid.parentElement.scrollTop = grid.parentElement.scrollHeight
  })

describe('all wallets', () => {
  it('open from their row, forty at a time, and scrolling reads on', async () => {
    const visitor = await visit({ path })
    const before = asked(({ page }) => page !== undefined).length
    await openAll(visitor)
    const pages = () =>
      asked(({ entries }) => entries === '40')
        .slice(-20)
        .map(({ query }) => query['page'])
    expect(asked(() => true).length).toBeGreaterThan(before)
    expect(pages().at(-1)).toBe('1')
    await scrollDown(visitor)
    await expect.poll(() => pages().at(-1)).toBe('2')
    await expect.poll(() => gridOf(visitor).getAttribute('aria-rowcount')).toBe('-1')
    expect(visitor.problems).toEqual([])
  })

  it('bring their rules, which the stylesheet of the page does not have, under its strict policy', async () => {
    const visitor = await visit({ path })
    await openModal(visitor)
    const before = await visitor.page.evaluate(() => document.adoptedStyleSheets.length)
    await dialogOf(visitor)
      .getByRole('button', { name: /^All wallets/ })
      .click()
    const tile = firstTile(visitor)
    await tile.waitFor()
    expect(await visitor.page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(before)
    const drawn = await tile.evaluate((node) => {
      const rulesOf = (sheets: Iterable<CSSStyleSheet>) =>
        [...sheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('')
      const own = [...node.classList].find((name) => rulesOf(document.adoptedStyleSheets).includes(`.${name} {`))
      const { flexDirection, textAlign } = getComputedStyle(node)
      return { flexDirection, textAlign, isInPage: own ? rulesOf(document.styleSheets).includes(`.${own}`) : null }
    })
    expect(drawn).toEqual({ flexDirection: 'column', textAlign: 'center', isInPage: false })
    expect(visitor.problems).toEqual([])
  })

  it('are all read in the end, and drawn a few at a time', async () => {
    const visitor = await visit({ path })
    await openAll(visitor)
    const count = await countOf()
    expect(count).toBeGreaterThanOrEqual(450)
    const columns = Number(await gridOf(visitor).getAttribute('aria-colcount'))
    await expect
      .poll(
        async () => {
          await scrollDown(visitor)
          expect(await gridOf(visitor).getByRole('button').count()).toBeLessThan(60)
          return gridOf(visitor).getAttribute('aria-rowcount')
        },
        { timeout: 30_000 * throttle },
      )
      .toBe(String(Math.ceil(count / columns)))
    expect(visitor.problems).toEqual([])
  })

  it.each([
    { width: 1100, height: 800 },
    { width: 320, height: 640 },
    { width: 320, height: 256 },
  ])('have whole names, and begin at the top however far the list before was scrolled, %o', async (viewport) => {
    const visitor = await visit({ path, viewport })
    await openAll(visitor)
    expect(await dialogOf(visitor).evaluate(findTextOverflow)).toEqual([])
    const field = dialogOf(visitor).getByRole('combobox', { name: 'Search wallets' })
    const [head, box] = [await dialogOf(visitor).getByRole('heading').boundingBox(), await field.boundingBox()]
    expect(box?.y).toBeGreaterThanOrEqual((head?.y ?? Infinity) + (head?.height ?? 0))
    expect(visitor.problems).toEqual([])
  })

  it('keep the tile with the focus when the window turns and shrinks', async () => {
    const visitor = await visit({ path, viewport: { width: 740, height: 700 } })
    await openAll(visitor)
    await firstTile(visitor).focus()
    for (let row = 0; row < 5; row++) await visitor.page.keyboard.press('ArrowDown')
    const focused = gridOf(visitor).locator('button:focus')
    const named = () => focused.ariaSnapshot()
    const name = await named()
    const isInSight = () =>
      focused.evaluate((tile) => {
        const area = tile.closest('[role=grid]')?.parentElement?.getBoundingClientRect()
        const box = tile.getBoundingClientRect()
        return area !== undefined && box.top >= area.top - 1 && box.bottom <= area.bottom + 1
      })
    for (const { width, height, columns } of [
      { width: 340, height: 700, columns: '3' },
      { width: 340, height: 420, columns: '3' },
      { width: 740, height: 340, columns: '4' },
    ]) {
      await visitor.page.setViewportSize({ width, height })
      await expect.poll(() => gridOf(visitor).getAttribute('aria-colcount')).toBe(columns)
      await expect.poll(named).toBe(name)
      await expect.poll(isInSight).toBe(true)
    }
    expect(visitor.problems).toEqual([])
  })

  it('are searched: the newest question wins, and its count is said', async () => {
    const visitor = await visit({ path })
    await openAll(visitor)
    const field = dialogOf(visitor).getByRole('combobox', { name: 'Search wallets' })
    Object.assign(lab().backend.faults, { path: '/getWallets', delayMs: 1_500 })
    await field.fill('basalt')
    await expect.poll(() => asked(({ search }) => search === 'basalt').length).toBe(1)
    Object.assign(lab().backend.faults, noFaults)
    await field.fill('amber')
    await expect.poll(() => firstTile(visitor).textContent()).toMatch(/^Amber/)
    const found = asked(({ search }) => search === 'amber').length
    expect(found).toBe(1)
    await visitor.page.waitForTimeout(1_700)
    expect(await firstTile(visitor).textContent()).toMatch(/^Amber/)
    const said = dialogOf(visitor)
      .getByRole('status')
      .filter({ hasText: /^\d+ wallets$/ })
    await expect.poll(() => said.allTextContents()).toEqual([`${await countOf('amber')} wallets`])
    await field.fill('nobody has this name')
    await dialogOf(visitor).getByText('No wallet found').first().waitFor()
    await dialogOf(visitor).getByRole('button', { name: 'Show all wallets' }).click()
    await expect.poll(() => gridOf(visitor).getAttribute('aria-rowcount')).toBe('-1')
    expect(visitor.problems).toEqual([])
  })

  it('ask once for quick typing', async () => {
    const visitor = await visit({ path })
    await openAll(visitor)
    const before = asked(({ search }) => search !== undefined).length
    await dialogOf(visitor).getByRole('combobox').pressSequentially('lantern', { delay: 30 })
    await expect.poll(() => asked(({ search }) => search !== undefined).length).toBe(before + 1)
    await visitor.page.waitForTimeout(700)
    expect(
      asked(({ search }) => search !== undefined)
        .slice(before)
        .map(({ query }) => query['search']),
    ).toEqual(['lantern'])
  })

  it('begin again at the wallet that led away, deep in the list, for who comes back', async () => {
    const visitor = await visit({ path })
    await openAll(visitor)
    const { keyboard } = visitor.page
    await firstTile(visitor).focus()
    await keyboard.press('Control+End')
    await keyboard.press('ArrowUp')
    const focused = () => visitor.page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null)
    const place = await focused()
    expect(Number(place)).toBeGreaterThan(20)
    await keyboard.press('Enter')
    await gridOf(visitor).waitFor({ state: 'detached' })
    await dialogOf(visitor).getByRole('button', { name: 'Back' }).click()
    await gridOf(visitor).waitFor()
    await expect.poll(focused).toBe(place)
    const isInSight = () =>
      visitor.page.evaluate(() => {
        const tile = document.activeElement?.getBoundingClientRect()
        const box = document.activeElement?.closest('[role="grid"]')?.parentElement?.getBoundingClientRect()
        return tile !== undefined && box !== undefined && tile.top >= box.top && tile.bottom <= box.bottom
      })
    expect(await isInSight()).toBe(true)
    expect(visitor.problems).toEqual([])
  })

  it('typing searches, from the heading and from the grid', async () => {
    const visitor = await visit({ path })
    await openAll(visitor)
    const field = dialogOf(visitor).getByRole('combobox', { name: 'Search wallets' })
    await dialogOf(visitor).getByRole('heading', { name: 'All wallets' }).focus()
    await visitor.page.keyboard.type('am')
    expect(await field.inputValue()).toBe('am')
    await expect.poll(() => firstTile(visitor).textContent()).toMatch(/^Am/)
    await firstTile(visitor).focus()
    await visitor.page.keyboard.press('ArrowRight')
    await visitor.page.keyboard.type('ber')
    expect(await field.inputValue()).toBe('amber')
    expect(visitor.problems).toEqual([])
  })

  it('are gone through from the field, which Escape empties before it closes', async () => {
    const visitor = await visit({ path })
    await openAll(visitor)
    const { keyboard } = visitor.page
    const field = dialogOf(visitor).getByRole('combobox', { name: 'Search wallets' })
    const active = () => field.evaluate((input) => input.getAttribute('aria-activedescendant'))
    await keyboard.type('amber')
    await expect.poll(() => firstTile(visitor).textContent()).toMatch(/^Amber/)
    await expect.poll(() => gridOf(visitor).getAttribute('aria-rowcount')).not.toBe('-1')
    await keyboard.press('ArrowDown')
    const name = await firstTile(visitor).textContent()
    expect(await firstTile(visitor).getAttribute('id')).toBe(await active())
    await keyboard.press('Escape')
    expect([await field.inputValue(), await active()]).toEqual(['', null])
    await keyboard.type('amber')
    await expect.poll(() => firstTile(visitor).textContent()).toBe(name)
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await gridOf(visitor).waitFor({ state: 'detached' })
    await keyboard.press('Escape')
    await dialogOf(visitor).waitFor({ state: 'detached' })
    expect(visitor.problems).toEqual([])
  })

  it('are narrowed to those with a certificate', async () => {
    const visitor = await visit({ path })
    await openAll(visitor)
    await dialogOf(visitor).getByRole('switch', { name: 'Certified only' }).click()
    await expect.poll(() => asked(({ badge_type }) => badge_type === 'certified').length).toBeGreaterThan(0)
    await expect
      .poll(async () => {
        const tiles = await gridOf(visitor).getByRole('button').allTextContents()
        return tiles.length > 8 && tiles.every((text) => text.endsWith('Certified'))
      })
      .toBe(true)
    await dialogOf(visitor).getByRole('switch', { name: 'Certified only' }).click()
    await expect
      .poll(async () =>
        (await gridOf(visitor).getByRole('button').allTextContents()).some((text) => !text.endsWith('Certified')),
      )
      .toBe(true)
    expect(visitor.problems).toEqual([])
  })

  it('show their images as data, as the policy of the page wants', async () => {
    const visitor = await visit({ path })
    await openAll(visitor)
    const sources = () =>
      gridOf(visitor)
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
    await expect.poll(async () => (await sources()).length).toBeGreaterThan(8)
    for (const source of await sources()) expect(source).toMatch(/^data:image\/svg\+xml;base64,/)
    await expect
      .poll(() =>
        gridOf(visitor)
          .locator('img')
          .evaluateAll((images) =>
            images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
          ),
      )
      .toBe(true)
    expect(visitor.problems).toEqual([])
  })

  it('are walked through and picked by the keyboard alone', async () => {
    const visitor = await visit({ path })
    await openAll(visitor)
    const { keyboard } = visitor.page
    const focused = () => visitor.page.evaluate(() => document.activeElement?.textContent ?? '')
    const placeOf = () => visitor.page.evaluate(() => document.activeElement?.getAttribute('data-place'))
    for (let step = 0; step < 12 && (await placeOf()) === null; step++) await keyboard.press('Tab')
    expect(await placeOf()).toBe('0')
    const columns = Number(await gridOf(visitor).getAttribute('aria-colcount'))
    const moves = [
      ['ArrowRight', 1],
      ['ArrowDown', columns + 1],
      ['Home', columns],
      ['End', 2 * columns - 1],
      ['ArrowUp', columns - 1],
      ['ArrowLeft', columns - 2],
      ['Control+End', 39],
      ['Control+Home', 0],
      ['ArrowRight', 1],
    ] as const
    for (const [key, place] of moves) {
      await keyboard.press(key)
      expect([key, await placeOf()]).toEqual([key, String(place)])
    }
    const name = (await gridOf(visitor).locator('[data-place="1"] [title]').last().getAttribute('title')) ?? ''
    expect(await focused()).toContain(name)
    await keyboard.press('Enter')
    await dialogOf(visitor).getByText(`Scan with ${name}`).first().waitFor()
    expect(visitor.problems).toEqual([])
  })
})

describe('a directory that is down', () => {
  const cases: readonly (readonly [string, Partial<Faults>])[] = [
    ['fails', { status: 500 }],
    ['refuses the page', { status: 403 }],
    ['answers half', { body: 'malformed' }],
    ['answers something else', { body: 'misshapen' }],
    ['is empty', { body: 'empty' }],
    ['is slow', { delayMs: 8_000 }],
    ['is hostile', { body: 'hostile' }],
  ]
  it.each(byTurns('a directory that is down', cases))(
    'leaves wallets of the browser and the code when it %s',
    async (_, faults) => {
      Object.assign(lab().backend.faults, faults)
      const visitor = await visit({
        path,
        // Names are asked of the same backend once an account is connected.
        expectsConsole: [/^Portico: (BackendFailed|OriginNotAllowed|UnusableAnswer|ReverseNames)Error: /],
      })
      const dialog = dialogOf(visitor)
      await openModal(visitor)
      await dialog.getByRole('button', { name: /WalletConnect/ }).click()
      await dialog.getByRole('img', { name: 'QR code to connect your wallet' }).waitFor()
      const alert = dialog.getByText('Invalid App Configuration')
      await expect.poll(() => alert.count()).toBe(faults.status === 403 ? 1 : 0)
      if (faults.status === 403) {
        await dialog.getByRole('button', { name: 'Dismiss' }).click()
        await dialog.getByRole('button', { name: 'Back' }).click()
        await dialog.getByRole('button', { name: /^All wallets/ }).click()
        await dialog.getByText('The wallet list did not load').first().waitFor()
        expect(await alert.count()).toBe(0)
        await dialog.getByRole('button', { name: 'Use the QR code instead' }).click()
        await dialog.getByRole('img', { name: 'QR code to connect your wallet' }).waitFor()
        await dialog.getByRole('button', { name: 'Back' }).click()
      }
      await dialog.getByRole('button', { name: 'Back' }).click()
      const row = dialog.getByRole('button', { name: 'Lab Wallet' })
      await row.click()
      await visitor.answer('Approve', () => dialog.getByRole('button', { name: /^Ethereum/ }).click())
      await expect.poll(() => visitor.page.getByTestId('status').first().textContent()).toBe('connected')
      // A browser notes failed answers by itself.
      expect(visitor.problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([])
    },
  )

  it('is asked again by its button', async () => {
    const visitor = await visit({ path })
    await openModal(visitor)
    Object.assign(lab().backend.faults, { path: '/getWallets', status: 500 })
    const dialog = dialogOf(visitor)
    await dialog.getByRole('button', { name: /^All wallets/ }).click()
    await dialog.getByText('The wallet list did not load').first().waitFor()
    Object.assign(lab().backend.faults, noFaults)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => gridOf(visitor).getByRole('button').count()).toBeGreaterThan(8)
  })
})

describe('who has no wallet', () => {
  it('is told what one is, and where to get it, and finds back', async () => {
    const visitor = await visit({ path })
    const dialog = dialogOf(visitor)
    await openModal(visitor)
    await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
    await dialog.getByRole('heading', { name: 'What is a wallet?' }).waitFor()
    await dialog.getByRole('button', { name: 'Get a wallet' }).click()
    await dialog.getByRole('button', { name: 'Amber Purse' }).click()
    await dialog.getByRole('list', { name: 'Places to get it' }).waitFor()
    const links = await dialog
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
      )
    expect(links.map(([href]) => href)).toEqual([
      'https://extensions.example/amber-purse',
      'https://apps.example/amber-purse',
      'https://play.example/amber-purse',
      'https://amber-purse.example/',
    ])
    for (const [, target, rel] of links) {
      expect(target).toBe('_blank')
      // This one means noopener, too.
      expect(rel).toContain('noreferrer')
    }
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('list', { name: 'Wallets to get' }).waitFor()
    for (const heading of ['What is a wallet?', 'Connect a wallet']) {
      await dialog.getByRole('button', { name: 'Back' }).click()
      await dialog.getByRole('heading', { name: heading }).waitFor()
    }
    expect(visitor.problems).toEqual([])
  })
})
