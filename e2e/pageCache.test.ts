import { describe, expect, it } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'
import { findWholeBrowser } from '../scripts/tools/findBrowser'
import { amountOf, dialogOf, openSend, press, receiverOf, review } from './accountSide'
import { connect, opens, sees, useShop, type Visit } from './shop'

const browser = await findWholeBrowser()
const { visit, lab } = useShop({ cachingBrowser: browser?.path })

/** A visitor who connected and then went on to a page without the shop. */
async function leaveConnected(): Promise<Visit> {
  const visitor = await visit()
  await connect(visitor)
  await leave(visitor)
  return visitor
}

/** Goes on to a page without the shop. */
async function leave({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.body.dataset.persisted = `${persisted}`))
  })
  await page.goto(`${lab().url}/plain.html`)
}

/** Returns to the page, which has to come out of the cache. */
async function goBack({ page }: Visit): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await page.locator('body[data-persisted=true]').waitFor()
}

/** Changes what the wallet remembers, without an event: the page would not hear it. */
const changeWallet = ({ page }: Visit, change: Record<string, unknown>) =>
  page.evaluate((changed) => {
    const key = 'wallet:lab.portico.wallet'
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...changed }))
  }, change)

describe.skipIf(!browser)('a page that returns from the back/forward cache', () => {
  it('shows the account that the wallet has now, without a prompt', async () => {
    const visitor = await leaveConnected()
    const before = labAccounts[0]?.address ?? ''
    await changeWallet(visitor, { first: 1 })
    await goBack(visitor)
    await sees(visitor, 'address', labAccounts[1]?.address ?? before)
    expect(visitor.context.pages()).toHaveLength(1)
    expect(visitor.problems).toEqual([])
  })

  it('warns of a request that another page asked meanwhile', async () => {
    const visitor = await visit()
    const { page, context } = visitor
    await connect(visitor)
    const other = await context.newPage()
    await other.goto(lab().url)
    await sees({ ...visitor, page: other }, 'status', /^connected$/)
    /** Reviews a payment. */
    const reviewIn = async (shown: Pick<Visit, 'page'>) => {
      await openSend(shown, 'ETH')
      await amountOf(shown).fill('1')
      await receiverOf(shown).fill(labAccounts[2]?.address ?? '')
      await review(shown)
    }
    // Has read what was asked before.
    await page.bringToFront()
    await reviewIn(visitor)
    await page.keyboard.press('Escape')
    await leave(visitor)
    await other.bringToFront()
    await reviewIn({ page: other })
    // The window of the wallet stays open.
    await opens(context, () => press({ page: other }, 'Send'))
    await page.bringToFront()
    await goBack(visitor)
    await reviewIn(visitor)
    await dialogOf(visitor)
      .getByText(/you may pay twice/)
      .first()
      .waitFor()
    expect(visitor.problems).toEqual([])
  })

  it('is disconnected where the wallet no longer shares an account', async () => {
    const visitor = await leaveConnected()
    await changeWallet(visitor, { permitted: [] })
    await goBack(visitor)
    await sees(visitor, 'status', /^disconnected$/)
    expect(visitor.problems).toEqual([])
  })

  it('is disconnected where another page disconnected', async () => {
    const visitor = await leaveConnected()
    const other = await visitor.context.newPage()
    await other.goto(lab().url)
    await sees({ ...visitor, page: other }, 'status', /^connected$/)
    await other.getByRole('button', { name: 'Leave' }).click()
    await sees({ ...visitor, page: other }, 'status', /^disconnected$/)
    await changeWallet(visitor, { permitted: [lab().url] })
    await visitor.page.bringToFront()
    await goBack(visitor)
    await sees(visitor, 'status', /^disconnected$/)
    expect(visitor.problems).toEqual([])
  })
})
