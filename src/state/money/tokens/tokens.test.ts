import { describe, expect, it } from 'vitest'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { startSolana } from '../../../../lab/solana/startSolana'
import { labAccounts } from '../../../../lab/chains/startChain'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import { startChainReader } from '../../../../stories/lab/testing/chains/chainReader'
import { systemClock } from '../../../chains/clock'
import { defineNetwork, type CaipAddress, type Network } from '../../../chains/network'
import { createReader } from '../../../chains/solana/reader.late'
import type { BalanceSource, TokenBalance } from '../../../chains/tokens'
import type { Http } from '../../../services/http/http'
import { connectWallet } from '../../session/connection/connect'
import { addSent } from '../../../../stories/lab/addSent'
import { chainBalances } from './chainBalances.late'
import { checkBalances } from './checkBalances.late'
import { hostedBalances } from './hostedBalances.late'
import { TokensUnavailableError } from './tokenErrors'
import { refreshTokens, tokensAtom } from './tokens'

const mainnet = defineNetwork(labNetworks[0]!)
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
const ether: TokenBalance = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value: 5n }
const coin: TokenBalance = { ...ether, address: `0x${'a'.repeat(40)}`, symbol: 'USDC', decimals: 6, price: '0.99' }

async function watch(options: Parameters<typeof createLab>[0]) {
  const lab = createLab(options)
  const { store } = lab.portico
  store.sub(tokensAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  await expect.poll(() => store.get(tokensAtom).status).not.toBe('loading')
  return { ...lab, tokens: () => store.get(tokensAtom) }
}

describe('what an account has', () => {
  it('comes from the host, is kept for 30 seconds, and is asked for again while it has a reader', async () => {
    const asked: string[] = []
    const balances: BalanceSource = {
      listBalances: async ({ account, currency }) => {
        asked.push(`${account} ${currency}`)
        return [coin, ether]
      },
    }
    const { tokens, clock } = await watch({ config: { sources: { balances } } })
    expect(tokens()).toEqual({ status: 'ready', value: [ether, coin] })
    await clock.advance(29_999)
    expect(asked).toEqual(['eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8 usd'])
    await clock.advance(1)
    expect(asked).toHaveLength(2)
  })

  it('is kept for 30 seconds over a reload, checked, and forgotten with the connection', async () => {
    let asked = 0
    const balances: BalanceSource = { listBalances: async () => (asked++, [coin, { ...ether, value: 2n ** 255n }]) }
    const first = await watch({ config: { sources: { balances } } })
    const reload = async (ms: number) => {
      const { storage, env } = first
      const config = { adapters: env.adapters, sources: { balances } }
      const { portico, clock } = createLab({ storage, adapters: env.adapters, config })
      await clock.advance(ms)
      portico.store.sub(tokensAtom, () => undefined)
      await portico.ready()
      const read = () => {
        const answer = portico.store.get(tokensAtom)
        return answer.status === 'ready' ? answer.value : []
      }
      await expect.poll(read).not.toEqual([])
      return { portico, read }
    }
    const { portico, read } = await reload(29_999)
    expect([read(), asked]).toEqual([[{ ...ether, value: 2n ** 255n }, coin], 1])
    const name = 'portico/portfolioCache'
    const text = first.storage.getItem(name)!
    first.storage.setItem(name, text.replace('"USDC"', '"US\u202eDC"'))
    expect((await reload(29_999)).read().map(({ symbol }) => symbol)).toEqual(['ETH'])
    first.storage.setItem(name, text)
    const stale = { 'eip155:1:0x1 usd': { at: 0, entries: [] } }
    first.storage.setItem(name, JSON.stringify({ ...(JSON.parse(text) as object), ...stale }))
    await reload(30_000)
    expect(asked).toBe(2)
    expect(first.storage.getItem(name)).not.toContain('0x1 usd')
    await portico.disconnect()
    expect(first.storage.getItem(name) ?? '').not.toContain('USDC')
  })

  it('is asked for again at once when a chain took up what was sent from here', async () => {
    let asked = 0
    const balances: BalanceSource = { listBalances: async () => [{ ...ether, value: BigInt(++asked) }] }
    const { tokens, clock, portico } = await watch({ config: { sources: { balances } } })
    await clock.advance(10)
    const sent = { hash: '0x1', account: 'eip155:1:0x1', networkId: 'eip155:1', sentAt: clock.now() } as const
    portico.store.set(addSent, { ...sent, status: 'sent', isFinal: false })
    await settle()
    expect(asked).toBe(1)
    portico.store.set(addSent, { ...sent, status: 'confirmed', isFinal: false, endedAt: clock.now() })
    await expect.poll(tokens).toMatchObject({ status: 'ready', value: [{ value: 2n }] })
    expect(asked).toBe(2)
  })

  it('comes from the chain with the tokens of the host’s list, else', async () => {
    const listed = [1, 10, 'eip155:1'].map((chainId, index) => ({
      chainId: chainId as 1,
      address: `0x${`${index}`.repeat(40)}`,
      name: `Token ${index}`,
      symbol: `T${index}`,
      decimals: 6,
    }))
    const lab = createLab({ config: { sources: { tokens: listed } } })
    lab.adapter.tokens = Object.fromEntries(listed.map(({ address }) => [address, 7n]))
    const { store } = lab.portico
    store.sub(tokensAtom, () => undefined)
    expect(store.get(tokensAtom)).toMatchObject({ status: 'loading' })
    await store.set(connectWallet, 'alpha')
    await expect.poll(() => store.get(tokensAtom)).toMatchObject({ value: [{ symbol: 'ETH' }, {}, {}] })
    expect(store.get(tokensAtom)).toMatchObject({ value: [{}, { symbol: 'T0', value: 7n }, { symbol: 'T2' }] })
    await lab.portico.disconnect()
    await expect.poll(() => store.get(tokensAtom)).toEqual({ status: 'ready', value: [] })
  })

  it('is not known where the source fails or answers nonsense, and is asked for 30 seconds later', async () => {
    let answer: unknown = 'much'
    const balances = { listBalances: async () => answer as never }
    const { tokens, clock } = await watch({ config: { sources: { balances } } })
    expect(tokens()).toMatchObject({ status: 'failed', error: { message: 'Token Balance Unavailable' } })
    answer = [ether]
    await clock.advance(30_000)
    await settle()
    expect(tokens()).toMatchObject({ status: 'ready' })
  })

  it('is asked for at once by who presses after a failure', async () => {
    let answer: unknown = 'much'
    const balances = { listBalances: async () => answer as never }
    const { tokens, portico } = await watch({ config: { sources: { balances } } })
    expect(tokens()).toMatchObject({ status: 'failed' })
    answer = [ether]
    portico.store.set(refreshTokens)
    await expect.poll(tokens).toEqual({ status: 'ready', value: [ether] })
  })

  it.each([
    [{ balances: {} }, 'sources.balances'],
    [{ tokens: [{ chainId: 1 }] }, 'sources.tokens'],
    [7, 'sources'],
  ])('says which of the sources %j is not usable', async (sources, option) => {
    const { tokens } = await watch({ config: { sources: sources as never } })
    expect(tokens()).toMatchObject({ status: 'failed', error: { name: 'InvalidConfigError' } })
    expect(JSON.stringify((tokens() as { error: Error }).error.message)).toContain(option)
  })
})

describe('at the border', () => {
  it.each<[string, object]>([
    ['another network', { networkId: 'eip155:10' }],
    ['a negative amount', { value: -1n }],
    ['more than there can be', { value: 2n ** 256n }],
    ['a number that may be inexact', { value: 5 }],
    ['decimals beyond reason', { decimals: 300 }],
    ['a name that hides something', { name: 'Coin\u202e' }],
    ['no name', { name: ' ' }],
    ['an endless symbol', { symbol: 'S'.repeat(33) }],
    ['a script for an address', { address: '<script>' }],
  ])('%s is left out', (_what, wrong) => {
    expect(checkBalances([{ ...coin, ...wrong }, ether], 'eip155:1')).toEqual([ether])
  })

  it('pictures that no browser should ask for are left out', () => {
    for (const icon of [
      'javascript:alert(1)',
      'http://tracker.example/a.png',
      7,
      `data:image/png;${'A'.repeat(100_000)}`,
    ])
      expect(checkBalances([{ ...coin, icon }], 'eip155:1')[0]).not.toHaveProperty('icon')
    const icon = 'https://host.example/usdc.svg'
    expect(checkBalances([{ ...coin, icon }], 'eip155:1')).toEqual([{ ...coin, icon }])
  })

  it('invalid prices are left out, twins as well, and lists end', () => {
    for (const price of ['-1', 'free', '', 3])
      expect(checkBalances([{ ...coin, price }], 'eip155:1')[0]).not.toHaveProperty('price')
    const twin = { ...coin, address: coin.address?.toUpperCase().replace('0X', '0x'), value: 9n }
    expect(checkBalances([coin, twin, null], 'eip155:1')).toEqual([coin])
    const many = Array.from({ length: 12_000 }, (_, index) => ({ ...coin, address: `0x${index}` }))
    expect(checkBalances(many, 'eip155:1')).toHaveLength(10_000)
    expect(() => checkBalances({}, 'eip155:1')).toThrow(TokensUnavailableError)
  })
})

/** The common part of every source. */
interface Opened {
  readonly source: BalanceSource
  readonly network: Network
  readonly account: CaipAddress
  /** Balance of the account there. */
  readonly native: bigint
  readonly token: { readonly address: string; readonly value: bigint; readonly decimals: number }
  stop?(): void
}

const { reader, started } = startChainReader()

const sources: Readonly<Record<string, () => Promise<Opened>>> = {
  'an EVM chain': async () => {
    const { chain, network } = started()
    const owner = labAccounts[0]!.address
    const { value: native } = await reader.getBalance(network, owner)
    const token = { address: chain.token, value: 1_000_000_000_000n, decimals: 6 }
    const others = [owner, `0x${'1'.repeat(40)}`].map((address) => ({ ...token, address }))
    const listed = [token, ...others].map((one) => ({ ...one, chainId: 31337, name: 'Harbour', symbol: 'HRB' }))
    return {
      source: chainBalances(async () => reader, listed),
      network,
      account: `eip155:31337:${owner}`,
      native,
      token,
    }
  },
  Solana: async () => {
    const node = await startSolana()
    const owner = base58.encode(ed25519.keygen().publicKey)
    node.fund(owner, 2_500_000_000n)
    const token = { address: node.createToken(owner, 2n ** 60n + 1n, 2), value: 2n ** 60n + 1n, decimals: 2 }
    node.createToken(owner, 5n)
    const network = defineNetwork({
      id: 'localnet',
      chainNamespace: 'solana',
      name: 'Local',
      nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: [node.url] } },
    })
    // Of the two tokens one is listed, with other decimals than the chain has.
    const { address } = token
    const listed = [{ chainId: 'solana:localnet' as const, address, name: 'Salt', symbol: 'SALT', decimals: 9 }]
    const source = chainBalances(async () => createReader(systemClock), listed)
    const account: CaipAddress = `solana:localnet:${owner}`
    return { source, network, account, native: 2_500_000_000n, token, stop: () => void node.stop() }
  },
  'the hosted backend': async () => {
    const entry = (numeric: string, decimals: string, rest: object) => ({ quantity: { numeric, decimals }, ...rest })
    const balances = [
      entry('1.5', '18', { name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 3000.5 }),
      entry('2.1234567', '6', { name: 'Coin', symbol: 'USDC', address: `eip155:1:${coin.address}`, price: 1 }),
      entry('1e30', '6', { name: 'Odd', symbol: 'ODD', address: 'eip155:1:0x1' }),
      entry('1', '6', { name: 'Far', symbol: 'FAR', chainId: 'eip155:10' }),
    ]
    const getJson: Http['getJson'] = async (path, request) =>
      path === '/v1/account/0x1/balance' && request?.params?.chainId === 'eip155:1' ? { balances } : {}
    const token = { address: coin.address!, value: 2_123_456n, decimals: 6 }
    const source = hostedBalances({ getJson } as Http)
    return { source, network: mainnet, account: 'eip155:1:0x1', native: 1_500_000_000_000_000_000n, token }
  },
}

describe.each(Object.entries(sources))('a source: %s', (_name, open) => {
  it('tells exactly what there is, the native currency first, and nothing that passes no check', async () => {
    const { source, network, account, native, token, stop } = await open()
    const { signal } = new AbortController()
    const answer = await source.listBalances({ account, network, currency: 'usd', signal })
    const { caipNetworkId: networkId, nativeCurrency } = network
    const { symbol, decimals } = nativeCurrency
    expect(checkBalances(answer, networkId)).toMatchObject([{ networkId, symbol, decimals, value: native }, token])
    expect(answer).toHaveLength(2)
    stop?.()
  })
})
