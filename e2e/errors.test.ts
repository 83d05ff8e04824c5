import { afterEach, describe, expect, it } from 'vitest'
import { labKeys } from '../lab/wallet/labKeys'
import { noFaults } from '../lab/backend/faults'
import { expectQuiet } from './everyChain'
import { useShop } from './shop'

const { visit, lab } = useShop()
const path = '/namespaces.html'
afterEach(() => void Object.assign(lab().backend.faults, noFaults))

/** Reports of errors that came since `from`. */
const toldSince = (from: number) =>
  lab()
    .backend.requests.slice(from)
    .filter((request) => request.path === '/e')

describe('a flood of errors', () => {
  it('is told to the project five times in a minute, and five times in the next', async () => {
    const visitor = await visit({ path, expectsConsole: [/^Portico: NetworkNotFoundError: Network not found\n/] })
    const { page } = visitor
    const from = lab().backend.requests.length
    const flood = () => page.getByRole('button', { name: 'Fail a thousand times' }).click()
    await flood()
    await expect.poll(() => toldSince(from).length).toBe(5)
    await flood()
    await page.waitForTimeout(500)
    expect(toldSince(from)).toHaveLength(5)
    await page.clock.setFixedTime(Date.now() + 61_000)
    await flood()
    await expect.poll(() => toldSince(from).length).toBe(10)
    await page.waitForTimeout(500)
    expect(toldSince(from)).toHaveLength(10)
    const url = `${lab().url}${path}`
    const props = {
      type: 'error',
      event: 'INTERNAL_SDK_ERROR',
      errorType: 'NetworkNotFoundError',
      errorMessage: 'Network not found',
    }
    expect(toldSince(from).map(({ body }) => body)).toMatchObject(
      Array.from({ length: 10 }, () => ({ url, domain: '127.0.0.1', props })),
    )
    expectQuiet(visitor)
  })

  it('is refused without a report, and that is shown', async () => {
    const { page } = await visit({ path })
    Object.assign(lab().backend.faults, { path: '/e', status: 403 })
    const from = lab().backend.requests.length
    const flood = () => page.getByRole('button', { name: 'Fail a thousand times' }).click()
    await flood()
    await expect.poll(() => toldSince(from).length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await page.getByRole('dialog').getByText('Invalid App Configuration').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const told = toldSince(from).length
    await page.clock.setFixedTime(Date.now() + 61_000)
    await flood()
    await page.waitForTimeout(500)
    expect(toldSince(from)).toHaveLength(told)
  })
})

describe('a secret that a page tells', () => {
  it('is found, wherever it goes', async () => {
    const { page, sent } = await visit({ path })
    await page.evaluate(
      async ([backend, relay, key]) => {
        const signature = 'ab'.repeat(65)
        const link = `wc:${'cd'.repeat(32)}@2?relay-protocol=irn&symKey=${'ef'.repeat(32)}`
        const told = (url: string, body?: string) =>
          fetch(url, body ? { method: 'POST', body } : {}).catch(() => undefined)
        await told(`${backend}/e?projectId=lab`, JSON.stringify({ props: { errorMessage: signature } }))
        await told(`${backend}/getWallets?projectId=lab&search=${encodeURIComponent(link)}`)
        console.info(`Cannot sign: shop.example wants you to sign in with your Ethereum account`)
        localStorage.setItem('draft', String(key))
        const opening = indexedDB.open('portico-drafts', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('entries')
        await new Promise((resolve) => (opening.onsuccess = resolve))
        const drafts = opening.result.transaction('entries', 'readwrite').objectStore('entries')
        const bytes = Uint8Array.from(String(key).slice(2).match(/../g) ?? [], (digits) => parseInt(digits, 16))
        drafts.put({ nested: { bytes } }, 'draft')
        // Ciphertext may stand here, and nothing else.
        drafts.put(`${signature} symKey=${'ef'.repeat(32)}`, 'wc@2:core:0.3:portico//messages')
        drafts.put(JSON.stringify({ response: signature }), 'wc@2:core:0.3:portico//history')
        await new Promise((resolve) => (drafts.transaction.oncomplete = resolve))
        opening.result.close()
        const socket = new WebSocket(`${relay}?projectId=lab`)
        await new Promise((resolve) => socket.addEventListener('open', resolve))
        socket.send(
          JSON.stringify({ id: 1, method: 'irn_publish', params: { topic: 'cd'.repeat(32), message: 'in words' } }),
        )
      },
      [lab().backend.url, lab().relay.url, labKeys[1] ?? ''] as const,
    )
    await expect
      .poll(async () => (await sent.findings()).toSorted())
      .toEqual([
        'key in the storage at draft',
        'key in the storage at portico-drafts/entries/draft',
        'message in a frame for the relay',
        'message in the console',
        'pairing in the address of GET /getWallets',
        'pairing in the storage at portico-drafts/entries/wc@2:core:0.3:portico//messages',
        'signature in the body of POST /e',
        'signature in the storage at portico-drafts/entries/wc@2:core:0.3:portico//history',
      ])
    await page.evaluate(async () => {
      localStorage.removeItem('draft')
      const gone = indexedDB.deleteDatabase('portico-drafts')
      await new Promise((resolve) => (gone.onsuccess = resolve))
    })
    sent.forget()
  })
})

describe('a view whose file did not load', () => {
  it('offers to reload the page, as the browser keeps the failure for the life of it', async () => {
    const visitor = await visit({
      prepare: (page) => page.route(/\/directory-/, (route) => route.abort(), { times: 1 }),
      expectsConsole: [/Failed to load resource/],
    })
    const { page } = visitor
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
    await dialog.getByText('This view did not load').waitFor()
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Reload page' }).click()])
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
    await dialog.getByRole('button', { name: 'Get a wallet' }).waitFor()
  })
})
