import { describe, expect, it } from 'vitest'
import {
  AttemptAbandonedError,
  RequestPendingError,
  UserRejectedError,
  WalletFailedError,
  WalletResponseError,
} from '../errors'
import { defineNetwork } from '../network'
import type { Eip1193Provider } from './provider'
import { connectWallet, resumeWallet } from './wallet'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const signal = () => new AbortController().signal
const network = defineNetwork({
  id: 31338,
  name: 'Lighthouse',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://own'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'http://explorer' } },
})

type Answers = Record<string, unknown>

/** A provider whose answers are given by method; functions are asked, errors are thrown. */
function createProvider(answers: Answers = {}) {
  const asked: { method: string; params?: unknown }[] = []
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const all: Answers = { eth_requestAccounts: [address], eth_accounts: [address], eth_chainId: '0x7a69', ...answers }
  const provider: Eip1193Provider = {
    request: async (call) => {
      asked.push(call)
      const answer = all[call.method]
      const value: unknown = typeof answer === 'function' ? await answer(call.params) : answer
      if (value instanceof Error || (value as { code?: unknown } | undefined)?.code !== undefined) throw value
      return value
    },
    on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  }
  const emit = (event: string, payload: unknown) => listeners.get(event)?.forEach((listener) => listener(payload))
  const count = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
  return { provider, asked, answers: all, emit, count, methods: () => asked.map(({ method }) => method) }
}

describe('connecting', () => {
  it('asks for accounts and chain', async () => {
    const { provider } = createProvider()
    const handle = await connectWallet(provider, signal())
    expect(handle.snapshot).toEqual({
      address: `eip155:31337:${address}`,
      accounts: [`eip155:31337:${address}`],
      networkId: 'eip155:31337',
    })
  })

  it('resumes without asking the person', async () => {
    const { provider, methods } = createProvider()
    expect((await resumeWallet(provider, signal()))?.snapshot.networkId).toBe('eip155:31337')
    expect(methods()).not.toContain('eth_requestAccounts')
    expect(await resumeWallet(createProvider({ eth_accounts: [] }).provider, signal())).toBeNull()
  })

  it.each([
    ['0x1', 'eip155:1'],
    [10, 'eip155:10'],
    ['137', 'eip155:137'],
  ])('understands the chain id %j', async (eth_chainId, networkId) => {
    const handle = await connectWallet(createProvider({ eth_chainId }).provider, signal())
    expect(handle.snapshot.networkId).toBe(networkId)
  })

  it.each<[Answers]>([
    [{ eth_requestAccounts: 'yes' }],
    [{ eth_requestAccounts: [] }],
    [{ eth_requestAccounts: ['0x123'] }],
    [{ eth_requestAccounts: [null] }],
    [{ eth_requestAccounts: undefined }],
    [{ eth_chainId: 'main' }],
    [{ eth_chainId: '0x' }],
    [{ eth_chainId: 0 }],
    [{ eth_chainId: 1.5 }],
    [{ eth_chainId: null }],
  ])('refuses the answers %j', async (answers) => {
    await expect(connectWallet(createProvider(answers).provider, signal())).rejects.toBeInstanceOf(WalletResponseError)
  })

  it.each([
    [{ code: 4001 }, UserRejectedError],
    [{ code: -32002 }, RequestPendingError],
    [new Error('broken'), WalletFailedError],
  ])('tells %o apart', async (error, type) => {
    const { provider } = createProvider({ eth_requestAccounts: error })
    await expect(connectWallet(provider, signal())).rejects.toBeInstanceOf(type)
  })

  it('gives up at once when aborted', async () => {
    const abort = new AbortController()
    const { provider } = createProvider({ eth_requestAccounts: () => new Promise(() => undefined) })
    const connecting = connectWallet(provider, abort.signal)
    abort.abort()
    await expect(connecting).rejects.toBeInstanceOf(AttemptAbandonedError)
  })
})

describe('a live wallet', () => {
  it('is followed: accounts, chain, and letting go', async () => {
    const { provider, emit } = createProvider()
    const handle = await connectWallet(provider, signal())
    const seen: unknown[] = []
    handle.subscribe((next) => seen.push(next && [next.address, next.networkId]))
    emit('chainChanged', '0x1')
    emit('accountsChanged', ['0x0000000000000000000000000000000000000001', address])
    emit('chainChanged', 'nonsense')
    emit('accountsChanged', 'nonsense')
    emit('disconnect', { code: 1013 })
    emit('accountsChanged', [])
    expect(seen).toEqual([
      [`eip155:1:${address}`, 'eip155:1'],
      ['eip155:1:0x0000000000000000000000000000000000000001', 'eip155:1'],
      null,
    ])
  })

  it('is let go of by its own disconnect', async () => {
    const { provider, emit } = createProvider()
    const handle = await connectWallet(provider, signal())
    const seen: unknown[] = []
    handle.subscribe((next) => seen.push(next))
    emit('disconnect', { code: 4900 })
    expect(seen).toEqual([null])
  })

  it('is left without a listener', async () => {
    const { provider, count } = createProvider()
    const handle = await connectWallet(provider, signal())
    const stops = [handle.subscribe(() => undefined), handle.subscribe(() => undefined)]
    expect(count()).toBe(3)
    stops.forEach((stop) => stop())
    stops.forEach((stop) => stop())
    expect(count()).toBe(0)
  })

  it('needs no events', async () => {
    const { provider } = createProvider()
    const { request } = provider
    const handle = await connectWallet({ request }, signal())
    expect(() => handle.subscribe(() => undefined)()).not.toThrow()
  })

  it('signs UTF-8 as hex', async () => {
    const { provider, asked } = createProvider({ personal_sign: '0xabcdef' })
    const handle = await connectWallet(provider, signal())
    expect(await handle.signMessage('Grüße', handle.snapshot.address)).toBe('0xabcdef')
    expect(asked.at(-1)?.params).toEqual(['0x4772c3bcc39f65', address])
    const odd = await connectWallet(createProvider({ personal_sign: { signed: true } }).provider, signal())
    await expect(odd.signMessage('x', odd.snapshot.address)).rejects.toBeInstanceOf(WalletResponseError)
  })

  it('revokes on leaving, and does not mind a wallet that cannot', async () => {
    const can = createProvider({ wallet_revokePermissions: null })
    await (await connectWallet(can.provider, signal())).disconnect()
    expect(can.asked.at(-1)).toEqual({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    const cannot = createProvider({ wallet_revokePermissions: { code: 4200 } })
    await (await connectWallet(cannot.provider, signal())).disconnect()
  })
})

describe('switching networks', () => {
  const there = (chainId: string) => (provider: ReturnType<typeof createProvider>) => () => {
    provider.answers.eth_chainId = chainId
    return null
  }
  const goThere = there('0x7a6a')

  it('asks to switch, and tells of it even if the wallet does not', async () => {
    const wallet = createProvider()
    wallet.answers.wallet_switchEthereumChain = goThere(wallet)
    const handle = await connectWallet(wallet.provider, signal())
    const seen: unknown[] = []
    handle.subscribe((next) => seen.push(next?.networkId))
    await handle.switchNetwork?.(network)
    expect(seen).toEqual(['eip155:31338'])
    expect(wallet.asked.find(({ method }) => method === 'wallet_switchEthereumChain')?.params).toEqual([
      { chainId: '0x7a6a' },
    ])
  })

  it.each([4902, -32603, 32603, 5000])('adds the network when the wallet says %s', async (code) => {
    const wallet = createProvider({ wallet_switchEthereumChain: { code } })
    wallet.answers.wallet_addEthereumChain = goThere(wallet)
    const handle = await connectWallet(wallet.provider, signal())
    await handle.switchNetwork?.(network)
    expect(wallet.asked.find(({ method }) => method === 'wallet_addEthereumChain')?.params).toEqual([
      {
        chainId: '0x7a6a',
        chainName: 'Lighthouse',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['http://own'],
        blockExplorerUrls: ['http://explorer'],
      },
    ])
  })

  it('asks again when the wallet added without going there', async () => {
    const wallet = createProvider({ wallet_addEthereumChain: null })
    let asked = 0
    wallet.answers.wallet_switchEthereumChain = () => (++asked === 1 ? { code: 4902 } : goThere(wallet)())
    await (await connectWallet(wallet.provider, signal())).switchNetwork?.(network)
    expect(asked).toBe(2)
  })

  it('is declined without adding, and fails when the wallet only says it went', async () => {
    const declined = createProvider({ wallet_switchEthereumChain: { code: 4001 } })
    const first = await connectWallet(declined.provider, signal())
    await expect(first.switchNetwork?.(network)).rejects.toBeInstanceOf(UserRejectedError)
    expect(declined.methods()).not.toContain('wallet_addEthereumChain')
    const liar = await connectWallet(createProvider({ wallet_switchEthereumChain: null }).provider, signal())
    await expect(liar.switchNetwork?.(network)).rejects.toBeInstanceOf(WalletFailedError)
  })

  it('is declined when adding is', async () => {
    const wallet = createProvider({ wallet_switchEthereumChain: { code: 4902 }, wallet_addEthereumChain: { code: 4001 } })
    const handle = await connectWallet(wallet.provider, signal())
    await expect(handle.switchNetwork?.(network)).rejects.toBeInstanceOf(UserRejectedError)
  })
})
