import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium, type Browser, type Page } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installedPortico } from '../lab/host/installed'
import { bundleWallet } from '../scripts/hosts/visit/injected'
import { walletName } from '../scripts/hosts/visit/walletName'
import { startRelay, type Relay } from '../lab/relay/startRelay'
import { findBrowser, launchArgs } from '../scripts/tools/findBrowser'

const folder = resolve('.cache/hot')
const saves = 20
let browser: Browser
let relay: Relay
let server: ViteDevServer
let wallet: string

/** Source of a module that makes the instance and exports a component, so that React Refresh applies each save. */
const entrance = (save: number) => `
import { createPortico, PorticoModal, PorticoProvider, useAccount, useModal } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet } from 'portico/networks'
import { walletConnect } from 'portico/walletconnect'
import 'portico/styles.css'

const portico = createPortico({
  projectId: null,
  networks: [mainnet],
  adapters: [eip155()],
  pairing: walletConnect({ relayUrl: '${relay.url}' }),
})
globalThis.portico = portico

function Inside() {
  const account = useAccount()
  const { open } = useModal()
  return (
    <button id="open" onClick={() => open()}>
      {account?.address ?? 'none'}
    </button>
  )
}

export function Entrance() {
  return (
    <PorticoProvider portico={portico}>
      <output id="save">${save}</output>
      <Inside />
      <PorticoModal />
    </PorticoProvider>
  )
}
`
const save = (count: number) => writeFileSync(join(folder, 'Entrance.tsx'), entrance(count))

/** Counts the listeners of the wallet by event. */
const countListeners = () => {
  const counts: Record<string, number> = {}
  Object.assign(globalThis, { listenerCounts: counts })
  const counted = new WeakSet<object>()
  addEventListener('eip6963:announceProvider', (event) => {
    const { provider } = (event as CustomEvent<{ provider: Record<string, (...args: unknown[]) => unknown> }>).detail
    if (counted.has(provider)) return
    counted.add(provider)
    for (const [method, change] of [
      ['on', 1],
      ['removeListener', -1],
    ] as const) {
      const run = provider[method]?.bind(provider)
      provider[method] = (...args) => {
        counts[String(args[0])] = (counts[String(args[0])] ?? 0) + change
        return run?.(...args)
      }
    }
  })
}

beforeAll(async () => {
  const { path } = await findBrowser()
  browser = await chromium.launch({ executablePath: path, args: [...launchArgs] })
  relay = await startRelay()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  save(0)
  writeFileSync(
    join(folder, 'main.tsx'),
    `import { createRoot } from 'react-dom/client'
import { Entrance } from './Entrance'
createRoot(document.getElementById('root')).render(<Entrance />)
`,
  )
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><link rel="icon" href="data:," /><div id="root"></div><script type="module" src="./main.tsx"></script>',
  )
  server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: folder,
    cacheDir: join(folder, 'vite'),
    plugins: [installedPortico(), react()],
    server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
  })
  await server.listen()
  wallet = await bundleWallet()
})
afterAll(async () => {
  await Promise.all([server.close(), browser.close(), relay.stop()])
  rmSync(folder, { recursive: true, force: true })
})

async function openPage() {
  const page = await (await browser.newContext()).newPage()
  const problems: string[] = []
  const sockets = new Set<unknown>()
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('websocket', (socket) => {
    if (!socket.url().startsWith(relay.url)) return
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await page.addInitScript(countListeners)
  await page.addInitScript(wallet)
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.locator('#open').waitFor()
  // The server may find packages to bundle and load the page again.
  await page.waitForLoadState('networkidle')
  problems.length = 0
  return { page, problems, sockets }
}

async function saveOften(page: Page) {
  for (let count = 1; count <= saves; count++) {
    save(count)
    await expect.poll(() => page.locator('#save').textContent(), { timeout: 20_000 }).toBe(`${count}`)
    await page.waitForTimeout(120)
  }
}

describe('hot reload of the module that creates the instance, 20 times', () => {
  it('keeps the account, with one listener for each event of the wallet', async () => {
    const { page, problems } = await openPage()
    await page.locator('#open').click()
    await page.getByRole('dialog').getByText(walletName).first().click()
    await expect.poll(() => page.locator('#open').textContent()).toMatch(/^0x/)
    const address = await page.locator('#open').textContent()
    await page.evaluate(() => Object.assign(globalThis, { isFirstPage: true }))
    await saveOften(page)
    await expect.poll(() => page.locator('#open').textContent()).toBe(address)
    const counts = () => page.evaluate('globalThis.listenerCounts') as Promise<Record<string, number>>
    await expect.poll(counts).toEqual({ accountsChanged: 1, chainChanged: 1, disconnect: 1 })
    expect(await page.evaluate('globalThis.isFirstPage')).toBe(true)
    expect(problems).toEqual([])
  })

  it('keeps the modal open at its view, with one socket', async () => {
    const { page, problems, sockets } = await openPage()
    await page.evaluate("void globalThis.portico.open({ name: 'ConnectingWalletConnect' })")
    await page.getByRole('dialog').getByRole('img', { name: /code/i }).waitFor()
    await saveOften(page)
    await page.getByRole('dialog').getByRole('img', { name: /code/i }).waitFor()
    await expect.poll(() => sockets.size, { timeout: 20_000 }).toBe(1)
    expect(problems).toEqual([])
  })
})
