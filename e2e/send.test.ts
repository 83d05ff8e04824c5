import {
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  formatEther,
  http,
  parseAbi,
  parseEther,
  parseUnits,
  type Address,
  type Hex,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'
import {
  amountOf,
  chooseToken,
  dialogOf,
  hashOf,
  openAccount,
  openLater,
  openSend,
  press,
  readCode,
  receiverOf,
  review,
  seesInActivity,
  send,
} from './accountSide'
import { decide, scan, visitWithPhone } from './phoneSide'
import { connect, sees, useShop } from './shop'

const { visit, lab } = useShop()
const [me, , friend] = labAccounts.map(({ address }) => address) as [Address, Address, Address]

/** The chain that the shop begins on, asked without it. */
const chainOf = () => {
  const [{ chain, url, token, tokens }] = lab().chains as [ReturnType<typeof lab>['chains'][number]]
  const client = createPublicClient({ chain, transport: http(url) })
  return {
    token,
    native: (address: Address) => client.getBalance({ address }),
    tokenOf: (symbol: string) => tokens.find((one) => one.symbol === symbol)?.address as Address,
    heldOf: (of: Address, address: Address) =>
      client.readContract({ address: of, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
    held: (address: Address) =>
      client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
    receipt: (hash: string) => client.getTransactionReceipt({ hash: hash as Hex }),
    nonce: () => client.getTransactionCount({ address: me }),
    node: createTestClient({ mode: 'anvil', chain, transport: http(url) }),
  }
}

describe('what is sent', () => {
  it('arrives to the last unit, and is seen after a reload and in a tab opened ten minutes later', async () => {
    const visitor = await visit()
    const { native, held, receipt, token } = chainOf()
    await connect(visitor)
    const before = { native: await native(friend), held: await held(friend) }

    await openSend(visitor, 'ETH')
    await amountOf(visitor).fill('0.123456789012345678')
    await receiverOf(visitor).fill(friend)
    await review(visitor)
    const first = await send(visitor)
    expect((await receipt(first)).status).toBe('success')
    expect((await native(friend)) - before.native).toBe(123_456_789_012_345_678n)
    await press(visitor, 'Done')
    await visitor.page.keyboard.press('Escape')

    await openSend(visitor, 'LUSD')
    await amountOf(visitor).fill('1.000001')
    await receiverOf(visitor).fill(friend)
    await review(visitor)
    const second = await send(visitor)
    expect((await receipt(second)).to).toBe(token)
    expect((await held(friend)) - before.held).toBe(1_000_001n)
    await press(visitor, 'Done')
    await visitor.page.keyboard.press('Escape')

    await seesInActivity(visitor, first)
    await visitor.page.reload()
    await seesInActivity(visitor, second)
    await seesInActivity(await openLater(visitor), first)
    expect(visitor.problems).toEqual([])
  })

  it('as the most there is leaves nothing of a token, and the fee of the currency', async () => {
    const visitor = await visit()
    const { native, held, receipt, node, token } = chainOf()
    await connect(visitor)
    await openSend(visitor, 'LUSD')
    const all = await held(me)
    const before = await held(friend)
    await press(visitor, 'Max')
    await receiverOf(visitor).fill(friend)
    await review(visitor)
    await send(visitor)
    expect(await held(me)).toBe(0n)
    expect(await held(friend)).toBe(before + all)
    await press(visitor, 'Done')
    await visitor.page.keyboard.press('Escape')

    const had = await native(friend)
    await openSend(visitor, 'ETH')
    await press(visitor, 'Max')
    await expect.poll(() => amountOf(visitor).inputValue()).not.toBe('')
    const typed = parseEther(await amountOf(visitor).inputValue())
    await receiverOf(visitor).fill(friend)
    await review(visitor)
    expect(await dialogOf(visitor).getByText('You may not have enough').count()).toBe(0)
    expect((await receipt(await send(visitor))).status).toBe('success')
    expect(await native(friend)).toBe(had + typed)
    expect(await native(me)).toBeLessThan(parseUnits('1', 15))
    expect(visitor.problems).toEqual([])
    // The next account has something again.
    await node.setBalance({ address: me, value: parseEther('1000') })
    await node.impersonateAccount({ address: friend })
    await node.sendUnsignedTransaction({
      from: friend,
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [me, all] }),
    })
  })

  it('that is declined in the wallet is still there, to be sent or changed', async () => {
    const visitor = await visit()
    const { nonce } = chainOf()
    const before = await nonce()
    await connect(visitor)
    await openSend(visitor, 'ETH')
    await amountOf(visitor).fill('0.5')
    await receiverOf(visitor).fill(friend)
    await review(visitor)
    await visitor.answer('Reject', () => press(visitor, 'Send'))
    await dialogOf(visitor).getByText('Declined in the wallet. Nothing was sent.').first().waitFor()
    expect(await nonce()).toBe(before)
    await press(visitor, 'Cancel')
    expect(await amountOf(visitor).inputValue()).toBe('0.5')
    expect(await receiverOf(visitor).inputValue()).toBe(friend)
    await amountOf(visitor).fill('0.25')
    await review(visitor)
    await send(visitor)
    expect(await nonce()).toBe(before + 1)
    expect(visitor.problems).toEqual([])
  })
})

describe('tokens that are divided or move otherwise', () => {
  it('arrive to the last unit, and what one of them keeps is said before', async () => {
    const visitor = await visit()
    const { heldOf, tokenOf } = chainOf()
    await connect(visitor)
    await openAccount(visitor)
    await press(visitor, 'Send')
    for (const [symbol, amount, units] of [
      ['LONE', '3', 3n],
      ['LPAIR', '0.01', 1n],
      ['LFINE', `0.${'0'.repeat(35)}1`, 1n],
      ['LHUSH', '0.000001', 1n],
      ['LTOLL', '1', 990_000_000_000_000_000n],
    ] as const) {
      const before = await heldOf(tokenOf(symbol), friend)
      await chooseToken(visitor, symbol)
      await amountOf(visitor).fill(amount)
      await receiverOf(visitor).fill(friend)
      await review(visitor)
      const keepsSome = dialogOf(visitor).getByText('This token keeps a part of what is sent: 0.99 LTOLL would arrive.')
      expect((await keepsSome.count()) > 0).toBe(symbol === 'LTOLL')
      await send(visitor)
      expect((await heldOf(tokenOf(symbol), friend)) - before).toBe(units)
      await press(visitor, 'Done')
      await press(visitor, 'Send')
    }
    expect(visitor.problems).toEqual([])
  })

  it('say why they are refused, before it is sent and after the chain undid it', async () => {
    const visitor = await visit()
    const { tokenOf, node } = chainOf()
    await connect(visitor)
    await openSend(visitor, 'LSHUT')
    await amountOf(visitor).fill('1')
    await receiverOf(visitor).fill(friend)
    await review(visitor)
    const reason = dialogOf(visitor).getByText(/The reason given: “The harbour is closed”/)
    await reason.first().waitFor()
    await press(visitor, 'Cancel')

    await chooseToken(visitor, 'LTOLL')
    await review(visitor)
    expect(await reason.count()).toBe(0)
    const close = (isClosed: boolean) =>
      node.sendUnsignedTransaction({
        from: friend,
        to: tokenOf('LTOLL'),
        data: encodeFunctionData({ abi: parseAbi(['function close(bool)']), args: [isClosed] }),
        maxPriorityFeePerGas: 10n ** 11n,
        maxFeePerGas: 10n ** 12n,
      })
    await node.impersonateAccount({ address: friend })
    await node.setAutomine(false)
    try {
      await visitor.answer('Send', () => press(visitor, 'Send'))
      await dialogOf(visitor).getByText('1 LTOLL is on its way.').first().waitFor()
      await close(true)
      await node.mine({ blocks: 1 })
      await dialogOf(visitor).getByText('Failed', { exact: true }).waitFor()
      await reason.first().waitFor()
    } finally {
      await node.setAutomine(true)
      await close(false)
    }
    await press(visitor, 'Done')
    await dialogOf(visitor).getByRole('tab', { name: 'Activity' }).click()
    await dialogOf(visitor).getByText('Failed', { exact: true }).first().waitFor()
    expect(visitor.problems).toEqual([])
  })
})

describe('two tabs', () => {
  it('know of each other’s transactions, and send one after the other', async () => {
    const one = await visit()
    const { node, nonce, receipt } = chainOf()
    await connect(one)
    const page = await one.context.newPage()
    await page.goto(one.page.url())
    const other = { ...one, page }
    const before = await nonce()
    await node.setAutomine(false)
    try {
      const hashes: string[] = []
      for (const visitor of [one, other]) {
        await visitor.page.bringToFront()
        await openSend(visitor, 'ETH')
        await amountOf(visitor).fill('0.001')
        await receiverOf(visitor).fill(friend)
        await review(visitor)
        const waits = dialogOf(visitor).getByText('Another transaction of this account is still waiting.')
        // The other tab's transaction is read on the way.
        await expect.poll(async () => (await waits.count()) > 0).toBe(visitor === other)
        await visitor.answer('Send', () => press(visitor, 'Send'))
        await dialogOf(visitor).getByText('0.001 ETH is on its way.').first().waitFor()
        hashes.push(await hashOf(visitor))
      }
      await node.mine({ blocks: 1 })
      for (const visitor of [one, other])
        await dialogOf(visitor).getByText('Confirmed', { exact: true }).first().waitFor()
      for (const hash of hashes) expect((await receipt(hash)).status).toBe('success')
      expect(await nonce()).toBe(before + 2)
    } finally {
      await node.setAutomine(true)
    }
    expect(one.problems).toEqual([])
  })
})

describe('what is asked for', () => {
  it('is paid by a phone that scans the code, in the currency and in a token', async () => {
    const visitor = await visitWithPhone(visit, lab())
    const { page, phone } = visitor
    const { native, held, token, node } = chainOf()
    await page.clock.install({ time: Date.now() })
    await connect(visitor)
    await page
      .getByRole('button', { name: /^Account/ })
      .last()
      .click()
    await press(visitor, 'Receive')
    await dialogOf(visitor).getByRole('tab', { name: 'Request' }).click()
    await amountOf(visitor).fill('1.5')
    await phone.getByRole('button', { name: 'Account 2' }).click()
    const before = { native: await native(me), held: await held(me) }
    const payScanned = async () => {
      await page.bringToFront()
      const code = await readCode(visitor)
      await scan(phone, code)
      await decide(phone, 'Approve')
      await phone.getByTestId('paid').waitFor()
      return code
    }
    expect(await payScanned()).toBe(`ethereum:${me}@31337?value=1500000000000000000`)
    expect(await native(me)).toBe(before.native + parseEther('1.5'))

    const [, payer] = labAccounts.map(({ address }) => address)
    await node.impersonateAccount({ address: me })
    await node.sendUnsignedTransaction({
      from: me,
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [payer as Address, 5_000_000n] }),
    })
    await page.bringToFront()
    await chooseToken(visitor, 'LUSD')
    await amountOf(visitor).fill('0.000001')
    await payScanned()
    expect(await held(me)).toBe(before.held - 4_999_999n)
    await page.bringToFront()
    await press(visitor, 'Close')
    await page.clock.fastForward(31_000)
    await sees(visitor, 'balance', formatEther(await native(me)))
    expect(visitor.problems).toEqual([])
  })
})
