import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { mnemonicToSeedSync } from '@scure/bip39'
import { Keypair } from '@solana/web3.js'
import { derivePath } from 'ed25519-hd-key'
import { createPublicClient, createTestClient, http, parseEther, verifyMessage, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'
import { loadBuilt } from '../lab/vault/serveVault'
import { amountOf, dialogOf, hashOf, openAccount, press, receiverOf, review, seesInActivity } from './accountSide'
import {
  addAuthenticator,
  addressesOf,
  approveInVault,
  becomes,
  createWallet,
  pressIn,
  pressInVault,
  read,
  useVault,
  type VaultVisit,
} from './vaultSide'

const { come, lab } = useVault()

const order = 'Zwölf Klafter Tau ⚓'
const isSigned = (signature: string) => /^(0x[0-9a-f]{130}|[1-9A-HJ-NP-Za-km-z]{80,90})$/.test(signature)

/** Signs the order with the namespace in use; returns what the vault said, and the signature. */
async function signOrder(visitor: VaultVisit): Promise<{ readonly said: string; readonly signature: string }> {
  await pressIn(visitor, 'Sign', 'Sign')
  const said = await approveInVault(visitor)
  await expect.poll(async () => isSigned(await read(visitor, 'Sign', 'signature'))).toBe(true)
  await dialogOf(visitor).waitFor({ state: 'detached' })
  return { said, signature: await read(visitor, 'Sign', 'signature') }
}

const chainOf = () => {
  const [{ chain, url }] = lab().chains as [ReturnType<typeof lab>['chains'][number]]
  const transport = http(url)
  return {
    client: createPublicClient({ chain, transport }),
    fund: (address: string) =>
      createTestClient({ mode: 'anvil', chain, transport }).setBalance({
        address: address as Hex,
        value: parseEther('5'),
      }),
  }
}

/** Sends what is looked at, with the approval of the vault. */
async function sendByVault(visitor: VaultVisit): Promise<string> {
  await press(visitor, 'Send')
  await approveInVault(visitor)
  await dialogOf(visitor).getByText('Confirmed', { exact: true }).waitFor()
  return hashOf(visitor)
}

describe('the embedded wallet', () => {
  it('is created with a passkey, signs on EVM networks and on Solana, and is there after a reload', async () => {
    const visitor = await come()
    await createWallet(visitor)
    const { evm, solana } = await addressesOf(visitor)
    const first = await signOrder(visitor)
    expect(first.said).toContain(order)
    expect(first.said).toContain('shop.localhost')
    expect(await verifyMessage({ address: evm as Hex, message: order, signature: first.signature as Hex })).toBe(true)
    await pressIn(visitor, 'In use', 'Solana')
    await becomes(visitor, 'In use', 'namespace', 'solana')
    const { signature } = await signOrder(visitor)
    const message = new TextEncoder().encode(order)
    expect(ed25519.verify(base58.decode(signature), message, base58.decode(solana))).toBe(true)
    await visitor.page.reload()
    await becomes(visitor, 'Ethereum', 'address', evm)
    await becomes(visitor, 'Solana', 'address', solana)
    expect((await signOrder(visitor)).signature).toBe(signature)
    expect(visitor.problems).toEqual([])
  })

  it('sends on an EVM network and on Solana', async () => {
    const visitor = await come()
    await createWallet(visitor)
    const { evm, solana } = await addressesOf(visitor)
    const { client, fund } = chainOf()
    await fund(evm)
    lab().solana.fund(solana, 3_000_000_000n)
    const friend = labAccounts[2]?.address as Hex
    const before = await client.getBalance({ address: friend })
    await openAccount(visitor)
    await press(visitor, 'Send')
    await amountOf(visitor).fill('0.25')
    await receiverOf(visitor).fill(friend)
    await review(visitor)
    const hash = await sendByVault(visitor)
    expect((await client.getBalance({ address: friend })) - before).toBe(parseEther('0.25'))
    expect((await client.getTransaction({ hash: hash as Hex })).from).toBe(evm.toLowerCase())
    await press(visitor, 'Done')
    await visitor.page.keyboard.press('Escape')
    await seesInActivity(visitor, hash)
    await pressIn(visitor, 'In use', 'Solana')
    await becomes(visitor, 'In use', 'namespace', 'solana')
    await openAccount(visitor)
    await press(visitor, 'Send')
    await amountOf(visitor).fill('0.5')
    await receiverOf(visitor).fill(base58.encode(ed25519.getPublicKey(new Uint8Array(32).fill(3))))
    await review(visitor)
    await sendByVault(visitor)
    expect(visitor.problems).toEqual([])
  })

  it('declines by its button, by Escape, and by closing the modal, and asks again after that', async () => {
    const visitor = await come()
    await createWallet(visitor)
    const sign = () => pressIn(visitor, 'Sign', 'Sign')
    await sign()
    await pressInVault(visitor, 'Reject')
    await becomes(visitor, 'Sign', 'signature', 'UserRejectedError')
    await sign()
    await visitor.vault.getByRole('button', { name: 'Approve' }).waitFor()
    await visitor.page.keyboard.press('Escape')
    await dialogOf(visitor).waitFor({ state: 'detached' })
    await sign()
    await visitor.vault.getByRole('button', { name: 'Approve' }).waitFor()
    await dialogOf(visitor).getByRole('button', { name: 'Close' }).click()
    await dialogOf(visitor).waitFor({ state: 'detached' })
    await becomes(visitor, 'Sign', 'signature', 'UserRejectedError')
    await signOrder(visitor)
    expect(visitor.problems).toEqual([])
  })

  it('exports words that another library makes the same addresses of, and adds and removes a passkey', async () => {
    const visitor = await come()
    await createWallet(visitor)
    const { evm, solana } = await addressesOf(visitor)
    await openAccount(visitor)
    await dialogOf(visitor).getByRole('button', { name: 'Wallet settings' }).click()
    await pressInVault(visitor, 'Show recovery words')
    const list = visitor.vault.getByRole('list', { name: 'Recovery words' })
    await list.waitFor()
    const words = (await list.getByRole('listitem').allTextContents()).join(' ')
    expect(words.split(' ')).toHaveLength(12)
    // Wallets of Solana import the words by this path; the library of Solana makes the address.
    const { key } = derivePath("m/44'/501'/0'/0'", Buffer.from(mnemonicToSeedSync(words)).toString('hex'))
    expect(mnemonicToAccount(words).address).toBe(evm)
    expect(Keypair.fromSeed(Uint8Array.from(key)).publicKey.toBase58()).toBe(solana)
    await pressInVault(visitor, 'Hide')
    await pressInVault(visitor, 'Add a passkey')
    await visitor.vault.getByRole('button', { name: 'Create the second passkey' }).waitFor()
    await visitor.changeAuthenticator()
    await pressInVault(visitor, 'Create the second passkey')
    await pressInVault(visitor, 'Remove: Lab wallet')
    await pressInVault(visitor, 'Remove')
    await visitor.vault.getByText('The only passkey cannot be removed.').waitFor()
    await pressInVault(visitor, 'Close')
    await dialogOf(visitor).getByRole('button', { name: 'Wallet settings' }).waitFor()
    await visitor.page.keyboard.press('Escape')
    await dialogOf(visitor).waitFor({ state: 'detached' })
    const { signature } = await signOrder(visitor)
    expect(await verifyMessage({ address: evm as Hex, message: order, signature: signature as Hex })).toBe(true)
    await openAccount(visitor)
    await dialogOf(visitor).getByRole('button', { name: 'Disconnect' }).click()
    await becomes(visitor, 'Ethereum', 'status', 'disconnected')
    await becomes(visitor, 'Solana', 'status', 'disconnected')
    // The search for secrets knows the wallet, and saw the outputs that the worker got.
    expect(await visitor.secrets.findings()).toMatchObject({ leaks: [], wallets: 1 })
    expect((await visitor.secrets.findings()).outputs).toBeGreaterThan(3)
    expect(visitor.problems).toEqual([])
  })

  it('is connected in a second tab, left in both, and used again after that', async () => {
    const visitor = await come()
    await createWallet(visitor)
    await becomes(visitor, 'Ethereum', 'address', /^0x/)
    const evm = await read(visitor, 'Ethereum', 'address')
    const second = { ...visitor, page: await visitor.context.newPage() }
    await second.page.goto(visitor.page.url())
    await becomes(second, 'Ethereum', 'address', evm)
    await becomes(second, 'Solana', 'status', 'connected')
    await visitor.page.bringToFront()
    await pressIn(visitor, 'Ethereum', 'Leave')
    for (const one of [visitor, second])
      for (const name of ['Ethereum', 'Solana']) await becomes(one, name, 'status', 'disconnected')
    await visitor.page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await dialogOf(visitor).getByRole('button', { name: 'Continue with a passkey' }).click()
    await pressInVault(visitor, 'Use your wallet')
    await dialogOf(visitor).waitFor({ state: 'detached' })
    await becomes(visitor, 'Ethereum', 'address', evm)
    await becomes(second, 'Ethereum', 'address', evm)
    await signOrder(visitor)
    expect(visitor.problems).toEqual([])
  })

  it('is one of several wallets, of which the visitor chooses one', async () => {
    const visitor = await come()
    await createWallet(visitor)
    const first = await addressesOf(visitor)
    await pressIn(visitor, 'Ethereum', 'Leave')
    await becomes(visitor, 'Ethereum', 'status', 'disconnected')
    const connect = async () => {
      await visitor.page.getByRole('button', { name: 'Connect wallet' }).first().click()
      await dialogOf(visitor).getByRole('button', { name: 'Continue with a passkey' }).click()
    }
    await connect()
    // An authenticator has one passkey of each wallet: each has a user of its own.
    await pressInVault(visitor, 'Create another wallet')
    await dialogOf(visitor).waitFor({ state: 'detached' })
    const second = await addressesOf(visitor)
    expect(second.evm).not.toBe(first.evm)
    await pressIn(visitor, 'Ethereum', 'Leave')
    await becomes(visitor, 'Ethereum', 'status', 'disconnected')
    await connect()
    await visitor.vault.getByRole('list', { name: 'Choose a wallet' }).waitFor()
    expect(await visitor.vault.getByRole('listitem').count()).toBe(2)
    await pressInVault(visitor, new RegExp(`^${first.evm.slice(0, 6)}`))
    await dialogOf(visitor).waitFor({ state: 'detached' })
    await becomes(visitor, 'Ethereum', 'address', first.evm)
    expect(visitor.problems).toEqual([])
  })

  it('is created in a window where the browser cannot say what covers a frame, and asks there again', async () => {
    const visitor = await come({ cannotSeeCovers: true })
    const { page, context } = visitor
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await dialogOf(visitor).getByRole('button', { name: 'Continue with a passkey' }).click()
    const [opened] = await Promise.all([context.waitForEvent('page'), press(visitor, 'Open the wallet')])
    await addAuthenticator(opened)
    await opened.getByRole('button', { name: 'Create a wallet' }).click()
    await becomes(visitor, 'Ethereum', 'address', /^0x/)
    await becomes(visitor, 'Solana', 'status', 'connected')
    await pressIn(visitor, 'Sign', 'Sign')
    const [second] = await Promise.all([context.waitForEvent('page'), press(visitor, 'Open the wallet')])
    await second.getByText(order).waitFor()
    await second.close()
    await dialogOf(visitor).getByText('The window was closed').waitFor()
    const [third] = await Promise.all([context.waitForEvent('page'), press(visitor, 'Open the wallet')])
    await third.getByRole('button', { name: 'Reject' }).click()
    await becomes(visitor, 'Sign', 'signature', 'UserRejectedError')
    expect(visitor.problems).toEqual([])
  })

  it('says in words why it is not there, and lets the visitor try again', async () => {
    const visitor = await come({
      path: `/vault.html?vault=${encodeURIComponent(`${new URL(lab().vaultUrl).origin}/missing.html`)}`,
      expectsConsole: [/404/, /EmbeddedNotLoadedError/],
    })
    const { page } = visitor
    await page.clock.install()
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await dialogOf(visitor).getByRole('button', { name: 'Continue with a passkey' }).click()
    await dialogOf(visitor).locator('iframe').waitFor({ state: 'attached' })
    await page.clock.runFor(21_000)
    await dialogOf(visitor).getByText('The wallet did not load').waitFor()
    await dialogOf(visitor).getByText('Network Error - Could not load embedded wallet').waitFor()
    await press(visitor, 'Try again')
    await dialogOf(visitor).locator('iframe').waitFor({ state: 'attached' })
    await dialogOf(visitor).getByRole('button', { name: 'Back' }).click()
    await dialogOf(visitor).getByRole('button', { name: 'Continue with a passkey' }).waitFor()
  })

  it('says in words that it does not answer, and lets the visitor try again', async () => {
    const visitor = await come({
      path: `/vault.html?vault=${encodeURIComponent(`${new URL(lab().vaultUrl).origin}/silent.html`)}`,
      expectsConsole: [/EmbeddedTimeoutError/],
    })
    const { page, context } = visitor
    // A vault that opens its channel and says what it can do, and answers nothing else.
    const script = `parent.postMessage({ portico: 'vault/ready', version: 1, nonce: '${'0'.repeat(32)}' }, '*')
      addEventListener('message', ({ data, ports: [port] }) => {
        if (data.portico !== 'vault/open') return
        port.onmessage = ({ data: { id, method } }) =>
          method === 'getState' && port.postMessage({ type: 'answer', id, result: { isSupported: true, hasWallet: false } })
        port.postMessage({ type: 'opened', answers: data.nonce })
        document.title = 'opened'
      })`
    await context.route(/silent\.html/, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` }),
    )
    await page.clock.install()
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await dialogOf(visitor).getByRole('button', { name: 'Continue with a passkey' }).click()
    await expect.poll(() => visitor.vault.locator(':root').evaluate(() => document.title)).toBe('opened')
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000)
        return dialogOf(visitor).getByText('Embedded Wallet Request Timed Out').isVisible()
      })
      .toBe(true)
    await press(visitor, 'Try again')
    await dialogOf(visitor).locator('iframe').waitFor({ state: 'attached' })
    await dialogOf(visitor).getByRole('button', { name: 'Back' }).click()
    await dialogOf(visitor).getByRole('button', { name: 'Continue with a passkey' }).waitFor()
  })

  it('loads nothing before the press, and has its page ready with at most 120 kB', async () => {
    const visitor = await come()
    const { origin } = new URL(lab().vaultUrl)
    const asked: string[] = []
    visitor.context.on('request', (request) => {
      if (request.url().startsWith(origin)) asked.push(new URL(request.url()).pathname)
    })
    await visitor.page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await dialogOf(visitor).getByRole('button', { name: 'Continue with a passkey' }).waitFor()
    expect(asked).toEqual([])
    await dialogOf(visitor).getByRole('button', { name: 'Continue with a passkey' }).click()
    await visitor.vault.getByRole('button', { name: 'Create a wallet' }).waitFor()
    const { files } = await (await loadBuilt()).createVaultFiles({ name: 'Lab wallet', origins: [] })
    const sizes = asked.map((path) => gzipSync(files[path.slice(1) || 'index.html'] ?? '').length)
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000)
  })

  it('is served by a server of its operator as its files are, with its headers', async () => {
    const { createVaultFiles, createVaultPage } = await loadBuilt()
    const config = { name: 'Lab wallet', origins: ['https://shop.example'], allowsPreviews: false }
    const [{ files, headers }, { handle, nodeHandler }] = [
      await createVaultFiles(config),
      await createVaultPage(config),
    ]
    for (const [name, content] of Object.entries(files)) {
      const answer = await handle(new Request(`https://vault.shop.example/${name}`))
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(content)
      expect(answer.headers.get('content-security-policy')).toBe(headers['content-security-policy'])
      expect(answer.headers.get('content-type')).toMatch(/^text\/(html|css|javascript); charset=utf-8$/)
      expect(answer.headers.get('cache-control')).toMatch(name.startsWith('assets/') ? /immutable/ : /no-cache/)
    }
    for (const path of ['missing.js', '../package.json', 'constructor', '__proto__', 'assets/'])
      expect((await handle(new Request(`https://vault.shop.example/${path}`))).status).toBe(404)
    expect((await handle(new Request('https://vault.shop.example/', { method: 'POST' }))).status).toBe(405)
    const server = createServer(nodeHandler).listen(0)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const page = await fetch(`http://127.0.0.1:${port}/`)
    expect(await page.text()).toBe(new TextDecoder().decode(files['index.html']))
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors https://shop.example')
    expect((await fetch(`http://127.0.0.1:${port}/missing`)).status).toBe(404)
    server.close()
  })
})
