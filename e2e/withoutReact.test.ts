import { expect, it } from 'vitest'
import { evm, expectQuiet, solana } from './everyChain'
import { useShop, type Visit } from './shop'
import { isClosed, pressCancel, pressSign, served } from './signInSide'

const { visit, lab } = useShop()
const order = 'Zwölf Klafter Tau ⚓'
const open = (expectsConsole: readonly RegExp[] = []) => visit({ path: '/without-react.html', expectsConsole })

const press = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true }).click()
const read = ({ page }: Visit, what: string) => page.locator(`#${what}`).textContent()
const reads = (visitor: Visit, what: string, value: RegExp) => expect.poll(() => read(visitor, what)).toMatch(value)

/** Sign-in is optional here, and asked of everybody who is somewhere new. */
async function skipSignIn(visitor: Visit) {
  await pressCancel(visitor)
  await isClosed(visitor)
}

/** Connects the lab's wallet, which speaks both namespaces, and leaves the optional sign-in for later. */
async function connect(visitor: Visit, { namespace, address }: typeof evm) {
  await reads(visitor, namespace, /^none$/)
  await visitor.answer('Approve', () => press(visitor, `Connect ${namespace}`))
  await reads(visitor, 'result', address)
  await skipSignIn(visitor)
  await reads(visitor, namespace, address)
}

it('connects two namespaces, switches, signs, and lets go, all by the instance', async () => {
  const visitor = await open()
  await connect(visitor, evm)
  await reads(visitor, 'balance', /^\d+$/)
  await connect(visitor, solana)
  for (const kind of [evm, solana]) {
    await visitor.answer('Sign', () => press(visitor, `Sign with ${kind.namespace}`))
    const address = (await read(visitor, kind.namespace)) ?? ''
    await expect.poll(async () => ((await read(visitor, 'result')) ?? '').length).toBeGreaterThan(64)
    expect(await kind.verify(order, (await read(visitor, 'result')) ?? '', address)).toBe(true)
    await press(visitor, 'Chain')
    await reads(visitor, 'result', /^0x7a69$/)
  }
  const name = lab().chains[1]?.chain.name ?? ''
  await visitor.answer('Add', () => press(visitor, `Switch to ${name}`))
  await reads(visitor, 'network', new RegExp(`^${name}$`))
  await skipSignIn(visitor)
  await visitor.page.reload()
  for (const kind of [evm, solana]) await reads(visitor, kind.namespace, kind.address)
  await skipSignIn(visitor)
  await press(visitor, 'Leave solana')
  await reads(visitor, 'solana', /^none$/)
  await reads(visitor, 'eip155', evm.address)
  await press(visitor, 'Leave all')
  await reads(visitor, 'eip155', /^none$/)
  expectQuiet(visitor)
})

it('signs in and out, and the server knows', async () => {
  const visitor = await open()
  await connect(visitor, evm)
  expect(await served(visitor)).toBeNull()
  await press(visitor, 'Sign in')
  await visitor.answer('Sign', () => pressSign(visitor))
  await isClosed(visitor)
  await reads(visitor, 'result', evm.address)
  await reads(visitor, 'sessions', /^1$/)
  expect(await served(visitor)).toMatchObject({ accountAddress: await read(visitor, 'eip155') })
  await press(visitor, 'Sign out')
  await expect.poll(() => served(visitor)).toBeNull()
  await reads(visitor, 'sessions', /^0$/)
  await reads(visitor, 'eip155', evm.address)
  expectQuiet(visitor)
})

it('tells the host what came of it: the account, a refusal by its type, nothing for a modal that closed', async () => {
  const visitor = await open([/^Portico: NoActiveAddressError: /])
  await reads(visitor, 'eip155', /^none$/)
  await visitor.answer('Reject', () => press(visitor, 'Connect eip155'))
  await reads(visitor, 'result', /^UserRejectedError$/)
  await press(visitor, 'Sign in')
  await reads(visitor, 'result', /^NoActiveAddressError$/)
  await press(visitor, 'Connect by the modal')
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'Lab Wallet' }).waitFor()
  await visitor.page.keyboard.press('Escape')
  await reads(visitor, 'result', /^undefined$/)
  expectQuiet(visitor)
})
