import { describe, expect, it } from 'vitest'
import { discoverStandard, type StandardWallet } from './walletStandard'

const wallet = (name: string, chains: unknown = ['solana:localnet']) => ({
  name,
  icon: 'data:,',
  chains,
  features: { 'solana:signMessage': {} },
  accounts: [],
})

/** Registers wallets as their scripts do on a page (https://github.com/wallet-standard/wallet-standard). */
function register(page: EventTarget, ...wallets: unknown[]) {
  let unregister = () => undefined as unknown
  const callback = ({ register: take }: { register: (...all: unknown[]) => () => void }) =>
    (unregister = take(...wallets))
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
  page.addEventListener('wallet-standard:app-ready', (event) => callback((event as CustomEvent).detail))
  return () => unregister()
}

function watch(page: EventTarget) {
  const calls: string[][] = []
  const stop = discoverStandard(page, 'solana:', (all: readonly StandardWallet[]) =>
    calls.push(all.map(({ name }) => name)),
  )
  return { calls, stop }
}

describe('discoverStandard', () => {
  it('finds wallets that came before and after it, and lets go of those that leave', () => {
    const page = new EventTarget()
    register(page, wallet('Early'))
    const { calls } = watch(page)
    const leave = register(page, wallet('Late'), wallet('Bitcoin only', ['bitcoin:mainnet']))
    leave()
    expect(calls).toEqual([['Early'], ['Early'], ['Early', 'Late'], ['Early']])
  })

  it('keeps the first wallet of a name, and nothing after it stopped', () => {
    const page = new EventTarget()
    const { calls, stop } = watch(page)
    register(page, wallet('One'), wallet('One'))
    stop()
    register(page, wallet('Two'))
    expect(calls).toEqual([[], ['One']])
  })

  it('keeps a hundred, and those that come before and after a thousand of one script', () => {
    const page = new EventTarget()
    const { calls } = watch(page)
    register(page, wallet('Before'))
    for (let index = 0; index < 1_000; index++) register(page, wallet(`X${index}`))
    register(page, wallet('After'))
    expect(calls.at(-1)).toHaveLength(100)
    expect([calls.at(-1)?.[0], calls.at(-1)?.at(-1)]).toEqual(['Before', 'After'])
  })

  it.each([
    ['nothing', null],
    ['no name', wallet('\u202e ')],
    ['chains that are no list', wallet('A', 'solana:mainnet')],
    ['no features', { ...wallet('A'), features: null }],
    [
      'a getter that throws',
      {
        ...wallet('A'),
        get features(): never {
          throw new Error('no')
        },
      },
    ],
  ])('passes over %s', (_, hostile) => {
    const page = new EventTarget()
    const { calls } = watch(page)
    register(page, hostile)
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: () => {
          throw new Error('no')
        },
      }),
    )
    expect(calls).toEqual([[]])
  })
})
