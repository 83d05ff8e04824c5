import { afterEach, describe, expect, it } from 'vitest'
import { noFaults } from '../lab/backend/faults'
import { labAccounts } from '../lab/chains/startChain'
import { connect, sees, useShop, type Visit } from './shop'

const { visit, lab } = useShop()
const path = '/namespaces.html'
const zone = 'portico.test'
afterEach(() => {
  Object.assign(lab().backend.faults, noFaults)
  lab().backend.names.records.clear()
})

const dialogOf = ({ page }: Visit) => page.getByRole('dialog')
const fieldOf = (visitor: Visit) => dialogOf(visitor).getByRole('textbox', { name: 'Name' })

async function connectEvm(visitor: Visit) {
  const { page, answer } = visitor
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await dialogOf(visitor).getByRole('button', { name: 'Lab Wallet' }).click()
  await answer('Approve', () =>
    dialogOf(visitor)
      .getByRole('button', { name: /^Ethereum/ })
      .click(),
  )
  await dialogOf(visitor).waitFor({ state: 'detached' })
}

async function openAccount(visitor: Visit) {
  await visitor.page
    .getByRole('button', { name: /^Account/ })
    .first()
    .click()
  await dialogOf(visitor).getByRole('heading', { name: 'Account' }).waitFor()
}

/** Chooses a name and waits for what is suggested. */
async function choose(visitor: Visit, name: string) {
  await dialogOf(visitor).getByRole('button', { name: 'Get a name' }).click()
  await fieldOf(visitor).fill(name)
  await dialogOf(visitor).getByRole('list', { name: 'Suggestions' }).waitFor()
}

async function register(visitor: Visit, name: string) {
  await choose(visitor, name)
  const said = await visitor.answer('Sign', () => fieldOf(visitor).press('Enter'))
  await dialogOf(visitor).getByRole('heading', { name: 'Your name' }).waitFor()
  return said
}

/** The person chooses another account inside the wallet. */
async function useAccount({ context }: Visit, number: number) {
  const settings = await context.newPage()
  await settings.goto(`${lab().url}/wallet.html?settings`)
  await settings.getByRole('button', { name: `Use account ${number}` }).click()
  await settings.close()
}

describe('a name', () => {
  it('is registered with the wallet’s signature, outlives a reload, and is taken for everybody else', async () => {
    const visitor = await visit({ path })
    await connectEvm(visitor)
    await openAccount(visitor)
    const said = await register(visitor, 'Alice')
    expect(said).toContain(`"name":"alice.${zone}"`)
    await dialogOf(visitor).getByText(`alice.${zone}`, { exact: true }).waitFor()
    const [record] = lab().backend.names.records.values()
    expect(record?.name).toBe(`alice.${zone}`)
    expect(record?.addresses).toMatchObject({
      [String((0x80000000 | 31337) >>> 0)]: { address: expect.stringMatching(/^0x/) },
    })
    await dialogOf(visitor).getByRole('button', { name: 'Done' }).click()
    await dialogOf(visitor).getByText(`alice.${zone}`, { exact: true }).waitFor()

    await visitor.page.reload()
    await openAccount(visitor)
    await dialogOf(visitor).getByText(`alice.${zone}`, { exact: true }).waitFor()
    expect(await dialogOf(visitor).getByRole('button', { name: 'Get a name' }).count()).toBe(0)
    expect(visitor.problems).toEqual([])

    // The same wallet, another of its accounts.
    const other = await visit({ path })
    await connectEvm(other)
    await useAccount(other, 2)
    await openAccount(other)
    await choose(other, 'alice')
    expect(
      await dialogOf(other)
        .getByRole('button', { name: new RegExp(`^alice.${zone}`) })
        .textContent(),
    ).toContain('Registered')
    await fieldOf(other).press('Enter')
    await dialogOf(other).getByText('This name is taken').first().waitFor()
    await dialogOf(other)
      .getByRole('button', { name: `the-alice.${zone}` })
      .click()
    await other.answer('Sign', () => dialogOf(other).getByRole('button', { name: 'Register name' }).click())
    await dialogOf(other).getByText(`the-alice.${zone}`, { exact: true }).waitFor()
    const owners = [...lab().backend.names.records.values()].flatMap(({ addresses }) =>
      Object.values(addresses).map(({ address }) => address),
    )
    expect(new Set(owners).size).toBe(2)
    expect(other.problems).toEqual([])
  })

  it('stays in its field when the wallet or the service refuses it', async () => {
    const visitor = await visit({ path, expectsConsole: [/^Portico: RegisterNameError: Error registering name /] })
    await connectEvm(visitor)
    await openAccount(visitor)
    await choose(visitor, 'harbour')
    await visitor.answer('Reject', () => fieldOf(visitor).press('Enter'))
    await dialogOf(visitor).getByText('Signature declined').first().waitFor()
    expect(await fieldOf(visitor).inputValue()).toBe('harbour')
    Object.assign(lab().backend.faults, {
      path: '/v1/profile/account',
      status: 400,
      message: '{"status":"FAILED","reasons":[{"field":"name","description":"This name is reserved"}]}',
    })
    const again = () => dialogOf(visitor).getByRole('button', { name: 'Try again' })
    await visitor.answer('Sign', () => again().click())
    await dialogOf(visitor).getByText(`Error registering name harbour.${zone}`).first().waitFor()
    await dialogOf(visitor).getByText('This name is reserved').first().waitFor()
    expect(await fieldOf(visitor).inputValue()).toBe('harbour')
    Object.assign(lab().backend.faults, noFaults)
    await visitor.answer('Sign', () => again().click())
    await dialogOf(visitor).getByRole('heading', { name: 'Your name' }).waitFor()
    // A browser notes failed answers by itself.
    expect(visitor.problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([])
  })
})

describe('a name on the chain', () => {
  const pictures = 'img[src^="data:image/svg+xml"]'
  const keptOf = ({ page }: Visit) =>
    page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('/identityCache'))?.[1] ?? '')
  // The panel's button: the one that connects has the same name.
  const buttonOf = ({ page }: Visit, name: RegExp) => page.getByRole('button', { name }).last()

  it('and its picture stand for the account, in the page and in the modal', async () => {
    const visitor = await visit()
    await connect(visitor)
    const button = buttonOf(visitor, /^Account alice\.eth/)
    await button.locator(pictures).waitFor()
    await button.click()
    const dialog = visitor.page.getByRole('dialog', { name: 'Account' })
    await dialog.getByText('alice.eth', { exact: true }).waitFor()
    await dialog.getByText('0xf3…b92266', { exact: true }).waitFor()
    await dialog.locator(pictures).first().waitFor()
    await visitor.page.reload()
    await buttonOf(visitor, /^Account alice\.eth/).waitFor()
    expect(visitor.problems).toEqual([])
  })

  it('that belongs to another is not believed', async () => {
    const visitor = await visit()
    await connect(visitor)
    await buttonOf(visitor, /^Account alice\.eth/).waitFor()
    await useAccount(visitor, 2)
    await buttonOf(visitor, /^Account bob\.eth/).waitFor()
    expect(
      await buttonOf(visitor, /^Account bob\.eth/)
        .locator(pictures)
        .count(),
    ).toBe(0)
    await useAccount(visitor, 3)
    const mallory = labAccounts[2]?.address ?? ''
    await sees(visitor, 'address', mallory)
    // Asked and answered: its reverse record says alice.eth.
    await expect.poll(() => keptOf(visitor)).toContain(`"eip155:31337:${mallory}":{"value":{"name":null`)
    await buttonOf(visitor, /^Account 0x3C…4293BC Balance/).waitFor()
    expect(await visitor.page.getByText('alice.eth').count()).toBe(0)
    expect(visitor.problems).toEqual([])
  })
})
