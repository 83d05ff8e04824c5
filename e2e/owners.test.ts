import { createPublicClient, erc20Abi, http, parseEther, type Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'
import { amountOf, dialogOf, openAccount, press, receiverOf, review } from './accountSide'
import {
  approveByTwo,
  chooseOwners,
  connectOwners,
  passInterval,
  visitAsOwners,
  type OwnersVisit,
  type OwnersVisitOptions,
} from './ownersSide'
import { useShop, type Visit } from './shop'
import { heading, isClosed, pressSign, served } from './signInSide'
import { openSwap, swapChainOf } from './swapSide'

const { visit, lab } = useShop()
const [, , friend] = labAccounts.map(({ address }) => address) as [Address, Address, Address]

const open = (options?: OwnersVisitOptions) => visitAsOwners(visit, lab(), options)

const chainOf = () => {
  const [{ chain, url }] = lab().chains as [ReturnType<typeof lab>['chains'][number]]
  return createPublicClient({ chain, transport: http(url), cacheTime: 0 })
}
const received = () => chainOf().getBalance({ address: friend })
const held = (symbol: string, address: Address) =>
  chainOf().readContract({
    address: swapChainOf(lab()).tokenOf(symbol),
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  })

const seesText = (visitor: Pick<Visit, 'page'>, text: string | RegExp) =>
  dialogOf(visitor).getByText(text).first().waitFor()

async function sendEther(visitor: OwnersVisit) {
  await openAccount(visitor)
  await press(visitor, 'Send')
  await amountOf(visitor).fill('1')
  await receiverOf(visitor).fill(friend)
  await review(visitor)
  await press(visitor, 'Send')
  await seesText(visitor, 'Waiting for the other owners')
  await seesText(visitor, '1 ETH is sent once 2 of the 3 owners of this account have approved it.')
}

/** Reviews a swap of a token that has to be approved first. */
async function reviewGold(visitor: Pick<Visit, 'page'>) {
  await openSwap(visitor, 'LGLD', 'LUSD', '1')
  await press(visitor, 'Review swap')
  await dialogOf(visitor).getByRole('heading', { name: 'Review swap' }).waitFor()
}

describe('an account with a threshold of two of three owners', () => {
  it('sends once they approved it 20 minutes apart', async () => {
    const visitor = await open()
    await connectOwners(visitor)
    const before = await received()
    await sendEther(visitor)
    await approveByTwo(visitor)
    await seesText(visitor, 'Waiting for the other owners')
    await visitor.owners.execute()
    await passInterval(visitor)
    await seesText(visitor, /^Confirmed$/)
    expect(await received()).toBe(before + parseEther('1'))
    expect(visitor.problems).toEqual([])
  })

  it('has sent nothing once they rejected it', async () => {
    const visitor = await open()
    await connectOwners(visitor)
    const before = await received()
    await sendEther(visitor)
    await visitor.owners.reject()
    await passInterval(visitor)
    await seesText(visitor, /^Replaced$/)
    expect(await received()).toBe(before)
    expect(visitor.problems).toEqual([])
  })

  it('approves a token and swaps it, also in a tab that is opened while the approval waits', async () => {
    const visitor = await open()
    const { owners, context, page } = visitor
    await swapChainOf(lab()).give('LGLD', parseEther('3'), owners.account)
    await connectOwners(visitor)
    await reviewGold(visitor)
    await press(visitor, 'Approve')
    await seesText(visitor, /^The approval is sent once 2 of the 3 owners/)
    const other = { page: await context.newPage() }
    await other.page.goto(page.url())
    await reviewGold(other)
    await seesText(other, /^The approval is sent once 2 of the 3 owners/)
    expect(owners.waiting()).toBe(1)
    await approveByTwo(visitor)
    await owners.execute()
    await passInterval(visitor)
    for (const one of [visitor, other]) await seesText(one, 'Allowed. Now swap.')

    const before = await held('LUSD', owners.account)
    await page.bringToFront()
    await press(visitor, 'Swap')
    await seesText(visitor, 'Waiting for the other owners')
    await approveByTwo(visitor)
    await owners.execute()
    await passInterval(visitor)
    await seesText(visitor, /^Confirmed$/)
    expect(await held('LUSD', owners.account)).toBeGreaterThan(before)
    expect(visitor.problems).toEqual([])
  })

  it('approves and swaps in one request', async () => {
    const visitor = await open({ takesBatches: true })
    const { owners } = visitor
    await swapChainOf(lab()).give('LGLD', parseEther('3'), owners.account)
    await connectOwners(visitor)
    const before = await held('LUSD', owners.account)
    await reviewGold(visitor)
    await press(visitor, 'Swap')
    await seesText(visitor, '1 LGLD is sent once 2 of the 3 owners of this account have approved it.')
    await approveByTwo(visitor)
    await owners.execute()
    await passInterval(visitor)
    await seesText(visitor, /^Confirmed$/)
    expect(await held('LUSD', owners.account)).toBeGreaterThan(before)
    expect(visitor.problems).toEqual([])
  })

  it('signs in, with a fresh message where the first one ran out meanwhile', async () => {
    const visitor = await open({ path: '/sign-in.html', expectsConsole: [/401/, /nonce-unknown/] })
    const { owners } = visitor
    await chooseOwners(visitor)
    await heading(visitor).waitFor()
    await pressSign(visitor)
    await expect.poll(owners.unsigned).toBe(1)
    await owners.approve(0)
    // The clock of the page stays as it is: the view compares times of the browser, which no test can set.
    lab().advanceSignIn(20 * 60_000)
    await owners.approve(1)
    await owners.sign()
    await seesText(visitor, 'This message is no longer good. Sign the new one, or cancel.')
    expect(await served(visitor)).toBeNull()
    await pressSign(visitor)
    await expect.poll(owners.unsigned).toBe(1)
    await owners.approve(0)
    await owners.approve(1)
    await owners.sign()
    await isClosed(visitor)
    expect((await served(visitor))?.accountAddress.toLowerCase()).toBe(owners.account)
    expect(visitor.problems).toEqual([])
  })
})
