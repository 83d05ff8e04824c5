import { describe, expect, it } from 'vitest'
import { decide, openCode, scan, visitWithPhone, type Paired } from './phoneSide'
import { sees, useShop } from './shop'

const { visit, lab } = useShop()

/** A visitor with a phone and the shop in two tabs. */
async function visitInTwoTabs(): Promise<readonly [Paired, Paired]> {
  const one = await visitWithPhone(visit, lab())
  const page = await one.context.newPage()
  await page.goto(one.page.url())
  const other = { ...one, page }
  await sees(other, 'status', /^disconnected$/)
  return [one, other]
}

async function pair(tab: Paired): Promise<string> {
  await tab.page.bringToFront()
  await scan(tab.phone, await openCode(tab))
  await decide(tab.phone, 'Approve')
  await sees(tab, 'status', /^connected$/)
  await tab.page.getByRole('dialog').waitFor({ state: 'detached' })
  return (await tab.page.getByTestId('address').textContent()) ?? ''
}

async function sign(tab: Paired, address: string): Promise<void> {
  await tab.page.getByRole('button', { name: 'Sign', exact: true }).click()
  await decide(tab.phone, 'Approve')
  await sees(tab, 'signature', `Signed by ${address}`)
}

describe('a phone and two tabs', () => {
  it('is paired with both by one code, signs for each, and is left by both', { timeout: 120_000 }, async () => {
    const [one, other] = await visitInTwoTabs()
    for (const [asking, hearing] of [
      [one, other],
      [other, one],
      [one, other],
    ] as const) {
      const address = await pair(asking)
      await sees(hearing, 'address', address)
      await sign(hearing, address)
      await sign(asking, address)
      await hearing.page.getByRole('button', { name: 'Leave' }).click()
      for (const tab of [one, other]) await sees(tab, 'status', /^disconnected$/)
      await one.phone.getByTestId('session').waitFor({ state: 'detached' })
    }
    expect(one.problems).toEqual([])
  })
})
