import fc from 'fast-check'
import { decodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import { transferCall } from '../../../chains/payment/transferCall'
import { parseUnits } from '../../core/format/decimal'
import { formatUnits } from '../../core/format/formatNumber'
import { editSend } from './draft'
import { mostOf } from './eip155Sending.late'
import { fillMost, isFillingMostAtom } from './most'
import { friend, openPage, ether, contract } from '../../../../stories/lab/testing/send'

describe('the amount that is sent', () => {
  it('is what was typed, to the last unit, however finely a token is divided', () => {
    const decimals = fc.integer({ min: 0, max: 36 })
    fc.assert(
      fc.property(decimals, fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), (places, value) => {
        const typed = formatUnits(value, places)
        const units = parseUnits(typed, places) ?? 0n
        const data = transferCall(friend, units) as `0x${string}`
        const { args } = decodeFunctionData({ abi: erc20Abi, data })
        expect(args).toEqual([friend, value])
        expect(formatUnits(args?.[1] as bigint, places)).toBe(typed)
      }),
    )
  })

  it('as the most there is always leaves the fee', () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 100n })
    fc.assert(
      fc.property(amount, amount, (balance, fee) => {
        const most = mostOf(balance, fee)
        expect(most >= 0n && (most === 0n || most + fee <= balance)).toBe(true)
      }),
    )
  })

  it('as all of it leaves the fee, and what the chain below takes', async () => {
    const page = await openPage({ fee: 2n * 10n ** 15n, dataFee: 10n ** 15n })
    await page.store.set(fillMost)
    expect(page.form()?.value).toBe(1_234_567_890_000_000_000n - 6n * 10n ** 15n)
    // Something was spent elsewhere since the balance was read.
    page.adapter.onRead = async () => ({ value: ether, decimals: 18, symbol: 'ETH' })
    await page.store.set(fillMost)
    expect(page.form()?.value).toBe(ether - 6n * 10n ** 15n)
    page.store.set(editSend, { token: contract })
    await page.store.set(fillMost)
    expect(page.form()?.amount).toBe('5')
    // An amount that is typed while the fee is asked for stays.
    const filling = page.store.set(fillMost)
    page.store.set(editSend, { amount: '2' })
    await filling
    expect(page.form()?.amount).toBe('2')
    // It waits until it is there, or something else was typed.
    const waits = () => page.store.get(isFillingMostAtom)
    expect(waits()).toBe(false)
    const again = page.store.set(fillMost)
    expect(waits()).toBe(true)
    page.store.set(editSend, { amount: '3' })
    expect(waits()).toBe(false)
    await again
    const last = page.store.set(fillMost)
    expect(waits()).toBe(true)
    await last
    expect([waits(), page.form()?.amount]).toEqual([false, '5'])
    const silent = await openPage(null)
    await silent.store.set(fillMost)
    expect(silent.form()).toMatchObject({ amount: '', isMostUnknown: true })
  })
})
