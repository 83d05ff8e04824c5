import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createLabWallet, refuse } from '../../../../stories/lab/wallets/adapter'
import { createSwapLab } from '../../../../stories/lab/swap/page'
import { marketTokens, owner, router } from '../../../../stories/lab/swap/market'
import { UserRejectedError } from '../../../chains/errors/errors'
import { SwapRefusedError } from '../../../chains/errors/swapErrors'
import type { SwapSource } from '../../../chains/trade/swap'
import { connectWallet } from '../../session/connection/connect'
import type { PorticoConfig } from '../../core/config'
import type { Route } from '../../core/route'
import { navigate, routeAtom, trackedStackAtom } from '../../shell/router/navigation'
import { hasSwapsAtom } from '../../session/project/swapFeature'
import { canSwapAtom } from './canSwap'
import { editSwap } from './draft'
import { swapFormAtom } from './form'
import { swapReviewAtom } from './review'
import { cancelSwap, confirmSwap, reviewSwap } from './swap'
import { takeSwapTerms, type AskedSwap } from './routeParams'
import { swapTokensAtom } from './tokens'

const [dollar, quay] = marketTokens

async function openPage(options: Parameters<typeof createSwapLab>[0] = {}) {
  const page = createSwapLab(options)
  const { store } = page
  for (const one of [swapFormAtom, swapTokensAtom, swapReviewAtom]) store.sub(one, () => undefined)
  await store.set(connectWallet, 'alpha')
  await expect.poll(() => store.get(swapTokensAtom).status).toBe('ready')
  const form = () => store.get(swapFormAtom)
  const review = () => store.get(swapReviewAtom)
  const fill = async (change: Parameters<typeof editSwap.write>[2]) => {
    store.set(editSwap, change)
    await page.clock.advance(200)
    await expect.poll(() => form()?.isQuoting).toBe(false)
  }
  return { ...page, form, review, fill }
}

/** The market's own source, which lies in a part. */
const lying = (change: (honest: SwapSource) => Partial<SwapSource>): Partial<PorticoConfig> => {
  const { swaps } = createSwapLab()
  return { sources: { swaps: { ...swaps, ...change(swaps) } }, swaps: { routers: { 1: [router] } } }
}

describe('whether there is swapping', () => {
  const has = (config: Partial<PorticoConfig>) => createLab({ config }).portico.store.get(hasSwapsAtom)
  const swaps = { listTokens: async () => [] } as unknown as SwapSource

  it('is said by the host: its source, its backend, its features', () => {
    expect(has({})).toBe(false)
    expect(has({ sources: { swaps } })).toBe(true)
    expect(has({ sources: { swaps }, features: { swaps: [] } })).toBe(false)
    expect(has({ sources: { swaps }, features: { swaps: false } })).toBe(false)
    expect(has({ sources: { swaps }, basic: true })).toBe(false)
    expect(has({ projectId: 'mine', apiUrl: 'https://chain.example' })).toBe(true)
    expect(has({ projectId: 'mine' })).toBe(false)
    expect(has({ projectId: 'mine', apiUrl: 'https://chain.example', features: { swaps: [] } })).toBe(false)
  })

  it('needs a wallet that sends, and the options are checked', async () => {
    const page = await openPage()
    expect(page.store.get(canSwapAtom)).toBe(true)
    const silent = createLab({ wallets: [createLabWallet('Alpha')], config: { sources: { swaps } } }).portico.store
    await silent.set(connectWallet, 'alpha')
    expect(silent.get(canSwapAtom)).toBe(false)
    for (const slippage of [0, 51, Number.NaN]) expect(() => has({ swaps: { slippage } })).toThrow('swaps.slippage')
    expect(() => has({ swaps: { routers: { 1: ['x'] } } })).toThrow('swaps.routers')
  })
})

describe('what is swapped', () => {
  it('is what who opened the view asked for, by symbols, who hears of the hash', async () => {
    const page = await openPage()
    const opened = page.portico.open({ name: 'Swap', from: 'eth', to: 'hrd', amount: '1' })
    const asked = page.store.get(routeAtom) as AskedSwap
    await page.store.set(takeSwapTerms, asked)
    await page.fill({})
    expect(page.form()).toMatchObject({ from: { symbol: 'ETH' }, to: { symbol: 'HRD' }, amount: '1', gap: null })
    await page.store.set(takeSwapTerms, { ...asked, to: quay.address, from: 'nothing' })
    expect(page.form()).toMatchObject({ from: null, to: { symbol: 'QUAY' } })
    await page.fill({ from: undefined })
    await page.store.set(reviewSwap)
    expect(page.store.get(routeAtom).name).toBe('SwapPreview')
    await page.store.set(confirmSwap)
    expect(await opened).toEqual({ hash: page.review()?.sent?.hash })
  })

  it('on another network is asked for after going there, or not at all', async () => {
    const page = await openPage()
    page.wallet.onSwitch = refuse(new UserRejectedError('no'))
    const opened = page.portico.open({ name: 'Swap', networkId: 'eip155:10', amount: '2' })
    await page.store.set(takeSwapTerms, page.store.get(routeAtom) as AskedSwap)
    expect(await opened).toBeUndefined()
    expect(page.form()?.amount).toBe('')
    page.wallet.onSwitch = async () => undefined
    await page.portico.switchNetwork('eip155:10')
    await expect.poll(() => page.form()?.gap).toBe('network')
  })

  it('is forgotten with the connection, and changed again where it was only looked at', async () => {
    const page = await openPage()
    page.store.sub(trackedStackAtom, () => undefined)
    page.store.set(navigate, { name: 'Swap' })
    await page.fill({ to: dollar.address, amount: '1' })
    await page.store.set(reviewSwap)
    page.store.set(cancelSwap)
    expect([page.review(), page.form()?.amount, page.store.get(routeAtom).name]).toEqual([null, '1', 'Swap'])
    await page.store.set(reviewSwap)
    await page.portico.disconnect()
    await page.store.set(connectWallet, 'alpha')
    expect([page.review(), page.form()?.amount, page.form()?.to]).toEqual([null, '', null])
    expect(page.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['CLICK_CONVERT', 'OPEN_SWAP']))
  })

  it('tells where the way to the networks was taken from', async () => {
    const { store, events } = await openPage()
    const from = (route: Route) => {
      store.set(navigate, route)
      store.set(navigate, { name: 'Networks' })
      return events.at(-1)?.event
    }
    expect(from({ name: 'Swap' })).toBe('CLICK_SELECT_NETWORK_TO_SWAP')
    expect(from({ name: 'SwapSelectToken', side: 'from' })).toBe('CLICK_SELECT_NETWORK_TO_SWAP')
    expect(from({ name: 'WalletSend' })).toBe('CLICK_NETWORKS')
  })

  it('is built once more where the price moved between its quote and that', async () => {
    const built: bigint[] = []
    const config = lying((honest) => ({
      buildSwap: (order) => {
        built.push(order.minValue)
        return honest.buildSwap(built.length % 2 === 1 ? { ...order, minValue: order.minValue - 1n } : order)
      },
    }))
    const page = await openPage({ config })
    await page.fill({ to: dollar.address, amount: '1' })
    await page.store.set(reviewSwap)
    expect(page.review()).toMatchObject({ isRefused: false, next: 'swap' })
    expect(built).toHaveLength(2)
    await page.store.set(confirmSwap)
    expect(built).toHaveLength(4)
    expect(page.review()?.sent?.status).toBe('confirmed')
  })

  it('keeps the slippage that was chosen, and drops an invalid one', async () => {
    const page = await openPage({ config: { swaps: { slippage: 2 } } })
    expect(page.form()?.slippage).toBe(2)
    page.store.set(editSwap, { slippage: 0.5 })
    for (const slippage of [0, 51, Number.NaN, -1]) page.store.set(editSwap, { slippage })
    expect(page.form()?.slippage).toBe(0.5)
  })

  it('says where liquidity is too small, and where there is no quote', async () => {
    const page = await openPage()
    page.market.drain()
    await page.fill({ to: dollar.address, amount: '1' })
    expect(page.form()?.gap).toBe('liquidity')
    const silent = await openPage({ config: lying(() => ({ readQuote: () => Promise.reject(new Error('no')) })) })
    await silent.fill({ to: dollar.address, amount: '1' })
    expect(silent.form()?.gap).toBe('unavailable')
  })
})

describe('a source that lies gets no signature', () => {
  const lies: Readonly<Record<string, (honest: SwapSource) => Partial<SwapSource>>> = {
    'of another receiver': (honest) => ({
      buildSwap: async (order) => {
        const built = await honest.buildSwap(order)
        return { ...built, data: built.data?.replaceAll(owner.address.slice(2).toLowerCase(), 'b'.repeat(40)) }
      },
    }),
    'of another contract': (honest) => ({
      buildSwap: async (order) => ({ ...(await honest.buildSwap(order)), to: dollar.address }),
    }),
    'of more currency': (honest) => ({
      buildSwap: async (order) => ({ ...(await honest.buildSwap(order)), value: order.value + 1n }),
    }),
    'of half as much': (honest) => ({
      buildSwap: (order) => honest.buildSwap({ ...order, minValue: order.minValue / 2n }),
    }),
  }

  it.each(Object.entries(lies))('%s', async (_what, change) => {
    const page = await openPage({ config: lying(change) })
    await page.fill({ to: dollar.address, amount: '1' })
    await page.store.set(reviewSwap)
    expect(page.review()).toMatchObject({ isRefused: true, step: 'idle' })
    await page.store.set(confirmSwap)
    expect(page.review()).toMatchObject({ isRefused: true, step: 'failed' })
    expect([page.sent, page.signed]).toEqual([[], []])
  })

  it('of who takes the token', async () => {
    for (const from of [undefined, dollar.address]) {
      const page = await openPage({ config: lying(() => ({ spenderOf: () => quay.address })) })
      await page.fill({ from, to: from ? undefined : dollar.address, amount: '1' })
      await expect(page.store.set(reviewSwap)).rejects.toThrow(SwapRefusedError)
      expect([page.sent, page.signed, page.review()]).toEqual([[], [], null])
    }
  })

  it('only once it is pressed', async () => {
    let isLying = false
    const page = await openPage({
      config: lying((honest) => ({
        buildSwap: async (order) => ({ ...(await honest.buildSwap(order)), ...(isLying && { to: dollar.address }) }),
      })),
    })
    await page.fill({ to: dollar.address, amount: '1' })
    await page.store.set(reviewSwap)
    isLying = true
    await page.store.set(confirmSwap)
    expect(page.review()).toMatchObject({ step: 'failed', isRefused: true })
    expect(page.sent).toEqual([])
  })
})
