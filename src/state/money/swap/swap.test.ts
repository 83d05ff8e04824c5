import { expect, it, describe } from 'vitest'
import { createSwapLab, type SwapLabOptions } from '../../../../stories/lab/swap/page'
import { marketTokens, owner, router } from '../../../../stories/lab/swap/market'
import { refuse } from '../../../../stories/lab/wallets/adapter'
import { UserRejectedError } from '../../../chains/errors/errors'
import { activityAtom } from '../activity/activity'
import { connectWallet } from '../../session/connection/connect'
import { editSwap } from './draft'
import { flipSwap, fillMostSwap } from './edit'
import { swapFormAtom } from './form'
import { swapReviewAtom } from './review'
import { askSwapAgain, cancelSwap, confirmSwap, reviewSwap } from './swap'
import type { Eip1193Provider } from '../../../chains/eip155/provider'
import { UnansweredError } from '../../../chains/errors/unanswered'
import { allIntentsAtom } from '../intents/memory'
import { callsAtom } from '../calls/state'
import { checkIntents } from '../transactions/check'
import { memoryStorage } from '../../core/storage'
import { takeSwapTerms } from './routeParams'
import { swapTokensAtom } from './tokens'

const [dollar, quay, tether] = marketTokens
const ether = 10n ** 18n

/** A page of an account in the lab's market. */
async function openPage(options: SwapLabOptions = {}) {
  const page = createSwapLab(options)
  const { store } = page
  for (const one of [swapFormAtom, swapTokensAtom, swapReviewAtom, activityAtom]) store.sub(one, () => undefined)
  await store.set(connectWallet, 'alpha')
  await expect.poll(() => store.get(swapTokensAtom).own.length).toBeGreaterThan(1)
  const form = () => store.get(swapFormAtom)
  const review = () => store.get(swapReviewAtom)
  const quote = async () => {
    await page.clock.advance(200)
    await expect.poll(() => form()?.isQuoting).toBe(false)
  }
  const fill = async (change: Parameters<typeof editSwap.write>[2]) => {
    store.set(editSwap, change)
    await quote()
  }
  const told = () => page.events.map(({ event }) => event).filter((event) => /SWAP|SEND/.test(event))
  return { ...page, form, review, quote, fill, told }
}

/** A wallet that takes batches, and whose person approves them with `approveLate`. */
function createLateBatches(isGood: boolean) {
  const hash = `0x${'b'.repeat(64)}`
  let id: unknown
  let isApproved = false
  const provider: Eip1193Provider = {
    request: async ({ method, params }) => {
      if (method === 'wallet_getCapabilities') return { '0x1': { atomic: { status: 'supported' } } }
      if (method === 'wallet_sendCalls') {
        id = (params as readonly { readonly id: string }[])[0]?.id
        return new Promise(() => undefined)
      }
      if (method !== 'wallet_getCallsStatus') throw Object.assign(new Error(method), { code: 4200 })
      if (!isApproved || (params as readonly unknown[])[0] !== id) throw Object.assign(new Error('?'), { code: 5730 })
      const receipts = [{ transactionHash: hash, status: isGood ? '0x1' : '0x0' }]
      return { status: isGood ? 200 : 500, atomic: true, receipts }
    },
  }
  return { provider, approveLate: () => (isApproved = true) }
}

describe('what is swapped', () => {
  it('begins with the currency of the network, lists what there is, and says what is missing', async () => {
    const { store, form, fill } = await openPage()
    expect(form()).toMatchObject({ from: { symbol: 'ETH', value: 5n * ether }, to: null, gap: 'token' })
    const { suggested, own, others } = store.get(swapTokensAtom)
    expect([suggested, own, others].map((list) => list.map(({ symbol }) => symbol))).toEqual([
      ['ETH', 'USDT'],
      ['ETH', 'HRD', 'USDT'],
      ['QUAY'],
    ])
    const gaps: unknown[] = []
    for (const change of [{ to: dollar.address }, { amount: '.' }, { amount: '6' }, { amount: '5' }, { amount: '1' }]) {
      await fill(change)
      gaps.push(form()?.gap)
    }
    expect(gaps).toEqual(['amount', 'incorrect', 'funds', 'gas', null])
  })

  it('is quoted, with the least that arrives, the rate, the impact and the fee', async () => {
    const { fill, form } = await openPage()
    await fill({ to: dollar.address, amount: '1' })
    expect(form()?.terms).toMatchObject({
      toValue: 1_992_013_962n,
      minValue: 1_972_093_822n,
      rate: '1992.013962',
      slippage: 1,
      networkFee: { state: 'known', value: 150_000n * 10n ** 9n },
    })
    expect(form()?.terms?.priceImpact).toBe(0.4)
  })

  it('of the currency is swapped with one press, and told as a trade', async () => {
    const { store, fill, review, sent, market, told } = await openPage()
    await fill({ to: dollar.address, amount: '1' })
    await store.set(reviewSwap)
    expect(review()).toMatchObject({ allowance: 'none', next: 'swap', step: 'idle', isRefused: false, lacksFee: false })
    expect(review()?.terms.networkFee).toEqual({ state: 'known', value: 3n * 10n ** 14n })
    await store.set(confirmSwap)
    expect(sent).toHaveLength(1)
    expect(market.ledger.heldBy(dollar.address, owner.address)).toBe(1_204_500_000n + 1_992_013_962n)
    expect(review()?.sent).toMatchObject({ status: 'confirmed', kind: 'trade' })
    expect(store.get(activityAtom).activity[0]).toMatchObject({
      kind: 'trade',
      transfers: [
        { direction: 'out', symbol: 'ETH', amount: '1' },
        { direction: 'in', symbol: 'HRD', amount: '1992.013962' },
      ],
    })
    expect(told()).toEqual(['INITIATE_SWAP', 'SWAP_SUCCESS'])
  })

  it('of a token goes with a permit that was signed, of exactly that much', async () => {
    const { store, fill, review, sent, signed, market } = await openPage()
    await fill({ from: dollar.address, to: undefined, amount: '100' })
    await store.set(reviewSwap)
    expect(review()).toMatchObject({ allowance: 'permit', next: 'sign' })
    await store.set(confirmSwap)
    expect(review()).toMatchObject({ allowance: 'permit', next: 'swap', step: 'idle' })
    expect(JSON.parse(signed[0] ?? '')).toMatchObject({ message: { spender: router, value: '100000000' } })
    await store.set(confirmSwap)
    expect(sent.map(({ to }) => to)).toEqual([router])
    expect(market.ledger.heldBy(dollar.address, owner.address)).toBe(1_104_500_000n)
    expect(market.ledger.allowedBy(dollar.address, owner.address, router)).toBe(0n)
  })

  it('is approved where the token refuses the permit of an account with code', async () => {
    const { store, fill, review, signed, sent, market } = await openPage()
    market.delegate()
    await fill({ from: dollar.address, to: quay.address, amount: '100' })
    await store.set(reviewSwap)
    expect(review()).toMatchObject({ allowance: 'permit', next: 'sign' })
    await store.set(confirmSwap)
    expect(signed).toHaveLength(1)
    expect(review()).toMatchObject({ allowance: 'approve', next: 'approve', step: 'idle' })
    await store.set(confirmSwap)
    await expect.poll(() => review()?.next).toBe('swap')
    await store.set(confirmSwap)
    await expect.poll(() => review()?.sent).not.toBe(null)
    expect(sent).toHaveLength(2)
  })

  it('is approved first where no permit is taken, then goes on by itself', async () => {
    const { store, fill, review, sent, clock, mine, told } = await openPage({ hasSelfPermit: false, isMining: false })
    await fill({ from: dollar.address, to: quay.address, amount: '100' })
    await store.set(reviewSwap)
    expect(review()).toMatchObject({ allowance: 'approve', next: 'approve' })
    const approved = store.set(confirmSwap)
    await expect.poll(() => review()?.isApproving).toBe(true)
    expect(review()?.step).toBe('idle')
    await store.set(confirmSwap)
    expect(sent).toHaveLength(1)
    expect(told()).toEqual(['INITIATE_SWAP'])
    await mine()
    await clock.advance(4000)
    await approved
    expect(review()).toMatchObject({ allowance: 'approve', next: 'swap', isApproving: false })
    await store.set(confirmSwap)
    expect(sent).toHaveLength(2)
    expect(store.get(activityAtom).activity.map(({ kind }) => kind)).toEqual(['trade', 'approve'])
    expect(told()).toEqual(['INITIATE_SWAP', 'SWAP_SUCCESS'])
  })

  it('waits for the owners of a contract account, also in the review of another page, and is approved once', async () => {
    const storage = memoryStorage()
    const first = await openPage({ hasSelfPermit: false, isMining: false, storage })
    await first.fill({ from: dollar.address, to: quay.address, amount: '100' })
    await first.store.set(reviewSwap)
    void first.store.set(confirmSwap)
    await expect.poll(() => first.review()?.isApproving).toBe(true)
    const hash = first.store.get(allIntentsAtom)[0]?.hash ?? ''
    const owners = { block: 1, required: 2, total: 3 }
    first.adapter.fates = { [hash]: { state: 'sent', owners } }
    await first.clock.advance(4000)
    expect(first.review()).toMatchObject({ isApproving: true, owners })
    first.portico.destroy()

    const { store, fill, review, sent, clock, adapter } = await openPage({
      hasSelfPermit: false,
      storage,
      other: first,
    })
    await fill({ from: dollar.address, to: quay.address, amount: '100' })
    adapter.fates = { [hash]: { state: 'sent', owners } }
    await store.set(reviewSwap)
    await expect.poll(() => review()?.isApproving).toBe(true)
    await clock.advance(4000)
    expect(review()).toMatchObject({ next: 'approve', owners })
    await store.set(confirmSwap)
    expect(sent).toHaveLength(0)
    // The owners execute it after 20 minutes.
    await clock.advance(1_200_000)
    await first.mine()
    adapter.fates = first.adapter.fates
    await clock.advance(61_000)
    expect(review()).toMatchObject({ isApproving: false, next: 'swap' })
    await store.set(confirmSwap)
    expect(sent).toHaveLength(1)
  })

  it('is approved again where the owners rejected the approval', async () => {
    const { store, fill, review, clock, adapter } = await openPage({ hasSelfPermit: false, isMining: false })
    await fill({ from: dollar.address, to: quay.address, amount: '100' })
    await store.set(reviewSwap)
    const approved = store.set(confirmSwap)
    await expect.poll(() => review()?.isApproving).toBe(true)
    const hash = store.get(allIntentsAtom)[0]?.hash ?? ''
    const by = { hash: `0x${'c'.repeat(64)}`, kind: 'cancelled', hasFailed: false } as const
    adapter.fates = { [hash]: { state: 'replaced', isFinal: true, by } }
    await clock.advance(4000)
    await approved
    expect(review()).toMatchObject({ isApproving: false, next: 'approve', step: 'failed' })
  })

  it.each([false, true])(
    'is approved once where the node is behind, and goes on when it has the block of the approval; receipts: %s',
    async (hasReceipts) => {
      const page = await openPage({ hasSelfPermit: false, isMining: false })
      const { store, fill, review, sent, clock, mine } = page
      await fill({ from: dollar.address, to: quay.address, amount: '100' })
      await store.set(reviewSwap)
      page.setBehind(true, hasReceipts)
      const approved = store.set(confirmSwap)
      await expect.poll(() => review()?.isApproving).toBe(true)
      await mine()
      await clock.advance(60_000)
      expect(review()).toMatchObject({ isApproving: true })
      await store.set(confirmSwap)
      expect(sent).toHaveLength(1)
      page.setBehind(false)
      await clock.advance(2_000)
      await approved
      expect(review()).toMatchObject({ allowance: 'approve', next: 'swap', isApproving: false })
      await store.set(confirmSwap)
      expect(sent).toHaveLength(2)
    },
  )

  it.each([true, false])('is found where the wallet sends its batch late; done: %s', async (isGood) => {
    const { provider, approveLate } = createLateBatches(isGood)
    const page = await openPage({ hasSelfPermit: false, wallet: { provider } })
    const { store, fill, review, clock } = page
    await fill({ from: dollar.address, to: quay.address, amount: '100' })
    await store.set(reviewSwap)
    expect(review()?.allowance).toBe('batch')
    const confirmed = store.set(confirmSwap)
    confirmed.catch(() => undefined)
    await expect.poll(() => store.get(callsAtom).status).toBe('asking')
    await clock.advance(300_000)
    await expect(confirmed).rejects.toThrow(UnansweredError)
    expect(review()?.step).toBe('unanswered')
    approveLate()
    await store.set(checkIntents)
    if (isGood) {
      await expect.poll(() => review()?.sent?.status).toBe('confirmed')
      expect(page.told().at(-1)).toBe('SWAP_SUCCESS')
    } else await expect.poll(() => review()?.step).toBe('failed')
  })

  it('has a warning in the next review while its batch may still be sent', async () => {
    const { provider } = createLateBatches(true)
    const { store, fill, review, clock } = await openPage({ hasSelfPermit: false, wallet: { provider } })
    await fill({ from: dollar.address, to: quay.address, amount: '100' })
    await store.set(reviewSwap)
    store.set(confirmSwap).catch(() => undefined)
    await expect.poll(() => store.get(callsAtom).status).toBe('asking')
    await clock.advance(300_000)
    await expect.poll(() => review()?.step).toBe('unanswered')
    store.set(askSwapAgain)
    expect(review()).toMatchObject({ step: 'idle', openRequests: [{ status: 'unanswered', batch: {} }] })
  })

  it('waits no longer for a node that is behind once the swap is cancelled', async () => {
    const { store, fill, review, clock, mine, setBehind } = await openPage({ hasSelfPermit: false, isMining: false })
    await fill({ from: dollar.address, to: quay.address, amount: '100' })
    await store.set(reviewSwap)
    setBehind(true)
    const approved = store.set(confirmSwap)
    await expect.poll(() => review()?.isApproving).toBe(true)
    await mine()
    await clock.advance(10_000)
    store.set(cancelSwap)
    await clock.advance(2_000)
    await approved
    expect(review()).toBeNull()
  })

  it('that only takes another amount after none is set to none first', async () => {
    const { store, fill, review, sent, market, clock } = await openPage()
    market.ledger.allow(tether.address, owner.address, router, 5n)
    await fill({ from: tether.address, to: quay.address, amount: '100' })
    await store.set(reviewSwap)
    const presses = [store.set(confirmSwap)]
    await expect.poll(() => sent.length).toBe(1)
    await clock.advance(4000)
    await presses[0]
    expect(review()).toMatchObject({ allowance: 'approve', next: 'approve' })
    presses.push(store.set(confirmSwap))
    await expect.poll(() => sent.length).toBe(2)
    await clock.advance(4000)
    await presses[1]
    expect(review()).toMatchObject({ allowance: 'approve', next: 'swap' })
    await store.set(confirmSwap)
    expect(sent.map(({ data = '' }) => [data.slice(0, 10), BigInt(`0x${data.slice(74, 138)}`)])).toMatchObject([
      ['0x095ea7b3', 0n],
      ['0x095ea7b3', 100_000_000n],
      ['0x38ed1739', expect.any(BigInt)],
    ])
  })

  it('is shown again where the price moved against it, and pressed again', async () => {
    const { store, fill, review, sent, market } = await openPage()
    await fill({ to: dollar.address, amount: '1' })
    await store.set(reviewSwap)
    const before = review()?.terms.toValue
    market.movePrice(dollar.address, 5)
    await store.set(confirmSwap)
    expect(sent).toEqual([])
    expect(review()).toMatchObject({ movedFrom: before, step: 'idle', next: 'swap' })
    await store.set(confirmSwap)
    expect(sent).toHaveLength(1)
    expect(review()?.movedFrom).toBeUndefined()
  })

  it('is quoted again while it is shown', async () => {
    const { store, fill, form, review, market, clock } = await openPage()
    await fill({ to: dollar.address, amount: '1' })
    const before = form()?.terms?.toValue ?? 0n
    market.movePrice(dollar.address, 5)
    await clock.advance(10_200)
    await expect.poll(() => (form()?.terms?.toValue ?? before) < before).toBe(true)
    await store.set(reviewSwap)
    market.movePrice(dollar.address, 5)
    await clock.advance(10_200)
    await expect.poll(() => review()?.movedFrom).toBeDefined()
  })

  it('that the wallet declines stays, to be tried again', async () => {
    const { store, fill, review, wallet, told } = await openPage()
    wallet.onSend = refuse(new UserRejectedError('no')) as never
    await fill({ to: dollar.address, amount: '1' })
    await store.set(reviewSwap)
    await store.set(confirmSwap)
    expect(review()).toMatchObject({ step: 'declined', next: 'swap' })
    expect(told()).toEqual(['INITIATE_SWAP', 'SWAP_ERROR'])
  })

  it('changes sides, and is the most there is', async () => {
    const { store, fill, form } = await openPage()
    await fill({ to: dollar.address, amount: '1' })
    store.set(flipSwap)
    expect(form()).toMatchObject({ from: { symbol: 'HRD' }, to: { symbol: 'ETH' }, amount: '1992.013962' })
    await store.set(fillMostSwap)
    expect(form()?.amount).toBe('1204.5')
    store.set(flipSwap)
    await store.set(fillMostSwap)
    expect(form()?.amount).toBe('4.9997')
  })
})

describe('a source that names its contract itself', () => {
  const named = { routers: undefined }
  const openOwn = (storage?: ReturnType<typeof memoryStorage>) => {
    const { swaps } = createSwapLab()
    return openPage({ ...(storage && { storage }), config: { sources: { swaps: { ...swaps, ...named } } } })
  }

  it('has it shown and confirmed before the first swap, and remembered', async () => {
    const storage = memoryStorage()
    const page = await openOwn(storage)
    const { store, fill, review, sent } = page
    await fill({ to: dollar.address, amount: '1' })
    await store.set(reviewSwap)
    expect(review()).toMatchObject({ next: 'confirm', contract: { address: router, isConfirmed: false } })
    await store.set(confirmSwap)
    expect(sent).toEqual([])
    expect(review()).toMatchObject({ next: 'swap', contract: { address: router, isConfirmed: true } })
    await store.set(confirmSwap)
    expect(sent.map(({ to }) => to?.toLowerCase())).toEqual([router])
    const again = await openOwn(storage)
    await again.fill({ to: dollar.address, amount: '1' })
    await again.store.set(reviewSwap)
    expect(again.review()).toMatchObject({ next: 'swap', contract: { address: router, isConfirmed: true } })
  })

  it('cannot name another one after it was reviewed', async () => {
    const { swaps } = createSwapLab()
    let target: string = router
    const moving = { ...swaps, ...named, spenderOf: () => target }
    const built = {
      ...moving,
      buildSwap: async (order: Parameters<typeof swaps.buildSwap>[0]) => ({
        ...(await swaps.buildSwap(order)),
        to: target,
      }),
    }
    const { store, fill, review, sent } = await openPage({ config: { sources: { swaps: built } } })
    await fill({ to: dollar.address, amount: '1' })
    await store.set(reviewSwap)
    await store.set(confirmSwap)
    target = '0x00000000000000000000000000000000000000bb'
    await store.set(confirmSwap)
    expect(sent).toEqual([])
    expect(review()?.isRefused).toBe(true)
  })
})

describe('a symbol', () => {
  const twin = {
    address: '0x00000000000000000000000000000000000000e1',
    name: 'Other Dollar',
    symbol: 'HRD',
    decimals: 6,
  }
  const disguised = {
    address: '0x00000000000000000000000000000000000000e2',
    name: 'Harbour',
    symbol: 'ΗRD',
    decimals: 6,
  }

  it('of two tokens chooses none of them, and an address does', async () => {
    const { swaps } = createSwapLab()
    const listTokens: typeof swaps.listTokens = async (query) => [
      { ...twin, networkId: query.network.caipNetworkId },
      ...(await swaps.listTokens(query)),
    ]
    const { store, form } = await openPage({ config: { sources: { swaps: { ...swaps, listTokens } } } })
    await store.set(takeSwapTerms, { to: 'HRD' })
    expect(form()?.to).toBeNull()
    await store.set(takeSwapTerms, { to: 'hrd' })
    expect(form()?.to).toBeNull()
    await store.set(takeSwapTerms, { to: dollar.address })
    expect(form()?.to?.address).toBe(dollar.address)
    await store.set(takeSwapTerms, { to: 'quay' })
    expect(form()?.to?.address).toBe(quay.address)
    expect(store.get(swapTokensAtom).suggested.map(({ symbol }) => symbol)).not.toContain('HRD')
  })

  it('in letters that pass for others is marked, stands last, and is never suggested', async () => {
    const { swaps } = createSwapLab()
    const listTokens: typeof swaps.listTokens = async (query) => [
      { ...disguised, networkId: query.network.caipNetworkId },
      ...(await swaps.listTokens(query)),
    ]
    const { store } = await openPage({ config: { sources: { swaps: { ...swaps, listTokens } } } })
    const { own, others, suggested } = store.get(swapTokensAtom)
    expect([...own, ...others].filter(({ isSpam }) => isSpam).map(({ address }) => address)).toEqual([
      disguised.address,
    ])
    expect(others.at(-1)?.address).toBe(disguised.address)
    expect(suggested.some(({ isSpam }) => isSpam)).toBe(false)
  })
})
