import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTokensOf } from '../../../../../stories/lab/wallets/adapter'
import { createSwapLab } from '../../../../../stories/lab/swap/page'
import { readCall, encodeCall, readAnswer } from '../../../../chains/eip155/swaps/abi'
import type { SwapSource } from '../../../../chains/trade/swap'
import { selectors } from '../../../../chains/eip155/swaps/calls'
import { connectWallet } from '../../../session/connection/connect'
import { formatUnits } from '../../../core/format/formatNumber'
import { editSwap } from '../draft'
import { swapFormAtom } from '../form'
import { swapReviewAtom } from '../review'
import { confirmSwap, reviewSwap } from '../swap'
import { leastOf, ratio } from '../source/readQuote.late'
import { swapTokensAtom } from '../tokens'

const place = (digit: string) => `0x${digit.repeat(40)}`
const router = place('9')

it('no unit is lost between what is typed and what the wallet is asked for, of 0 to 36 decimals', async () => {
  const cases = fc.tuple(
    fc.integer({ min: 0, max: 36 }),
    fc.integer({ min: 0, max: 36 }),
    fc.bigInt({ min: 1n, max: 2n ** 160n }),
    fc.bigInt({ min: 1n, max: 2n ** 160n }),
    fc.constantFrom(0.01, 0.5, 1, 50),
  )
  await fc.assert(
    fc.asyncProperty(cases, async ([decimals, others, value, toValue, slippage]) => {
      const [from, to] = [
        { networkId: 'eip155:1', address: place('1'), name: 'One', symbol: 'ONE', decimals },
        { networkId: 'eip155:1', address: place('2'), name: 'Two', symbol: 'TWO', decimals: others },
      ] as const
      const swaps: SwapSource = {
        supports: () => true,
        listTokens: async () => [from, to],
        readQuote: async (query) => ({ from: from.address, to: to.address, value: query.value, toValue }),
        routers: { 1: [router] },
        spenderOf: () => router,
        buildSwap: async ({ minValue, deadline, account, value: amount }) => ({
          to: router,
          value: 0n,
          data: encodeCall(
            selectors.tokensForTokens,
            amount,
            minValue,
            [from.address, to.address],
            account.split(':')[2] ?? '',
            deadline,
          ),
        }),
      }
      const native = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value: 10n ** 20n } as const
      const balances = { listBalances: async () => [native, { ...from, value }] }
      const page = createSwapLab({ config: { sources: { swaps, balances }, swaps: { slippage } } })
      const { store, sent } = page
      page.adapter.request = async (_network, { method }) => (method === 'eth_gasPrice' ? '0x1' : `0x${'f'.repeat(64)}`)
      page.adapter.reverts = undefined
      page.adapter.readToken = readTokensOf([from, to])
      const stops = [swapFormAtom, swapTokensAtom, swapReviewAtom].map((one) => store.sub(one, () => undefined))
      await store.set(connectWallet, 'alpha')
      await expect.poll(() => store.get(swapTokensAtom).own.length).toBe(1)
      store.set(editSwap, { from: from.address, to: to.address, amount: formatUnits(value, decimals) })
      await page.clock.advance(200)
      await expect.poll(() => store.get(swapFormAtom)?.gap).toBe(null)
      expect(store.get(swapFormAtom)).toMatchObject({ value, terms: { toValue, minValue: leastOf(toValue, slippage) } })
      await store.set(reviewSwap)
      await store.set(confirmSwap)
      const call = readCall(sent[0]?.data ?? '')
      expect([call.number(0), call.number(1)]).toEqual([value, store.get(swapReviewAtom)?.terms.minValue])
      for (const stop of stops) stop()
      page.portico.destroy()
    }),
    { numRuns: 25 },
  )
}, 60_000)

it('the least is never more than is quoted, and never nothing', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 255n }), fc.integer({ min: 1, max: 5000 }), (value, parts) => {
      const least = leastOf(value, parts / 100)
      expect(least > 0n && least <= value).toBe(true)
      // To the unit, a ten-thousandth for each hundredth of a percent.
      expect((value - least - 1n) * 10_000n < value * BigInt(parts)).toBe(true)
    }),
  )
})

it('the rate is exact to its last digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 200n }), fc.bigInt({ min: 1n, max: 2n ** 200n }), (one, other) => {
      const [, fraction = ''] = ratio(one, other).split('.')
      const units = BigInt(ratio(one, other).replace('.', ''))
      const scale = 10n ** BigInt(fraction.length)
      expect(units * other <= one * scale).toBe(true)
      expect(units > 0n).toBe(true)
    }),
  )
})

it('what is written as a call is read as it was', () => {
  const bytes = fc.uint8Array({ maxLength: 90 }).map((one) => `0x${Buffer.from(one).toString('hex')}`)
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 5 }), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (list, number) => {
      const call = readCall(encodeCall('0x12345678', number, { bytes: list }))
      expect([call.number(0), call.bytesList(1)]).toEqual([number, list])
    }),
  )
  expect(() => readAnswer('0x').number(0)).toThrow(RangeError)
})
