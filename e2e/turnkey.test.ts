import { createPublicClient, formatUnits, http, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'
import { badAnswer, connect, opens, sees, useShop } from './shop'

const { visit, lab } = useShop()
const owner = labAccounts[0]?.address as Hex

describe('the turnkey modal on a real chain', () => {
  it('connects and shows the balance of the chain', async () => {
    const visitor = await visit()
    await connect(visitor)
    await sees(visitor, 'status', /^connected$/)
    await sees(visitor, 'address', owner)
    const [harbour] = lab().chains
    if (!harbour) throw new Error('No chain')
    const client = createPublicClient({ chain: harbour.chain, transport: http(harbour.url) })
    await sees(visitor, 'balance', formatUnits(await client.getBalance({ address: owner }), 18))
    await visitor.page
      .getByRole('button', { name: /^Account/ })
      .first()
      .click()
    await visitor.page.getByRole('dialog', { name: 'Account' }).getByText('9,999').first().waitFor()
    expect(visitor.problems).toEqual([])
  })

  it('has the sizes and times of the theme', async () => {
    const { page } = await visit()
    // Of the rule itself: the browser of the tests asks for less motion.
    const read = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      const isTheme = (rule: CSSRule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule && rule.selectorText === ':where([data-portico])'
      const styles = rules.filter(isTheme).map(({ style }) => style)
      const names = ['width', 'radius', 'font-size', 'z-index']
      const times = ['modal', 'view', 'header', 'shake'].map((name) => `motion-${name}`)
      return [...names, ...times].map((name) =>
        styles.map((style) => style.getPropertyValue(`--portico-${name}`)).join(''),
      )
    })
    expect(read).toEqual(['360px', '4px', '10px', '999', '.15s', '.15s', '.12s', '.5s'])
  })

  it('gives the focus back to the button that took the opener’s place', async () => {
    const visitor = await visit()
    await connect(visitor)
    await expect.poll(() => visitor.page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Account/)
  })

  it('switches to a network the wallet does not know yet', async () => {
    const visitor = await visit()
    await connect(visitor)
    await visitor.page.getByRole('button', { name: 'Network Harbour' }).click()
    const row = visitor.page.getByRole('dialog').getByRole('button', { name: /Lighthouse/ })
    const said = await visitor.answer('Add', () => row.click())
    expect(said).toContain('Lighthouse')
    await sees(visitor, 'network', /^Lighthouse$/)
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' })
    await visitor.page.getByRole('button', { name: 'Network Lighthouse' }).click()
    await visitor.answer('Switch', () =>
      visitor.page
        .getByRole('dialog')
        .getByRole('button', { name: /Harbour/ })
        .click(),
    )
    await sees(visitor, 'network', /^Harbour$/)
    expect(visitor.problems).toEqual([])
  })

  it('signs a message whose signature recovers to the account', async () => {
    const visitor = await visit()
    await connect(visitor)
    const said = await visitor.answer('Sign', () =>
      visitor.page.getByRole('button', { name: 'Sign', exact: true }).click(),
    )
    expect(said).toContain('two coils of rope')
    await sees(visitor, 'signature', `Signed by ${owner}`)
  })

  it('says that it was declined, and tries again', async () => {
    const visitor = await visit()
    await visitor.page.getByRole('button', { name: 'Connect wallet' }).click()
    const dialog = visitor.page.getByRole('dialog')
    await visitor.answer('Reject', () => dialog.getByRole('button', { name: 'Lab Wallet' }).click())
    await dialog.getByText('Connection declined').waitFor()
    await sees(visitor, 'status', /^disconnected$/)
    await visitor.answer('Approve', () => dialog.getByRole('button', { name: 'Try again' }).click())
    await sees(visitor, 'status', /^connected$/)
    await visitor.answer('Reject', () => visitor.page.getByRole('button', { name: 'Sign', exact: true }).click())
    await sees(visitor, 'signature', /^UserRejectedError$/)
    expect(visitor.problems).toEqual([])
  })

  it('is connected after a reload without ever saying otherwise', async () => {
    const visitor = await visit()
    await connect(visitor)
    await visitor.context.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const words = `${document.querySelector('[data-testid=status]')?.textContent} ${document.querySelector('header')?.textContent}`
        if (seen.at(-1) !== words) seen.push(words)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await visitor.page.reload()
    await sees(visitor, 'status', /^connected$/)
    const seen = await visitor.page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.filter((words) => /disconnected|Connect wallet/.test(words))).toEqual([])
    expect(visitor.context.pages()).toHaveLength(1)
  })

  it('stays disconnected once it is', async () => {
    const visitor = await visit()
    await connect(visitor)
    await visitor.page
      .getByRole('button', { name: /^Account/ })
      .first()
      .click()
    await visitor.page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await sees(visitor, 'status', /^disconnected$/)
    await visitor.page.reload()
    await sees(visitor, 'status', /^disconnected$/)
    const shared = await visitor.page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('eip6963:announceProvider', (event) =>
            resolve((event as CustomEvent).detail.provider.request({ method: 'eth_accounts' })),
          )
          dispatchEvent(new Event('eip6963:requestProvider'))
        }),
    )
    expect(shared).toEqual([])
  })

  it('follows what the person does inside the wallet', async () => {
    const visitor = await visit()
    await connect(visitor)
    const settings = await visitor.context.newPage()
    await settings.goto(`${lab().url}/wallet.html?settings`)
    await settings.getByRole('button', { name: 'Use account 2' }).click()
    await sees(visitor, 'address', labAccounts[1]?.address ?? '')
    await settings.getByRole('button', { name: 'Go to an unknown network' }).click()
    const dialog = visitor.page.getByRole('dialog', { name: 'Switch network' })
    await dialog.waitFor()
    await visitor.page.keyboard.press('Escape')
    await visitor.page.getByText('Choose a network or disconnect first').waitFor({ state: 'attached' })
    await visitor.answer('Switch', () => dialog.getByRole('button', { name: /Harbour/ }).click())
    await sees(visitor, 'network', /^Harbour$/)
    await settings.getByRole('button', { name: 'Disconnect' }).click()
    await sees(visitor, 'status', /^disconnected$/)
    expect(visitor.problems).toEqual([])
  })
})

describe('a wallet that misbehaves', () => {
  it('that answers with nonsense fails in words', async () => {
    const visitor = await visit({ settings: { isMalformed: true }, expectsConsole: [badAnswer] })
    await visitor.page.getByRole('button', { name: 'Connect wallet' }).click()
    await visitor.page.getByRole('dialog').getByRole('button', { name: 'Lab Wallet' }).click()
    await visitor.page.getByRole('dialog').getByText('Could not connect').waitFor()
    expect(visitor.problems).toEqual([])
  })

  it('that never answers says so, lets go, and lets another wallet in', async () => {
    const visitor = await visit({ settings: { neverAnswers: true, extraWallets: 1 } })
    await visitor.page.getByRole('button', { name: 'Connect wallet' }).click()
    const dialog = visitor.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Lab Wallet' }).click()
    await dialog.getByText('Waiting for your answer').waitFor()
    await dialog.getByRole('button', { name: 'Choose another wallet' }).click()
    await dialog.getByRole('button', { name: 'Wallet 1' }).click()
    await sees(visitor, 'status', /^connected$/)
  })

  it('that is already asking is told apart', async () => {
    const visitor = await visit()
    await visitor.page.getByRole('button', { name: 'Connect wallet' }).click()
    const dialog = visitor.page.getByRole('dialog')
    const popup = await opens(visitor.context, () => dialog.getByRole('button', { name: 'Lab Wallet' }).click())
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('button', { name: 'Lab Wallet' }).click()
    await dialog.getByText('Lab Wallet is already asking').waitFor()
    await popup.close()
  })

  it('that is locked asks to be unlocked, also after a reload', async () => {
    const visitor = await visit()
    await connect(visitor)
    await visitor.page.evaluate(() => localStorage.setItem('lab-wallet:settings', '{"isLocked":true}'))
    await visitor.page.reload()
    await sees(visitor, 'status', /^disconnected$/)
    await connect(visitor)
    await sees(visitor, 'status', /^connected$/)
  })
})
