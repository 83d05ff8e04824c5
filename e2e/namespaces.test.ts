import { describe, expect, it } from 'vitest'
import { byTurns } from '../scripts/testing/byTurns'
import {
  bitcoin,
  connectTo,
  cosmos,
  evm,
  expectQuiet,
  kinds,
  panel,
  polkadot,
  reads,
  signWith,
  solana,
  walletRow,
} from './everyChain'
import { badAnswer, useShop, type Visit } from './shop'

const { visit, lab } = useShop()
const path = '/namespaces.html'
const open = (settings = {}, expectsConsole: readonly RegExp[] = []) =>
  visit({ path, settings: { hasSeparateNames: true, ...settings }, expectsConsole })

describe.each(byTurns('browser wallets', kinds))('the browser wallet of $name', (kind) => {
  it('connects, signs, and is connected after a reload without asking', async () => {
    const visitor = await open()
    expect(await connectTo(visitor, kind)).toContain(`This page wants to see your ${kind.name} accounts.`)
    await reads(visitor, 'In use', 'namespace', kind.namespace)
    await reads(visitor, 'In use', 'address', kind.address)
    await reads(visitor, 'In use', 'network', kind.network)
    await reads(visitor, kind, 'network', kind.networkId)
    await signWith(visitor, kind)
    await visitor.page.reload()
    await reads(visitor, kind, 'status', /^connected$/)
    await reads(visitor, 'In use', 'address', kind.address)
    expect(visitor.context.pages()).toHaveLength(1)
    await signWith(visitor, kind)
    expectQuiet(visitor)
  })

  it('may be declined, to connect and to sign', async () => {
    const visitor = await open()
    const dialog = visitor.page.getByRole('dialog')
    const row = await walletRow(visitor, kind)
    await visitor.answer('Reject', () => row.first().click())
    await dialog.getByText('Connection declined').waitFor()
    await visitor.answer('Approve', () => dialog.getByRole('button', { name: 'Try again' }).click())
    await reads(visitor, kind, 'status', /^connected$/)
    await visitor.answer('Reject', () => visitor.page.getByRole('button', { name: 'Sign', exact: true }).click())
    await expect.poll(() => visitor.page.getByTestId('signature').textContent()).toBe('UserRejectedError')
    expectQuiet(visitor)
  })

  it('fails in words when it answers with nonsense', async () => {
    const visitor = await open({ isMalformed: true }, [badAnswer])
    const row = await walletRow(visitor, kind)
    await row.first().click()
    await visitor.page.getByRole('dialog').getByText('Could not connect').waitFor()
    await visitor.page.keyboard.press('Escape')
    await reads(visitor, kind, 'status', /^disconnected$/)
    expectQuiet(visitor)
  })
})

describe('several kinds of chains at once', () => {
  const connectAll = async (visitor: Visit) => {
    for (const kind of kinds) await connectTo(visitor, kind)
  }
  const allRead = async (visitor: Visit, status: RegExp) => {
    for (const kind of kinds) await reads(visitor, kind, 'status', status)
  }

  it('connects Ethereum and Solana; when one is left, the other stays, also over a reload', async () => {
    const visitor = await open()
    await connectTo(visitor, evm)
    await connectTo(visitor, solana)
    await visitor.page.reload()
    for (const kind of [evm, solana]) await reads(visitor, kind, 'status', /^connected$/)
    await signWith(visitor, solana)
    await panel(visitor, evm).getByRole('button', { name: 'Leave' }).click()
    await reads(visitor, evm, 'status', /^disconnected$/)
    await reads(visitor, solana, 'status', /^connected$/)
    await visitor.page.reload()
    await reads(visitor, solana, 'status', /^connected$/)
    await reads(visitor, evm, 'status', /^disconnected$/)
    await signWith(visitor, solana)
    expectQuiet(visitor)
  })

  it('chooses among them in one view, leaves one, and comes back to it by one press', async () => {
    const visitor = await open()
    await connectTo(visitor, evm)
    await connectTo(visitor, solana)
    const dialog = visitor.page.getByRole('dialog')
    const showWallets = async () => {
      await visitor.page.getByRole('button', { name: /^Account/ }).click()
      await dialog.getByRole('button', { name: /^Connected with/ }).click()
      await dialog.getByRole('heading', { name: 'Your wallets' }).waitFor()
    }
    await showWallets()
    await dialog.getByRole('list', { name: 'Lab Wallet, Ethereum' }).getByRole('button').first().click()
    await dialog.getByRole('heading', { name: 'Account' }).waitFor()
    await visitor.page.keyboard.press('Escape')
    await reads(visitor, 'In use', 'namespace', /^eip155$/)
    await showWallets()
    await dialog.getByRole('button', { name: 'Disconnect Lab Wallet, Ethereum' }).click()
    await dialog.getByRole('button', { name: 'Connect Ethereum' }).waitFor()
    const recent = dialog.getByRole('list', { name: 'Connected before' }).getByRole('button', { name: /^Lab Wallet/ })
    await visitor.answer('Approve', () => recent.click())
    await reads(visitor, evm, 'status', /^connected$/)
    await reads(visitor, solana, 'status', /^connected$/)
    await dialog.waitFor({ state: 'detached' })
    await signWith(visitor, evm)
    expectQuiet(visitor)
  })

  it('keeps all five over a reload, and lets go of all', async () => {
    const visitor = await open()
    await connectAll(visitor)
    await visitor.page.reload()
    await allRead(visitor, /^connected$/)
    for (const kind of kinds) await reads(visitor, kind, 'address', kind.address)
    await visitor.page.getByRole('button', { name: 'Leave all' }).click()
    await allRead(visitor, /^disconnected$/)
    await visitor.page.reload()
    await allRead(visitor, /^disconnected$/)
    expect(visitor.context.pages()).toHaveLength(1)
    expectQuiet(visitor)
  })

  it('goes from one connected wallet to the other by their networks', async () => {
    const visitor = await open()
    await connectAll(visitor)
    for (const kind of kinds) {
      await panel(visitor, 'In use').getByRole('button', { name: kind.network }).click()
      await reads(visitor, 'In use', 'network', kind.network)
      await reads(visitor, 'In use', 'address', kind.address)
      await signWith(visitor, kind)
    }
    expectQuiet(visitor)
  })

  it('is where it was after a reload, whatever network was chosen before', async () => {
    const visitor = await open()
    await panel(visitor, 'In use').getByRole('button', { name: 'Harbour' }).click()
    await connectTo(visitor, evm)
    await connectTo(visitor, bitcoin)
    await reads(visitor, 'In use', 'namespace', /^bip122$/)
    await visitor.page.reload()
    await allRead(visitor, /connected$/)
    await reads(visitor, 'In use', 'namespace', /^bip122$/)
  })

  it('follows what the person does inside the wallet', async () => {
    const visitor = await open()
    await connectAll(visitor)
    const addresses = () => Promise.all(kinds.map((kind) => panel(visitor, kind).getByTestId('address').textContent()))
    const before = await addresses()
    const settings = await visitor.context.newPage()
    await settings.goto(`${lab().url}/wallet.html?settings`)
    await settings.getByRole('button', { name: 'Use account 2' }).click()
    await expect.poll(async () => (await addresses()).filter((address, index) => address === before[index])).toEqual([])
    await signWith(visitor, cosmos)
    await settings.getByRole('button', { name: 'Disconnect' }).click()
    // Keplr says nothing when a page is forgotten.
    for (const kind of kinds) if (kind !== cosmos) await reads(visitor, kind, 'status', /^disconnected$/)
    await visitor.page.reload()
    await allRead(visitor, /^disconnected$/)
    expectQuiet(visitor)
  })

  it('asks a locked wallet to be unlocked, also after a reload', async () => {
    const visitor = await visit({ path })
    const { page } = visitor
    const keep = async (settings: object) => {
      await page.evaluate((kept) => localStorage.setItem('lab-wallet:settings', kept), JSON.stringify(settings))
      await page.reload()
    }
    // Wallets of Polkadot cannot be asked without a window: theirs would open by itself.
    const quiet = kinds.filter((kind) => kind !== polkadot)
    await keep({ hasSeparateNames: true })
    for (const kind of quiet) await connectTo(visitor, kind)
    await keep({ hasSeparateNames: true, isLocked: true })
    for (const kind of quiet) await reads(visitor, kind, 'status', /^disconnected$/)
    await connectTo(visitor, solana)
    expectQuiet(visitor)
  })

  it('costs a page nothing that it does not ask for', async () => {
    const visitor = await open()
    const loaded: string[] = []
    visitor.page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await visitor.page.reload()
    await (await walletRow(visitor, bitcoin)).first().waitFor()
    const parts = () => loaded.filter((path) => /^\/wallet\/[a-z]+\.js$/.test(path))
    expect(parts()).toEqual(['/wallet/inject.js'])
    await visitor.page.keyboard.press('Escape')
    await connectTo(visitor, bitcoin)
    expect(parts()).toEqual(['/wallet/inject.js', '/wallet/bitcoin.js'])
  })
})
