import { afterEach, describe, expect, it } from 'vitest'
import { answerByKeys, focused, keysOf } from './keys'
import { decide, scan, visitWithPhone } from './phoneSide'
import { sees, useShop, type Visit } from './shop'

const { visit, lab } = useShop()
afterEach(() => lab().backend.names.records.clear())

const dialogOf = ({ page }: Visit) => page.getByRole('dialog')

/** Another view has come when its heading is there. */
const arrives = (visitor: Visit, title: string) =>
  dialogOf(visitor).getByRole('heading', { name: title, exact: true }).waitFor()

describe('the keyboard alone', () => {
  it('signs in where that is required', async () => {
    const visitor = await visit({ path: '/sign-in.html', settings: { hasSeparateNames: true } })
    const { press, tabTo } = keysOf(visitor.page)
    await press(/^Connect$/)
    await dialogOf(visitor)
      .getByRole('button', { name: /Lab Wallet/ })
      .first()
      .waitFor()
    await Promise.all([answerByKeys(visitor, /^Approve$/), press(/Lab Wallet/)])
    await dialogOf(visitor).getByText('The Chandlery needs to connect to your wallet').waitFor()
    const sign = dialogOf(visitor).getByRole('button', { name: 'Sign', exact: true })
    await expect.poll(() => sign.getAttribute('aria-disabled')).toBeNull()
    await tabTo(/^Sign$/)
    await Promise.all([answerByKeys(visitor, /^Sign$/), visitor.page.keyboard.press('Enter')])
    await dialogOf(visitor).waitFor({ state: 'detached' })
    await expect.poll(() => visitor.page.getByTestId('session').textContent()).toBe('signedIn')
    expect(visitor.problems).toEqual([])
  })

  it('registers a name', async () => {
    const visitor = await visit({ path: '/namespaces.html' })
    const { page } = visitor
    const { press, tabTo } = keysOf(page)
    await press(/^Connect wallet$/)
    await dialogOf(visitor).getByRole('button', { name: 'Lab Wallet' }).waitFor()
    await press(/^L?Lab Wallet/)
    await dialogOf(visitor)
      .getByRole('button', { name: /^Ethereum/ })
      .waitFor()
    await Promise.all([answerByKeys(visitor, /^Approve$/), press(/Ethereum/)])
    await dialogOf(visitor).waitFor({ state: 'detached' })
    await press(/^Account/)
    await dialogOf(visitor).getByRole('button', { name: 'Get a name' }).waitFor()
    await press(/Get a name/)
    await dialogOf(visitor).getByRole('textbox', { name: 'Name' }).waitFor()
    await tabTo(/^Name$/)
    await page.keyboard.type('tamsin')
    await dialogOf(visitor).getByRole('list', { name: 'Suggestions' }).waitFor()
    await Promise.all([answerByKeys(visitor, /^Sign$/), page.keyboard.press('Enter')])
    await arrives(visitor, 'Your name')
    await press(/^Done$/)
    await dialogOf(visitor).getByText('tamsin.portico.test', { exact: true }).waitFor()
    expect(visitor.problems).toEqual([])
  })

  it('copies the link of a code, makes it renew itself, goes back to where it was, and pairs', async () => {
    const visitor = await visitWithPhone(visit, lab())
    const { page } = visitor
    const { press, tabTo } = keysOf(page)
    const read = () => page.evaluate(() => navigator.clipboard.readText())
    await press(/^Connect wallet$/)
    await dialogOf(visitor)
      .getByRole('button', { name: /^WalletConnect/ })
      .waitFor()
    await press(/^WalletConnect/)
    await dialogOf(visitor)
      .getByRole('img', { name: /good until/ })
      .waitFor()
    await press(/^Copy link$/)
    await expect.poll(read).toMatch(/^wc:/)
    await press(/^Renew code automatically$/, 'Space')
    expect(await dialogOf(visitor).getByRole('switch').isChecked()).toBe(true)
    await tabTo(/^Back$/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await arrives(visitor, 'Connect a wallet')
    await expect.poll(() => focused(page)).toMatch(/^WalletConnect/)
    await page.keyboard.press('Enter')
    await dialogOf(visitor)
      .getByRole('img', { name: /good until/ })
      .waitFor()
    expect(await dialogOf(visitor).getByRole('switch').isChecked()).toBe(false)
    const first = await read()
    await press(/^Copy link$/)
    await expect.poll(read).not.toBe(first)
    await scan(visitor.phone, await read())
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'status', /^connected$/)
    expect(visitor.problems).toEqual([])
  })

  it('finds out what a wallet is and where to get one, and goes all the way back', async () => {
    const visitor = await visit({ path: '/namespaces.html' })
    const { page } = visitor
    const { press, tabTo } = keysOf(page)
    await press(/^Connect wallet$/)
    await dialogOf(visitor).getByRole('button', { name: 'What is a wallet?' }).waitFor()
    await press(/^What is a wallet\?$/)
    await arrives(visitor, 'What is a wallet?')
    await press(/^Get a wallet$/)
    await arrives(visitor, 'Get a wallet')
    const row = dialogOf(visitor).getByRole('list', { name: 'Wallets to get' }).getByRole('button').first()
    await tabTo(row)
    await page.keyboard.press('Enter')
    await dialogOf(visitor).getByRole('list', { name: 'Places to get it' }).waitFor()
    const place = dialogOf(visitor).getByRole('list', { name: 'Places to get it' }).getByRole('link').first()
    await tabTo(place)
    for (const title of ['Get a wallet', 'What is a wallet?', 'Connect a wallet']) {
      await tabTo(/^Back$/, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await arrives(visitor, title)
    }
    await expect.poll(() => focused(page)).toBe('What is a wallet?')
    await page.keyboard.press('Escape')
    await dialogOf(visitor).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toMatch(/^Connect wallet/)
    expect(visitor.problems).toEqual([])
  })

  it('goes back to the control that led away, also where wallets came before it meanwhile', async () => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const visitor = await visit({
      path: '/namespaces.html',
      prepare: (page) => page.route('**/getWallets**', (route) => answered.then(() => route.continue())),
    })
    const { page } = visitor
    const { press } = keysOf(page)
    await press(/^Connect wallet$/)
    await press(/^What is a wallet\?$/)
    await arrives(visitor, 'What is a wallet?')
    answer()
    await press(/^Back$/)
    await arrives(visitor, 'Connect a wallet')
    await dialogOf(visitor).getByRole('button', { name: 'Basalt Satchel' }).waitFor()
    await expect.poll(() => focused(page)).toBe('What is a wallet?')
  })
})
