import { describe, expect, it } from 'vitest'
import { decide, openCode, readLink, scan, visitWithPhone, type Paired } from './phoneSide'
import { sees, useShop } from './shop'

const { visit, lab } = useShop()

const come = () => visitWithPhone(visit, lab())

async function pair(visitor: Paired): Promise<void> {
  await scan(visitor.phone, await openCode(visitor))
  await decide(visitor.phone, 'Approve')
  await sees(visitor, 'status', /^connected$/)
  await visitor.page.getByRole('dialog').waitFor({ state: 'detached' })
}

describe('a phone on an EVM chain', () => {
  it('is paired by code, signs, and is still there after a reload', async () => {
    const visitor = await come()
    await pair(visitor)
    const address = await visitor.page.getByTestId('address').textContent()
    expect(address).toMatch(/^0x/)
    await visitor.page.getByRole('button', { name: 'Sign', exact: true }).click()
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'signature', `Signed by ${address}`)
    await visitor.page.reload()
    const seen: string[] = []
    for (;;) {
      const status = (await visitor.page.getByTestId('status').textContent()) ?? ''
      if (seen.at(-1) !== status) seen.push(status)
      if (status === 'connected') break
    }
    expect(seen).not.toContain('disconnected')
    await visitor.page.getByRole('button', { name: 'Sign', exact: true }).click()
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'signature', `Signed by ${address}`)
    expect(visitor.problems).toEqual([])
  })

  it('switches network and account', async () => {
    const visitor = await come()
    await pair(visitor)
    await visitor.page.getByRole('button', { name: 'Network Harbour' }).click()
    await visitor.page
      .getByRole('dialog')
      .getByRole('button', { name: /Lighthouse/ })
      .click()
    await sees(visitor, 'network', /^Lighthouse$/)
    const before = await visitor.page.getByTestId('address').textContent()
    await visitor.phone.getByRole('button', { name: 'Account 2' }).click()
    await expect.poll(() => visitor.page.getByTestId('address').textContent()).not.toBe(before)
    expect(visitor.problems).toEqual([])
  })

  it('is left from the page, and leaves from its own side', async () => {
    const visitor = await come()
    await pair(visitor)
    await visitor.page.getByRole('button', { name: 'Leave' }).click()
    await sees(visitor, 'status', /^disconnected$/)
    await visitor.phone.getByTestId('session').waitFor({ state: 'detached' })
    await pair(visitor)
    await visitor.phone.getByRole('button', { name: /^Disconnect/ }).click()
    await sees(visitor, 'status', /^disconnected$/)
    await visitor.page.reload()
    await sees(visitor, 'status', /^disconnected$/)
    expect(visitor.problems).toEqual([])
  })

  it('may decline, and be asked again', async () => {
    const visitor = await come()
    await scan(visitor.phone, await openCode(visitor))
    await decide(visitor.phone, 'Reject')
    const dialog = visitor.page.getByRole('dialog')
    await dialog.getByText('Connection declined', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: /again|new code/i }).click()
    await scan(visitor.phone, await readLink(visitor.page))
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'status', /^connected$/)
  })

  it('cannot approve what was given up', async () => {
    const visitor = await come()
    const uri = await openCode(visitor)
    await scan(visitor.phone, uri)
    await visitor.phone.getByTestId('ask-title').waitFor()
    await visitor.page.keyboard.press('Escape')
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' })
    await decide(visitor.phone, 'Approve')
    await visitor.page.waitForTimeout(1_500)
    await sees(visitor, 'status', /^disconnected$/)
    expect(visitor.problems).toEqual([])
  })

  it('gets a new code when the old one expired', async () => {
    const visitor = await visit()
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visitor.page.clock.install()
    const first = await openCode(visitor)
    const dialog = visitor.page.getByRole('dialog')
    // Its time begins once the relay has the request.
    await dialog.getByRole('img', { name: /good until/ }).waitFor()
    await visitor.page.clock.fastForward(229_000)
    await dialog.getByRole('button', { name: 'Copy link' }).waitFor()
    await visitor.page.clock.fastForward(2_000)
    await dialog.getByText('This code has expired').first().waitFor()
    await dialog.getByRole('button', { name: /new code/i }).click()
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await expect.poll(() => visitor.page.evaluate(() => navigator.clipboard.readText())).not.toBe(first)
  })
})

describe('a code that is to renew itself', () => {
  it('does so before it is too old, says so, and works', async () => {
    const visitor = await come()
    await visitor.page.clock.install()
    const first = await openCode(visitor)
    const dialog = visitor.page.getByRole('dialog')
    await dialog.getByRole('img', { name: /^QR code to connect your wallet, good until \d/ }).waitFor()
    await dialog.getByRole('switch', { name: 'Renew code automatically' }).click()
    await visitor.page.clock.fastForward(231_000)
    await dialog.getByText(/^The code is a new one, good until/).waitFor({ state: 'attached' })
    expect(await dialog.getByText('This code has expired').count()).toBe(0)
    await expect.poll(() => readLink(visitor.page)).not.toBe(first)
    await scan(visitor.phone, await readLink(visitor.page))
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'status', /^connected$/)
    expect(visitor.problems).toEqual([])
  })
})

describe('the relay', () => {
  it('may stall and recover', async () => {
    const visitor = await come()
    lab().relay.stall(true)
    await visitor.page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await visitor.page
      .getByRole('dialog')
      .getByRole('button', { name: /WalletConnect/ })
      .click()
    await visitor.page.waitForTimeout(1_000)
    lab().relay.stall(false)
    await scan(visitor.phone, await readLink(visitor.page))
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'status', /^connected$/)
  })

  it('may refuse the project: said once, and browser wallets go on', async () => {
    const visitor = await visit()
    lab().relay.refuse(3000)
    try {
      await visitor.page.getByRole('button', { name: 'Connect wallet' }).first().click()
      const dialog = visitor.page.getByRole('dialog')
      await dialog.getByRole('button', { name: /WalletConnect/ }).click()
      await dialog.getByText('Invalid Project ID').waitFor()
      await dialog.getByText('Could not connect').first().waitFor()
      await dialog.getByRole('button', { name: 'Back' }).click()
      await visitor.answer('Approve', () => dialog.getByRole('button', { name: 'Lab Wallet' }).click())
      await sees(visitor, 'status', /^connected$/)
    } finally {
      lab().relay.refuse(null)
    }
  })
})
