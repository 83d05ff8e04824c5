import { afterEach, describe, expect, it } from 'vitest'
import { decide, readLink, scan, visitWithPhone } from './phoneSide'
import { sees, useShop } from './shop'

const { visit, lab } = useShop()
afterEach(() => void lab().backend.extraWallets.splice(0))

describe('a page with pairing alone', () => {
  it('needs no adapter: a phone is paired, signs, is there after a reload, and leaves', async () => {
    const visitor = await visitWithPhone(visit, lab(), '/?adapters=none')
    await visitor.page.getByRole('button', { name: 'Connect wallet' }).first().click()
    // The one way that there is, hence no list before it.
    await scan(visitor.phone, await readLink(visitor.page))
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'status', /^connected$/)
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' })
    const address = await visitor.page.getByTestId('address').textContent()
    await visitor.page.getByRole('button', { name: 'Sign', exact: true }).click()
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'signature', `Signed by ${address}`)
    await visitor.page.reload()
    await sees(visitor, 'status', /^connected$/)
    await sees(visitor, 'address', address ?? '')
    await visitor.page.getByRole('button', { name: 'Leave' }).click()
    await sees(visitor, 'status', /^disconnected$/)
    await visitor.phone.getByTestId('session').waitFor({ state: 'detached' })
    expect(visitor.problems).toEqual([])
  })
})

describe('views in place', () => {
  it('stay in place where the wallet is on a network that the page does not know', async () => {
    const visitor = await visit({ path: '/embedded.html', settings: { startsOnUnknownChain: true } })
    await visitor.answer('Approve', () => visitor.page.getByRole('button', { name: 'Lab Wallet' }).click())
    await visitor.page.getByRole('heading', { name: 'Switch network' }).waitFor()
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
    const harbour = visitor.page.getByRole('button', { name: 'Harbour Test network' })
    await visitor.answer('Switch', () => harbour.click())
    await sees(visitor, 'network', /^Harbour$/)
    await visitor.page.getByRole('button', { name: 'Disconnect' }).waitFor()
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
    expect(visitor.problems).toEqual([])
  })
})

describe('a browser that opens no tabs', () => {
  it('is said, and the link is there to be pressed', async () => {
    const { chains, backend } = lab()
    backend.extraWallets.push({
      id: 'on-the-web',
      name: 'On the Web',
      badge_type: 'none',
      chains: chains.map(({ chain }) => `eip155:${chain.id}`),
      homepage: 'https://wallet.example',
      order: 1,
      supports_wc: true,
      webapp_link: 'https://web.example/app',
    })
    const { page, problems } = await visit({
      path: '/namespaces.html',
      prepare: (opened) => opened.addInitScript(() => (window.open = () => null)),
    })
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^All wallets/ }).click()
    await dialog.getByRole('grid').getByRole('button', { name: 'On the Web', exact: true }).click()
    await dialog.getByRole('button', { name: 'Open On the Web' }).click()
    await dialog.getByText('The tab of On the Web was blocked').first().waitFor()
    const link = dialog.getByRole('link', { name: 'Open On the Web' })
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/web\.example\/app\/?wc\?uri=wc%3A/)
    expect(problems).toEqual([])
  })
})
