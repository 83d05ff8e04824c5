import { describe, expect, it } from 'vitest'
import { amountOf, dialogOf, openAccount, openSend, press, receiverOf, review, send } from './accountSide'
import { labAccounts } from '../lab/chains/startChain'
import { byTurns } from '../scripts/testing/byTurns'
import { connect, useShop, type Visit } from './shop'

const { visit, lab } = useShop()
const friend = labAccounts[2]?.address ?? ''

const tabOf = (visitor: Visit, name: string) => dialogOf(visitor).getByRole('tab', { name })
const onlyHere = 'This is what was sent from here or seen to arrive.'

/** Opens a page, connects, and looks at the account. */
async function arrive(path: string, options: { readonly expectsConsole?: readonly RegExp[] } = {}): Promise<Visit> {
  const visitor = await visit({ path, ...options })
  await connect(visitor)
  await openAccount(visitor)
  return visitor
}

async function sendSome(visitor: Visit, amount: string): Promise<string> {
  await openSend(visitor, 'ETH')
  await amountOf(visitor).fill(amount)
  await receiverOf(visitor).fill(friend)
  await review(visitor)
  const hash = await send(visitor)
  await press(visitor, 'Done')
  return hash
}

const rowOf = (visitor: Visit, hash: string) => dialogOf(visitor).locator(`a[href*="/tx/${hash}"]`)

describe.each([
  ['the chain', '/', { isWhole: false }],
  ['the hosted backend', '/?hosted', { isWhole: true }],
])('what an account has and what happened, by %s', (_name, path, { isWhole }) => {
  it('is listed, with what is worth where that is known', async () => {
    const visitor = await arrive(path)
    const rows = dialogOf(visitor).getByRole('list', { name: 'Tokens' }).getByRole('button')
    await rows.filter({ hasText: 'Ether' }).waitFor()
    await rows.filter({ hasText: 'Lab Dollar' }).waitFor()
    expect((await rows.filter({ hasText: '$' }).count()) > 0).toBe(isWhole)
    expect(await dialogOf(visitor).getByText('Total', { exact: true }).count()).toBe(isWhole ? 1 : 0)
    expect(visitor.problems).toEqual([])
  })

  it('tells once of what was sent, and to a new page as far as it is known', async () => {
    const visitor = await arrive(path)
    await visitor.page.keyboard.press('Escape')
    const hash = await sendSome(visitor, isWhole ? '0.0125' : '0.0375')
    await tabOf(visitor, 'Activity').click()
    await rowOf(visitor, hash).waitFor()
    expect(await rowOf(visitor, hash).count()).toBe(1)
    expect(await rowOf(visitor, hash).textContent()).toMatch(isWhole ? /^Sent 0\.0125 ETH/ : /^Sent 0\.0375 ETH/)
    await expect.poll(() => dialogOf(visitor).getByText(onlyHere).count()).toBe(isWhole ? 0 : 1)
    expect(visitor.problems).toEqual([])

    const another = await arrive(path)
    await tabOf(another, 'Activity').click()
    if (isWhole) expect(await rowOf(another, hash).textContent()).toMatch(/^Sent 0\.0125 ETH/)
    else await dialogOf(another).getByText('No activity yet').waitFor()
    expect(another.problems).toEqual([])
  })
})

describe('a hosted backend that fails', () => {
  const faulty = [
    ['says that it is asked too often', { status: 429 }],
    ['has an error of its own', { status: 500 }],
    ['answers half', { body: 'malformed' }],
    ['answers something else', { body: 'misshapen' }],
    ['answers nothing', { body: 'blank' }],
  ] as const
  it.each(byTurns<(typeof faulty)[number]>('account faults', faulty))(
    'as it %s is said where it was to tell, and asked again by one press',
    async (_how, fault) => {
      const { faults } = lab().backend
      const before = { ...faults }
      Object.assign(faults, { path: '/v1/account', ...fault })
      try {
        const visitor = await arrive('/?hosted', { expectsConsole: [/Failed to load resource/, /^Portico: /] })
        await dialogOf(visitor).getByText('Token Balance Unavailable').first().waitFor()
        await tabOf(visitor, 'Activity').click()
        await dialogOf(visitor).getByText('Failed to fetch transactions').first().waitFor()
        Object.assign(faults, before)
        await press(visitor, 'Try again')
        await dialogOf(visitor).getByRole('list', { name: 'Activity' }).waitFor()
        await tabOf(visitor, 'Tokens').click()
        await press(visitor, 'Try again')
        await dialogOf(visitor).getByRole('list', { name: 'Tokens' }).getByRole('button').first().waitFor()
        expect(visitor.problems).toEqual([])
      } finally {
        Object.assign(faults, before)
      }
    },
  )
})
