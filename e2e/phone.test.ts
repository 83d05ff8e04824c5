import { chromium, type Browser, type Page } from 'playwright'
import { verifyMessage, stringToHex, type Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPhonePage } from '../lab/phone/startPhonePage'
import { createDapp, type Dapp } from '../lab/phone/testDapp'
import { startRelay, type Relay } from '../lab/relay/startRelay'
import { findBrowser, launchArgs } from '../scripts/tools/findBrowser'
import type { Served } from '../scripts/tools/serve'
import { throttlePages } from './throttle'

let relay: Relay
let phone: Served
let browser: Browser
let dapp: Dapp
let page: Page
let problems: string[]

beforeAll(async () => {
  const { path } = await findBrowser()
  relay = await startRelay()
  phone = await startPhonePage({
    lab: {
      relayUrl: relay.url,
      chains: [
        {
          id: 31337,
          name: 'Harbour',
          url: 'http://127.0.0.1:9',
          token: '0x0000000000000000000000000000000000000000',
          tokens: [],
          nfts: {
            boats: '0x0000000000000000000000000000000000000000',
            items: '0x0000000000000000000000000000000000000000',
          },
          pools: {
            router: '0x0000000000000000000000000000000000000000',
            factory: '0x0000000000000000000000000000000000000000',
            weth: '0x0000000000000000000000000000000000000000',
            tokens: [],
          },
          accounts: { present: [], future: [] },
          names: null,
        },
      ],
      solana: { id: 'local', url: 'http://127.0.0.1:9' },
    },
  })
  browser = await chromium.launch({ executablePath: path, args: [...launchArgs] })
})
afterAll(async () => {
  await browser?.close()
  await dapp?.stop()
  await phone?.stop()
  await relay?.stop()
})
beforeEach(async () => {
  await dapp?.stop()
  dapp = await createDapp(relay.url)
  const context = await browser.newContext()
  throttlePages(context)
  page = await context.newPage()
  problems = []
  const allowed = [phone.url, relay.url.replace('ws', 'http')].map((url) => new URL(url).host)
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !allowed.includes(host)) problems.push(`asked ${request.url()}`)
  })
  context.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) problems.push(message.text())
  })
  context.on('weberror', (error) => problems.push(String(error.error())))
})

/** Answers the phone's question; returns what it was. */
async function answer(decision: 'Approve' | 'Reject'): Promise<string> {
  const title = await page.getByTestId('ask-title').innerText()
  await page.getByRole('button', { name: decision, exact: true }).click()
  return title
}

async function connectByLink() {
  const session = dapp.connect((uri) => page.goto(`${phone.url}/wc?uri=${encodeURIComponent(uri)}`))
  expect(await answer('Approve')).toBe('Connect to Lab app')
  await page.getByTestId('session').waitFor()
  return session
}

describe('the phone as a page', () => {
  it('is opened by a link, signs, and remembers', async () => {
    const { namespaces } = await connectByLink()
    const [account] = namespaces['eip155']?.accounts ?? []
    const address = account?.split(':')[2] as Hex
    const signing = dapp.provider.request<Hex>(
      { method: 'personal_sign', params: [stringToHex('hello'), address] },
      'eip155:31337',
    )
    await expect.poll(() => page.getByTestId('ask-content').innerText()).toBe('hello')
    expect(await answer('Approve')).toBe('Sign a message on Harbour')
    expect(await verifyMessage({ address, message: 'hello', signature: await signing })).toBe(true)
    expect(page.url()).toBe(`${phone.url}/`)

    await page.reload()
    await page.getByTestId('session').waitFor()
    const changed = new Promise((resolve) => dapp.provider.once('accountsChanged', resolve))
    await page.getByRole('button', { name: 'Account 2' }).click()
    expect(await changed).not.toEqual([address])
    const left = new Promise((resolve) => dapp.provider.once('disconnect', resolve))
    await page.getByRole('button', { name: 'Disconnect Lab app' }).click()
    await left
    await expect.poll(() => page.getByTestId('session').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('takes a pasted link, and says no', async () => {
    await page.goto(phone.url)
    const session = dapp.connect(async (uri) => {
      await page.getByLabel('Link of an app').fill(uri)
      await page.getByRole('button', { name: 'Pair' }).click()
    })
    session.catch(() => undefined)
    await answer('Reject')
    await expect(session).rejects.toMatchObject({ code: 5000 })
    expect(problems).toEqual([])
  })

  it('turns the knobs of the relay', async () => {
    await page.goto(phone.url)
    await page.getByRole('button', { name: 'Stall the relay' }).click()
    const knobs = async () => (await fetch(relay.url.replace('ws', 'http'))).json()
    await expect.poll(knobs).toMatchObject({ isStalled: true })
    await page.getByRole('button', { name: 'Wake the relay' }).click()
    await expect.poll(knobs).toMatchObject({ isStalled: false })
    expect(problems).toEqual([])
  })
})
