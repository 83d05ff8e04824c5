import { describe, expect, it } from 'vitest'
import { readIcon } from '../../chains/discovery/icon'
import { isPlainSvg } from '../wallets/plainSvg'
import { drawings } from './marksOfTokens.late'
import { markOfToken } from './tokenMarks.late'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const keys = Object.keys(drawings).flatMap((line) => line.split(' '))

describe('markOfToken', () => {
  it('finds a token by its network and contract in either spelling', () => {
    const mark = markOfToken({ networkId: 'eip155:1', address: usdc, symbol: 'USDC' })
    expect(mark).toMatch(/^data:image\/svg\+xml,/)
    expect(markOfToken({ networkId: 'eip155:1', address: usdc.toLowerCase(), symbol: 'anything' })).toBe(mark)
  })

  it('does not find a token by its symbol, nor on another network', () => {
    const other = '0x00000000000000000000000000000000000000ff'
    expect(markOfToken({ networkId: 'eip155:1', address: other, symbol: 'USDC' })).toBeUndefined()
    expect(markOfToken({ networkId: 'eip155:10', address: usdc, symbol: 'USDC' })).toBeUndefined()
    expect(markOfToken({ networkId: 'eip155:1', symbol: 'USDC' })).toBeUndefined()
  })

  it('distinguishes letter case of Solana mints', () => {
    const networkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    expect(markOfToken({ networkId, address: mint, symbol: 'USDC' })).toBeDefined()
    expect(markOfToken({ networkId, address: mint.toLowerCase(), symbol: 'USDC' })).toBeUndefined()
  })

  it('finds native currencies by symbol', () => {
    for (const symbol of ['ETH', 'BTC', 'POL', 'BNB', 'AVAX', 'SOL'])
      expect(markOfToken({ networkId: 'eip155:1', symbol }), symbol).toBeDefined()
    expect(markOfToken({ networkId: 'eip155:1', symbol: 'eth' })).toBeUndefined()
  })
})

describe('the marks of tokens', () => {
  it('have one drawing for each key', () => {
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are plain drawings', () => {
    for (const key of keys) {
      const [networkId = '', address] = key.split('/')
      const native = key.startsWith('native:')
      const mark = markOfToken({
        networkId: (native ? 'eip155:1' : networkId) as 'eip155:1',
        address: native ? undefined : address,
        symbol: key.replace('native:', ''),
      })
      const text = decodeURIComponent((mark ?? '').replace('data:image/svg+xml,', ''))
      expect(isPlainSvg(text), key).toBe(true)
      expect(readIcon(`data:image/svg+xml;base64,${btoa(text)}`), key).toBeDefined()
    }
  })
})
