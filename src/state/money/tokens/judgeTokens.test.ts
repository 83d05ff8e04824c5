import contracts from '@metamask/contract-metadata/contract-map.json'
import { describe, expect, it } from 'vitest'
import type { TokenBalance } from '../../../chains/tokens'
import { judgeTokens } from './judgeTokens'

const ether: TokenBalance = {
  networkId: 'eip155:1',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  value: 10n ** 18n,
  price: '3000',
}

/** Tokens of Ethereum in a public list, by contract: https://github.com/MetaMask/contract-metadata */
const entries = Object.entries(contracts as Record<string, { name?: string; symbol?: string; erc20?: boolean }>)
const real = entries
  .filter(([, { name, symbol, erc20 }]) => erc20 && name && symbol)
  .slice(0, 500)
  .map(([address, { name = '', symbol = '' }]) => ({ ...ether, address, name, symbol, value: 5n * 10n ** 18n }))
const held: readonly TokenBalance[] = [ether, ...real.map((one) => ({ ...one, price: '2' }))]

/** Letters of other scripts that look like these. */
const pairs = 'AАBВCСEЕHНKКMМOОPРSЅTТXХIІJЈaаcсeеoоpрxхyуsѕNΝYΥZΖDᎠRᎡLᏞGᏀFꓝVѴWᎳUꓴnոuυvνtτiі'
const lookAlikes = Object.fromEntries((pairs.match(/../gu) ?? []).map((pair) => [...pair] as [string, string]))
const disguise = (symbol: string) => symbol.replace(/[A-Za-z]/, (letter) => lookAlikes[letter] ?? letter)
const fakeAddress = (index: number) => `0xfa4e${index.toString(16).padStart(36, '0')}`
const verdictOf = (fake: TokenBalance) => judgeTokens([...held, fake]).at(-1)

describe('500 tokens of a public list', () => {
  it('are all shown where they have a price', () => {
    expect(real).toHaveLength(500)
    expect(judgeTokens(held).filter(({ hidden, isTwin }) => hidden !== undefined || isTwin)).toEqual([])
  })

  it('are all shown without a price where the host lists them', () => {
    const listed = new Set(real.map(({ address }) => address.toLowerCase()))
    const rows = judgeTokens([ether, ...real.map((one) => ({ ...one, price: undefined }))], { listed })
    expect(rows.filter(({ hidden, isTwin }) => hidden !== undefined || isTwin)).toEqual([])
  })

  it('have their imitations found, with a price and without', () => {
    const fakes = real.flatMap((one, index) => {
      const symbol = disguise(one.symbol)
      return symbol === one.symbol ? [] : [{ ...one, symbol, address: fakeAddress(index) }]
    })
    expect(fakes.length).toBeGreaterThan(450)
    const missed = fakes.flatMap((fake) =>
      [undefined, '1'].flatMap((price) => (verdictOf({ ...fake, price })?.hidden === 'spam' ? [] : fake.symbol)),
    )
    expect(missed).toEqual([])
  })

  it('are told apart from a second token with the same symbol, which is shown', () => {
    for (const [index, one] of real.entries()) {
      const bridged = { ...one, address: fakeAddress(index), name: `Bridged ${one.symbol}`, price: undefined }
      expect(verdictOf(bridged)).toEqual({ token: bridged, worth: undefined, isTwin: true })
      expect(verdictOf({ ...bridged, symbol: one.symbol.toLowerCase() })).toMatchObject({ isTwin: true })
    }
  })
})

describe('a token with the symbol of the network’s currency', () => {
  it.each([undefined, '3000'])('is shown and told apart: price %s', (price) => {
    const other = { ...ether, address: fakeAddress(1), price }
    expect(judgeTokens([ether, other])[1]).toMatchObject({ isTwin: true })
    expect(judgeTokens([ether, other])[1]).not.toHaveProperty('hidden')
  })
})
