import { describe, expect, it } from 'vitest'
import { systemClock } from '../clock'
import { createProvider } from '../../../stories/lab/wallets/provider'
import { ChainNotSupportedError } from '../errors/chainErrors'
import { UserRejectedError } from '../errors/errors'
import { NetworkNotAddedError, WalletFailedError } from '../errors/walletErrors'
import { defineNetwork } from '../network'
import { connectWallet } from './wallet.late'

const patience = (signal = new AbortController().signal) => ({ signal, clock: systemClock })
/** Patience of a visitor for whom no time passes. */
const hasty = { ...patience(), clock: { ...systemClock, sleep: () => systemClock.sleep(0) } }
const network = defineNetwork({
  id: 31338,
  name: 'Lighthouse',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://own'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'http://explorer' } },
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
    const handle = await connectWallet(wallet.provider, patience())
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
    const handle = await connectWallet(wallet.provider, patience())
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

  it.each([
    ['-32601', { code: -32601, message: 'The method does not exist' }],
    ['an unknown code', { code: -31999 }],
    ['no code', new Error('Unrecognized chain')],
    ['a nested 4902', { code: -32000, data: { cause: { code: 4902 } } }],
    ['a text code', { code: 'CHAIN_NOT_FOUND' }],
  ])('adds the network when the wallet fails to switch with %s', async (_code, failure) => {
    const wallet = createProvider({ wallet_switchEthereumChain: failure as never })
    wallet.answers.wallet_addEthereumChain = goThere(wallet)
    const handle = await connectWallet(wallet.provider, patience())
    await handle.switchNetwork?.(network)
    expect(wallet.methods()).toContain('wallet_addEthereumChain')
  })

  it.each([{ code: 4001 }, { code: -32002 }, { code: 4100 }, { code: 4900 }, { code: -32603, data: { code: 4001 } }])(
    'does not add the network after %j',
    async (failure) => {
      const wallet = createProvider({ wallet_switchEthereumChain: failure })
      const handle = await connectWallet(wallet.provider, patience())
      await expect(handle.switchNetwork?.(network)).rejects.toThrow()
      expect(wallet.methods()).not.toContain('wallet_addEthereumChain')
    },
  )

  it('does not add the network when the wallet failed and is there', async () => {
    const wallet = createProvider()
    wallet.answers.wallet_switchEthereumChain = () => {
      goThere(wallet)()
      return { code: -32000, message: 'raw' }
    }
    await (await connectWallet(wallet.provider, patience())).switchNetwork?.(network)
    expect(wallet.methods()).not.toContain('wallet_addEthereumChain')
  })

  it('does not ask to add a network without an endpoint on the web', async () => {
    const wallet = createProvider({ wallet_switchEthereumChain: { code: 4902 } })
    const handle = await connectWallet(wallet.provider, patience())
    for (const http of [[], ['wss://own'], ['javascript:alert(1)']]) {
      const bare = { ...network, rpcUrls: { default: { http }, chainDefault: { http } } }
      await expect(handle.switchNetwork?.(bare)).rejects.toBeInstanceOf(NetworkNotAddedError)
    }
    expect(wallet.methods()).not.toContain('wallet_addEthereumChain')
  })

  it('waits for a wallet that arrives 20 s after it answered', async () => {
    const wallet = createProvider({ wallet_switchEthereumChain: null })
    let now = 0
    const sleep = async (ms: number) => {
      await systemClock.sleep(0)
      // Limits of questions run beside the pauses.
      if (ms < 1_000) now += ms
      if (now > 20_000) goThere(wallet)()
    }
    const handle = await connectWallet(wallet.provider, { ...patience(), clock: { ...systemClock, sleep } })
    await handle.switchNetwork?.(network)
    expect(handle.snapshot.networkId).toBe('eip155:31338')
  })

  it('asks again when the wallet added without going there', async () => {
    const wallet = createProvider({ wallet_addEthereumChain: null })
    let asked = 0
    wallet.answers.wallet_switchEthereumChain = () => (++asked === 1 ? { code: 4902 } : goThere(wallet)())
    await (await connectWallet(wallet.provider, patience())).switchNetwork?.(network)
    expect(asked).toBe(2)
  })

  it('is declined without adding, and fails when the wallet only says it went', async () => {
    const declined = createProvider({ wallet_switchEthereumChain: { code: 4001 } })
    const first = await connectWallet(declined.provider, patience())
    await expect(first.switchNetwork?.(network)).rejects.toBeInstanceOf(UserRejectedError)
    expect(declined.methods()).not.toContain('wallet_addEthereumChain')
    const liar = await connectWallet(createProvider({ wallet_switchEthereumChain: null }).provider, hasty)
    await expect(liar.switchNetwork?.(network)).rejects.toBeInstanceOf(WalletFailedError)
  })

  it('waits for a wallet that arrives after it answered', async () => {
    const wallet = createProvider({ wallet_switchEthereumChain: null })
    const handle = await connectWallet(wallet.provider, patience())
    const switched = handle.switchNetwork?.(network)
    setTimeout(() => (wallet.answers.eth_chainId = '0x7a6a'), 120)
    await switched
    expect(handle.snapshot.networkId).toBe('eip155:31338')
  })

  it('fails in our own words, whatever the wallet throws', async () => {
    const wallet = createProvider({ wallet_switchEthereumChain: null })
    const handle = await connectWallet(wallet.provider, patience())
    wallet.answers.eth_chainId = { code: -32000, message: 'raw' }
    await expect(handle.switchNetwork?.(network)).rejects.toBeInstanceOf(WalletFailedError)
    const elsewhere = { ...network, chainNamespace: 'solana' } as const
    await expect(handle.switchNetwork?.(elsewhere)).rejects.toEqual(new ChainNotSupportedError())
  })

  it('is declined when adding is', async () => {
    const wallet = createProvider({
      wallet_switchEthereumChain: { code: 4902 },
      wallet_addEthereumChain: { code: 4001 },
    })
    const handle = await connectWallet(wallet.provider, patience())
    await expect(handle.switchNetwork?.(network)).rejects.toBeInstanceOf(UserRejectedError)
  })
})
