import { createPublicClient, http, parseEther, type Address } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'
import { amountOf, dialogOf, openSend, press, receiverOf, review } from './accountSide'
import { decide, openCode, scan, visitWithPhone, type Paired } from './phoneSide'
import { sees, useShop } from './shop'

const { visit, lab } = useShop()
const [, , friend] = labAccounts.map(({ address }) => address) as [Address, Address, Address]
/** The clock goes on by itself: the wait ends two seconds before the library's own limit, in which it makes an uncaught error. */
const answerMs = 296_500

afterEach(() => lab().relay.deliverToLatest(false))

const received = () => {
  const [{ chain, url }] = lab().chains as [ReturnType<typeof lab>['chains'][number]]
  return createPublicClient({ chain, transport: http(url), cacheTime: 0 }).getBalance({ address: friend })
}

/** A visitor whose phone is paired, and whose page has a clock. */
async function openPaired(): Promise<Paired> {
  const visitor = await visitWithPhone(visit, lab())
  await visitor.page.clock.install({ time: Date.now() })
  await scan(visitor.phone, await openCode(visitor))
  await decide(visitor.phone, 'Approve')
  await sees(visitor, 'status', /^connected$/)
  await visitor.page.getByRole('dialog').waitFor({ state: 'detached' })
  return visitor
}

/** Asks the phone for an ether, and leaves the request there. */
async function askForEther(visitor: Paired) {
  await visitor.page.bringToFront()
  await openSend(visitor, 'ETH')
  await amountOf(visitor).fill('1')
  await receiverOf(visitor).fill(friend)
  await review(visitor)
  await press(visitor, 'Send')
  await visitor.phone.getByRole('button', { name: 'Approve', exact: true }).first().waitFor()
}

describe('a phone that answers after the time limit', () => {
  it('is used by the page that asked, and nothing is paid twice', async () => {
    const visitor = await openPaired()
    const before = await received()
    await askForEther(visitor)
    await visitor.page.clock.fastForward(answerMs)
    await dialogOf(visitor).getByText('No answer from your wallet', { exact: true }).waitFor()
    await press(visitor, 'Check again')
    await dialogOf(visitor).getByText('The network does not have it yet.').first().waitFor()
    await press(visitor, 'Ask again')
    await dialogOf(visitor)
      .getByText(/you may pay twice/)
      .first()
      .waitFor()
    await press(visitor, 'Cancel')
    await decide(visitor.phone, 'Approve')
    await visitor.page.bringToFront()
    await visitor.page.getByText('Your wallet sent the transaction').first().waitFor()
    await expect.poll(received).toBe(before + parseEther('1'))
    expect(visitor.problems).toEqual([])
  })

  it('is shown as the result where the view still waits', async () => {
    const visitor = await openPaired()
    await askForEther(visitor)
    await visitor.page.clock.fastForward(answerMs)
    await dialogOf(visitor).getByText('No answer from your wallet', { exact: true }).waitFor()
    await decide(visitor.phone, 'Approve')
    await visitor.page.bringToFront()
    await dialogOf(visitor)
      .getByText(/^(Sent|Confirmed)$/)
      .first()
      .waitFor()
    expect(visitor.problems).toEqual([])
  })

  it('is found by the next page, where the page that asked was reloaded', async () => {
    const visitor = await openPaired()
    await askForEther(visitor)
    await visitor.page.reload()
    await sees(visitor, 'status', /^connected$/)
    await openSend(visitor, 'ETH')
    await amountOf(visitor).fill('1')
    await receiverOf(visitor).fill(friend)
    await review(visitor)
    await dialogOf(visitor)
      .getByText(/you may pay twice/)
      .first()
      .waitFor()
    await decide(visitor.phone, 'Approve')
    await visitor.page.bringToFront()
    await expect
      .poll(() =>
        dialogOf(visitor)
          .getByText(/you may pay twice/)
          .count(),
      )
      .toBe(0)
    expect(visitor.problems).toEqual([])
  })
})

it('an answer from a time in which the computer slept is shown when it wakes', async () => {
  const visitor = await openPaired()
  const before = await received()
  await askForEther(visitor)
  const result = dialogOf(visitor).getByText(/^(Sent|Confirmed)$/)
  lab().relay.stall(true)
  try {
    await decide(visitor.phone, 'Approve')
    await expect.poll(received).toBe(before + parseEther('1'))
    await visitor.page.bringToFront()
    await visitor.page.clock.fastForward(answerMs)
    expect(await result.count()).toBe(0)
    // The sockets of a computer that slept are closed.
    lab().relay.hangUp(1012)
  } finally {
    lab().relay.stall(false)
  }
  await result.first().waitFor()
  expect(visitor.problems).toEqual([])
})

it('an answer that the relay gives to another tab reaches the tab that asked', async () => {
  const visitor = await openPaired()
  const page = await visitor.context.newPage()
  await page.goto(visitor.page.url())
  const other = { ...visitor, page }
  await sees(other, 'status', /^connected$/)
  lab().relay.deliverToLatest(true)
  await askForEther(visitor)
  await decide(visitor.phone, 'Approve')
  await visitor.page.bringToFront()
  await dialogOf(visitor)
    .getByText(/^(Sent|Confirmed)$/)
    .first()
    .waitFor()
  expect(visitor.problems).toEqual([])
})
