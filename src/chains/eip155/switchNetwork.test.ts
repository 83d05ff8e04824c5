import { describe, expect, it } from 'vitest'
import { systemClock } from '../clock'
import { createProvider } from '../../../stories/lab/wallets/provider'
import { ChainNotSupportedError } from '../errors/chainErrors'
import { UserRejectedError } from '../errors/errors'
import { WalletFailedError } from '../errors/walletErrors'
import { defineNetwork } from '../network'
import { connectWallet } from './wallet.late'

const patience = (signal = new AbortController().signal) => ({ signal, clock: systemClock })
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
    const liar = await connectWallet(createProvider({ wallet_switchEthereumChain: null }).provider, patience())
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
