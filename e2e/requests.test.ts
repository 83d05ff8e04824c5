import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useShop, type Visit } from './shop'

const { visit, lab } = useShop()

interface Recorded extends Visit {
  /** Origins asked over HTTP and WebSocket, the shop's own left out, since the last `forget`. */
  foreign(): readonly string[]
  /** Resolves to true where a file came whose text contains this. */
  loaded(text: string): Promise<boolean>
  forget(): void
}

const originOf = (url: string) => new URL(url).origin

/** Visits with every request on record, from the first byte of the page on. */
async function record(path = '/namespaces.html'): Promise<Recorded> {
  let origins: string[] = []
  let files: Promise<string>[] = []
  const note = (url: string) => {
    if (/^(http|ws)s?:/.test(url) && originOf(url) !== originOf(lab().url)) origins.push(originOf(url))
  }
  const prepare = (page: Page) => {
    page.on('request', (request) => note(request.url()))
    page.on('websocket', (socket) => note(socket.url()))
    page.on('response', (response) => {
      if (originOf(response.url()) === originOf(lab().url) && new URL(response.url()).pathname.endsWith('.js'))
        files.push(response.text().catch(() => ''))
    })
  }
  const visitor = await visit({ path, prepare })
  await visitor.page.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
  return {
    ...visitor,
    foreign: () => [...new Set(origins)].toSorted(),
    loaded: async (text) => (await Promise.all(files)).some((file) => file.includes(text)),
    forget: () => {
      origins = []
      files = []
    },
  }
}

const pairingFile = 'wc_sessionPropose'
const solanaFile = 'getRecentBlockhash'
const quiet = ({ page }: Visit) => page.waitForTimeout(1_500)
const backendOf = () => originOf(lab().backend.url)
const relayOf = () => originOf(lab().relay.url)
const rpcOf = () => [...lab().chains.map(({ url }) => originOf(url)), originOf(lab().solana.url)]

async function openModal({ page }: Visit) {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lab Wallet' }).waitFor()
}

/** Pairs with the phone by the link of the code. */
async function pair(visitor: Visit): Promise<void> {
  const { page, context } = visitor
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openModal(visitor)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /WalletConnect/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:/)
  const uri = await page.evaluate(() => navigator.clipboard.readText())
  const phone = await context.newPage()
  await phone.goto(`${lab().phoneUrl}/wc?uri=${encodeURIComponent(uri)}`)
  await phone.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await expect.poll(() => page.getByTestId('status').first().textContent()).toBe('connected')
}

describe('what a page asks for', () => {
  it('is nothing but its own files before the visitor acts', async () => {
    const visitor = await record()
    await quiet(visitor)
    expect(visitor.foreign()).toEqual([])
    expect(await visitor.loaded(pairingFile)).toBe(false)
    expect(await visitor.loaded(solanaFile)).toBe(false)
    expect(visitor.problems).toEqual([])
  })

  it('is the backend when the modal opens, and the code for pairing, but no relay', async () => {
    const visitor = await record()
    await openModal(visitor)
    await quiet(visitor)
    expect(visitor.foreign()).toEqual([backendOf()])
    expect(await visitor.loaded(pairingFile)).toBe(true)
    expect(await visitor.loaded(solanaFile)).toBe(false)
    await visitor.page
      .getByRole('dialog')
      .getByRole('button', { name: /^All wallets/ })
      .click()
    await quiet(visitor)
    expect(visitor.foreign()).toEqual([backendOf()])
  })

  it('is nothing at all without a project, even with the modal open', async () => {
    const visitor = await record('/')
    await openModal(visitor)
    await quiet(visitor)
    expect(visitor.foreign()).toEqual([])
  })

  it('is the relay and the networks, no other server, while pairing and after a reload', async () => {
    const visitor = await record()
    await pair(visitor)
    await quiet(visitor)
    expect(await visitor.loaded(pairingFile)).toBe(true)
    expect(visitor.foreign()).toContain(relayOf())
    const known = [backendOf(), relayOf(), ...rpcOf()]
    expect(visitor.foreign().filter((origin) => !known.includes(origin))).toEqual([])

    visitor.forget()
    await visitor.page.reload()
    await expect.poll(() => visitor.page.getByTestId('status').first().textContent()).toBe('connected')
    await quiet(visitor)
    expect(await visitor.loaded(pairingFile)).toBe(true)
    expect(visitor.foreign()).toContain(relayOf())
    expect(visitor.foreign().filter((origin) => ![relayOf(), ...rpcOf()].includes(origin))).toEqual([])
    expect(visitor.problems).toEqual([])
  })

  it('is read with web3.js from the first Solana balance on', async () => {
    const visitor = await record()
    const dialog = visitor.page.getByRole('dialog')
    const statusOf = (chain: string) =>
      visitor.page.getByRole('region', { name: chain }).getByTestId('status').textContent()
    const settled = async (chain: string) => {
      await expect.poll(() => statusOf(chain)).toBe('connected')
      await dialog.waitFor({ state: 'detached' })
    }
    await openModal(visitor)
    await dialog.getByRole('button', { name: 'Lab Wallet' }).click()
    await visitor.answer('Approve', () => dialog.getByRole('button', { name: 'Ethereum' }).click())
    await settled('Ethereum')
    await quiet(visitor)
    expect(await visitor.loaded(solanaFile)).toBe(false)
    expect(visitor.foreign()).not.toContain(originOf(lab().solana.url))
    await visitor.page
      .getByRole('region', { name: 'Solana' })
      .getByRole('button', { name: 'Connect', exact: true })
      .click()
    await visitor.answer('Approve', () => dialog.getByRole('button', { name: 'Lab Wallet' }).click())
    await settled('Solana')
    await expect.poll(() => visitor.foreign()).toContain(originOf(lab().solana.url))
    expect(await visitor.loaded(solanaFile)).toBe(true)
    expect(visitor.foreign()).not.toContain(relayOf())
    expect(visitor.problems).toEqual([])
  })
})
