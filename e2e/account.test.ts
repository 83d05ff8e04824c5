import type { Page } from 'playwright'
import { createPublicClient, http, parseEther, type Address, type Hex } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'
import { byTurns } from '../scripts/testing/byTurns'
import { formatBalance } from '../src/state/core/format/formatBalance'
import { useShop, type Visit } from './shop'
import { throttle } from './throttle'

const { visit, lab } = useShop()
const [me, , friend] = labAccounts.map(({ address }) => address) as [Address, Address, Address]
const parts = ['Tokens', 'NFTs', 'Activity', 'Receive', 'Send'] as const
type Part = (typeof parts)[number]

const client = () => {
  const [{ chain, url }] = lab().chains as [ReturnType<typeof lab>['chains'][number]]
  return createPublicClient({ chain, transport: http(url) })
}

/** A shop's way to show the account. */
interface Way {
  readonly path: string
  /** The place of a part, once it is in sight; null where it is not there. */
  place(page: Page, part: Part): Promise<ReturnType<Page['locator']> | null>
}

const region = async (page: Page, part: Part) => {
  const place = page.getByRole('region', { name: part, exact: true })
  return (await place.count()) > 0 ? place : null
}

const ways = {
  'hooks alone': { path: '/account-hooks.html', place: region },
  'a layout of its own': { path: '/account-parts.html', place: region },
  'the modal': {
    path: '/',
    place: async (page, part) => {
      const dialog = page.getByRole('dialog')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page
        .getByRole('button', { name: /^Account/ })
        .last()
        .click()
      // The basic variant opens nothing over who is connected.
      const wait = page.url().includes('basic') ? 500 : 5_000
      const isThere = await dialog
        .getByRole('button', { name: 'Disconnect' })
        .waitFor({ timeout: wait * throttle })
        .then(
          () => true,
          () => false,
        )
      if (!isThere) return null
      const way = dialog
        .getByRole('tab', { name: part, exact: true })
        .or(dialog.getByRole('button', { name: part, exact: true }))
      if ((await way.count()) > 0) await way.click()
      // One part alone stands there without a tab.
      else if (/Receive|Send/.test(part) || (await dialog.getByRole('tab').count()) > 0) return null
      return dialog
    },
  },
} satisfies Record<string, Way>
const names = Object.keys(ways) as (keyof typeof ways)[]

/** Texts of the rows of a part, in the same words for each way. */
async function rowsOf(page: Page, way: Way, part: Part): Promise<readonly string[]> {
  const place = await way.place(page, part)
  if (!place) return []
  const isView = way.path !== ways['hooks alone'].path
  const all = place.getByRole('button', { name: /^All (tokens|activity)$/ })
  if ((await all.count()) > 0) await all.click()
  await expect.poll(() => place.getByText(/^Loading|^Reading/).count()).toBe(0)
  if (!isView) {
    await expect.poll(() => place.getAttribute('data-status')).not.toBe('loading')
    return place.getByRole('listitem').allTextContents()
  }
  if (part === 'Tokens') {
    const rows = place.getByRole('list', { name: 'Tokens' }).getByRole('listitem')
    return rows.allTextContents()
  }
  if (part === 'NFTs') return place.getByRole('gridcell').allTextContents()
  if (part !== 'Activity')
    return (await place.getByRole('textbox').or(place.getByRole('img')).count()) > 0 ? [part] : []
  const rows = await place.locator('a[href*="/tx/"]').all()
  return Promise.all(
    rows.map(async (row) => {
      const status = /Pending/.test((await row.textContent()) ?? '') ? 'pending' : 'confirmed'
      return `${status} ${(await row.getAttribute('href'))?.split('/').at(-1)}`
    }),
  )
}

/** The account's pages beside each other in one browser, connected by the first of them. */
async function openEach(query: string, visitor: Visit): Promise<Record<keyof typeof ways, Page>> {
  const opened = names.map(async (name) => {
    const page = await visitor.context.newPage()
    await page.goto(new URL(ways[name].path + query, visitor.page.url()).href)
    return [name, page] as const
  })
  return Object.fromEntries(await Promise.all(opened)) as Record<keyof typeof ways, Page>
}

async function connectByHooks(): Promise<Visit> {
  const visitor = await visit({ path: '/account-hooks.html?nfts' })
  await visitor.answer('Approve', () => visitor.page.getByRole('button', { name: 'Connect Lab Wallet' }).click())
  await visitor.page.getByRole('region', { name: 'Accounts' }).getByText(me).waitFor()
  return visitor
}

/** Sends by one of them; returns what it says became of it. */
async function send(visitor: Visit, page: Page, way: Way, amount: string): Promise<Hex> {
  await page.bringToFront()
  const place = await way.place(page, 'Send')
  if (!place) throw new Error('Nothing to send with')
  await place.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await place.getByRole('textbox', { name: 'Receiver' }).fill(friend)
  await place.getByRole('button', { name: 'Preview Send' }).click()
  await visitor.answer('Send', () => place.getByRole('button', { name: 'Send', exact: true }).click())
  if (way.path === ways['hooks alone'].path) {
    await expect.poll(() => place.getAttribute('data-status')).toBe('confirmed')
    return ((await place.getByTestId('sent').textContent()) ?? '') as Hex
  }
  await place.getByText('Confirmed', { exact: true }).waitFor()
  const href = await place.getByRole('link', { name: 'Explorer' }).getAttribute('href')
  await place.getByRole('button', { name: 'Done' }).click()
  return href?.split('/').at(-1) as Hex
}

describe('an account by hooks alone, in a layout of its own, and in the modal', () => {
  it('is the same: what it has, what is sent of it, and what happened', async () => {
    const visitor = await connectByHooks()
    const pages = await openEach('?nfts', visitor)
    const readAll = (part: Part) => Promise.all(names.map((name) => rowsOf(pages[name], ways[name], part)))
    const [tokens = []] = await readAll('Tokens')
    expect(tokens).toContain(`Ether${formatBalance({ ...(await ether()), symbol: 'ETH' })}`)
    expect(tokens.length).toBeGreaterThan(5)
    // The first few of them are there before the way to all.
    for (const name of names.slice(1))
      await expect.poll(() => rowsOf(pages[name], ways[name], 'Tokens')).toEqual(tokens.map(asDrawn))
    const [nfts = [], ...drawn] = await readAll('NFTs')
    expect(nfts).toHaveLength(4)
    for (const cells of drawn) expect(cells).toEqual(nfts.map(asDrawn))
    expect((await readAll('Receive')).map((rows) => rows.length)).toEqual([1, 1, 1])

    const before = await client().getBalance({ address: friend })
    const hashes: Hex[] = []
    for (const [index, name] of names.entries())
      hashes.unshift(await send(visitor, pages[name], ways[name], `0.00${index + 1}`))
    expect((await client().getBalance({ address: friend })) - before).toBe(parseEther('0.006'))
    const happened = hashes.map((hash) => `confirmed ${hash}`)
    const now = `Ether${formatBalance({ ...(await ether()), symbol: 'ETH' })}`
    for (const name of names) {
      await pages[name].bringToFront()
      await expect.poll(() => rowsOf(pages[name], ways[name], 'Activity')).toEqual(happened)
      await expect.poll(() => rowsOf(pages[name], ways[name], 'Tokens')).toContainEqual(asDrawn(now))
    }
    expect(visitor.problems).toEqual([])
  })
})

/** A row has a picture as well, or its letter. */
const asDrawn = (words: string) => expect.stringContaining(words) as string

async function ether() {
  return { value: await client().getBalance({ address: me }), decimals: 18 }
}

describe('what is off', () => {
  const initial = { features: [] as ReturnType<typeof lab>['backend']['features'] }
  afterEach(() => void (initial.features.length > 0 && (lab().backend.features = initial.features)))

  const cases: readonly (readonly [query: string, shown: readonly Part[]])[] = [
    ['?nfts&off=tokens,activity', ['NFTs', 'Receive', 'Send']],
    ['?nfts&off=nfts,receive,send', ['Tokens', 'Activity']],
    ['?nfts&project', ['Tokens', 'NFTs']],
    ['?nfts&basic', []],
  ]
  it.each(byTurns('what is off', cases))(
    'is gone from each: %s',
    { timeout: 120_000 * throttle },
    async (query, shown) => {
      const visitor = await connectByHooks()
      await send(visitor, visitor.page, ways['hooks alone'], '0.001')
      initial.features = lab().backend.features
      lab().backend.features = ['receive', 'send'].map((id) => ({ id, isEnabled: false, config: null }))
      const pages = await openEach(query, visitor)
      for (const name of names) {
        const page = pages[name]
        await page.bringToFront()
        const found = async () => {
          const there: Part[] = []
          for (const part of parts) {
            const hasField = part === 'Send' && name === 'hooks alone' && (await region(page, part)) !== null
            if (hasField || (await rowsOf(page, ways[name], part)).length > 0) there.push(part)
          }
          return [name, ...there]
        }
        await expect.poll(found).toEqual([name, ...shown])
      }
      expect(visitor.problems).toEqual([])
    },
  )
})
