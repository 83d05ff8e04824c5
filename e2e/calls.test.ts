import { createPublicClient, createTestClient, erc20Abi, http, parseUnits, type Address, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'
import type { CallsKind } from '../lab/wallet/types'
import { useShop, type Visit } from './shop'

const { visit, lab } = useShop()
const [me, shop] = labAccounts.map(({ address }) => address) as [Address, Address]

const chainOf = () => {
  const [{ chain, url, token }] = lab().chains as [ReturnType<typeof lab>['chains'][number]]
  const client = createPublicClient({ chain, transport: http(url) })
  const read = { address: token, abi: erc20Abi } as const
  return {
    allowed: () => client.readContract({ ...read, functionName: 'allowance', args: [me, shop] }),
    held: () => client.readContract({ ...read, functionName: 'balanceOf', args: [shop] }),
    receipt: (hash: string) => client.getTransactionReceipt({ hash: hash as Hex }),
    node: createTestClient({ mode: 'anvil', chain, transport: http(url) }),
  }
}

const press = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true }).click()
const listOf = ({ page }: Visit, name: 'calls' | 'activity') =>
  page.getByTestId(name).getByRole('listitem').allTextContents()
const says = ({ page }: Visit, name: 'atomic' | 'mode' | 'verb' | 'hashes') => page.getByTestId(name).textContent()
const stands = ({ page }: Visit, status: string) =>
  expect
    .poll(() => page.getByRole('region', { name: 'Calls' }).getAttribute('data-status'), { timeout: 20_000 })
    .toBe(status)

async function enter(calls: CallsKind): Promise<Visit> {
  const visitor = await visit({ path: '/calls.html', settings: { calls } })
  await visitor.answer('Approve', () => press(visitor, 'Connect Lab Wallet'))
  await expect.poll(() => says(visitor, 'atomic')).not.toBe('')
  return visitor
}

describe('two calls', () => {
  it.each(['ready', 'atomic', 'firstVersion'] as const)(
    'are one approval and one transaction of a wallet that is %s',
    async (kind) => {
      const { allowed, held, receipt } = chainOf()
      const before = await held()
      const visitor = await enter(kind)
      const said = await visitor.answer('Send', () => press(visitor, 'Buy'))
      expect(said).toContain('Send 2 calls on Harbour')
      expect(said.match(/"data":/g)).toHaveLength(2)
      await stands(visitor, 'confirmed')
      expect(await listOf(visitor, 'calls')).toEqual(['Allow the shop: confirmed', 'Pay the shop: confirmed'])
      expect((await held()) - before).toBe(parseUnits('2', 6))
      expect(await allowed()).toBe(parseUnits('2', 6))
      await expect.poll(() => says(visitor, 'hashes')).toMatch(/^0x[0-9a-f]{64}$/)
      const hash = (await says(visitor, 'hashes')) ?? ''
      expect((await receipt(hash)).status).toBe('success')
      await expect.poll(() => listOf(visitor, 'activity')).toContain(`send confirmed ${hash}`)
      if (kind === 'ready') await expect.poll(() => says(visitor, 'atomic')).toBe('supported')
      expect(visitor.problems).toEqual([])
    },
  )

  it('are sent one by one where one fails, or where the wallet cannot promise that', async () => {
    const { allowed } = chainOf()
    const before = await allowed()
    const visitor = await enter('atomic')
    await visitor.answer('Send', () => press(visitor, 'Buy the sea'))
    await stands(visitor, 'failed')
    expect(await says(visitor, 'verb')).toBe('CallsFailedError')
    expect(await listOf(visitor, 'calls')).toEqual(['Allow the shop: failed', 'Pay the shop: failed'])
    expect(await allowed()).toBe(before)
    await expect.poll(async () => (await listOf(visitor, 'activity'))[0]).toMatch(/failed 0x/)

    const other = await enter('oneByOne')
    await press(other, 'Buy all or none')
    await stands(other, 'failed')
    expect(await says(other, 'verb')).toBe('AtomicNotSupportedError')
    expect(await allowed()).toBe(before)
  })

  it('are one approval and two transactions of a wallet that is not atomic, and some of them where one fails', async () => {
    const { held, allowed } = chainOf()
    const before = await held()
    const visitor = await enter('oneByOne')
    await visitor.answer('Send', () => press(visitor, 'Buy'))
    await stands(visitor, 'confirmed')
    expect((await held()) - before).toBe(parseUnits('2', 6))
    await expect.poll(async () => (await says(visitor, 'hashes'))?.split(' ').length).toBe(2)
    const [first, second] = ((await says(visitor, 'hashes')) ?? '').split(' ')
    const rows = expect.arrayContaining([`approve confirmed ${first}`, `send confirmed ${second}`])
    await expect.poll(() => listOf(visitor, 'activity')).toEqual(rows)

    await visitor.answer('Send', () => press(visitor, 'Buy the sea'))
    await stands(visitor, 'partial')
    expect(await listOf(visitor, 'calls')).toEqual(['Allow the shop: confirmed', 'Pay the shop: failed'])
    expect(await allowed()).toBe(parseUnits('1000000000', 6))
  })

  it('go one by one to a wallet that knows no several, stop where one is declined, and go on there', async () => {
    const { held } = chainOf()
    const before = await held()
    const visitor = await enter('none')
    await visitor.answer('Send', () => press(visitor, 'Buy'))
    // The second window opens once the chain has the first.
    await visitor.answer('Reject', async () => undefined)
    await stands(visitor, 'partial')
    expect(await says(visitor, 'mode')).toBe('oneByOne')
    expect(await listOf(visitor, 'calls')).toEqual(['Allow the shop: confirmed', 'Pay the shop: declined'])
    expect(await held()).toBe(before)
    await visitor.answer('Send', () => press(visitor, 'Go on'))
    await stands(visitor, 'confirmed')
    expect((await held()) - before).toBe(parseUnits('2', 6))
    await expect
      .poll(async () => (await listOf(visitor, 'activity')).slice(0, 2).sort())
      .toEqual([expect.stringMatching(/^approve confirmed/), expect.stringMatching(/^send confirmed/)])
  })

  it('that wait for the chain are followed after a reload, and seen in another tab', async () => {
    const { held, node } = chainOf()
    const before = await held()
    const visitor = await enter('atomic')
    await node.setAutomine(false)
    try {
      await visitor.answer('Send', () => press(visitor, 'Buy'))
      await stands(visitor, 'sent')
      await visitor.page.reload()
      await stands(visitor, 'sent')
      expect(await listOf(visitor, 'calls')).toEqual(['Allow the shop: sent', 'Pay the shop: sent'])
      const page = await visitor.context.newPage()
      await page.goto(visitor.page.url())
      const other = { ...visitor, page }
      await stands(other, 'sent')
      await node.mine({ blocks: 1 })
      for (const one of [visitor, other]) {
        await stands(one, 'confirmed')
        await expect.poll(async () => (await listOf(one, 'activity'))[0]).toMatch(/^send confirmed 0x/)
      }
      expect((await held()) - before).toBe(parseUnits('2', 6))
    } finally {
      await node.setAutomine(true)
    }
    expect(visitor.problems).toEqual([])
  })

  it('that are declined were never sent', async () => {
    const visitor = await enter('atomic')
    await visitor.answer('Reject', () => press(visitor, 'Buy'))
    await stands(visitor, 'declined')
    expect(await says(visitor, 'verb')).toBe('UserRejectedError')
    expect(await listOf(visitor, 'calls')).toEqual(['Allow the shop: declined', 'Pay the shop: declined'])
    expect(visitor.problems).toEqual([])
  })
})
