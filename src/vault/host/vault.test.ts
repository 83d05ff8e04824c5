import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { SystemProgram, Transaction, PublicKey, VersionedTransaction } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import type { ChainReader } from '../../chains/adapter'
import { defineNetwork } from '../../chains/network'
import { InvalidConfigError } from '../../chains/errors/errors'
import { NotConnectedError } from '../../chains/errors/rpcErrors'
import { mainnet, optimism, solanaMainnet } from '../../networks'
import { createEvmProvider } from './evmProvider'
import { createSolanaWallet } from './solanaWallet'
import { vault } from './vault'
import type { Ask } from './walletParts'

const own = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const key = new Uint8Array(32).fill(5)
const solanaAddress = base58.encode(ed25519.getPublicKey(key))

/** A vault that answers each request with the same, and remembers them. */
function createAsk(answer: unknown) {
  const asked: unknown[] = []
  const ask = (async (purpose: string, method: string, params: unknown) => {
    asked.push([purpose, method, params])
    return typeof answer === 'function' ? (answer as (params: unknown) => unknown)(params) : answer
  }) as Ask
  return { ask, asked }
}

describe('vault()', () => {
  it.each(['https://vault.shop.example', 'http://vault.localhost:3000/page', 'http://127.0.0.1:1'])(
    'takes %s',
    (url) => {
      expect(vault({ url })).toMatchObject({ methods: ['passkey'], name: 'Passkey wallet' })
    },
  )

  it.each([
    'http://vault.shop.example',
    'vault.shop.example',
    '',
    'https://a@b.example',
    'https://a.example/#x',
    undefined,
  ])('refuses %s', (url) => {
    expect(() => vault({ url: url as string })).toThrow(InvalidConfigError)
  })
})

describe('the vault as an EIP-1193 provider', () => {
  const networks = [defineNetwork(mainnet), defineNetwork(optimism)]
  const reads: unknown[] = []
  const chain = {
    request: async (network, { method }) => {
      reads.push([network.caipNetworkId, method])
      return method === 'eth_getBlockByNumber' ? { baseFeePerGas: '0x5' } : '0x1'
    },
  } as Partial<ChainReader> as ChainReader
  const create = (answer: unknown) => {
    const { ask, asked } = createAsk(answer)
    return { asked, provider: createEvmProvider({ ask, address: own, networks, reader: async () => chain }) }
  }

  it('answers for its account and network, and goes to networks of the app alone', async () => {
    const { provider, asked } = create(null)
    const events: unknown[] = []
    provider.on?.('chainChanged', (id) => events.push(id))
    const switchTo = (chainId: unknown) =>
      provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([own])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    await switchTo('0xa')
    expect(await provider.request({ method: 'net_version' })).toBe('10')
    await expect(switchTo('0x2')).rejects.toMatchObject({ code: 4902 })
    await expect(switchTo(null)).rejects.toMatchObject({ code: 4902 })
    expect(events).toEqual(['0xa'])
    expect(asked).toEqual([])
  })

  it('asks the vault for what signs, the endpoints for what reads, and refuses the rest', async () => {
    const { provider, asked } = create(['0x02f86c'])
    const params = ['0x00', own]
    expect(await provider.request({ method: 'personal_sign', params })).toBe('0x02f86c')
    expect(await provider.request({ method: 'eth_sendTransaction', params: [{ to: own }] })).toMatch(/^0x[0-9a-f]{64}$/)
    expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x1')
    for (const method of ['eth_sign', 'wallet_sendCalls', 'wallet_getCapabilities', 'eth_signTransaction'])
      await expect(provider.request({ method })).rejects.toMatchObject({ code: 4200 })
    const account = `eip155:1:${own}`
    const shared = { networkId: 'eip155:1', account }
    expect(asked).toEqual([
      ['sign', 'sign', { ...shared, method: 'personal_sign', params }],
      [
        'sign',
        'sign',
        {
          ...shared,
          method: 'eth_sendTransaction',
          params: [expect.objectContaining({ to: own, from: own, nonce: '0x1', gas: '0x1', maxFeePerGas: '0x7' })],
        },
      ],
    ])
    expect(reads.slice(-2)).toEqual([
      ['eip155:1', 'eth_sendRawTransaction'],
      ['eip155:1', 'eth_blockNumber'],
    ])
  })
})

describe('a wallet that the vault does not know any more', () => {
  const forget = () => {
    throw new NotConnectedError()
  }

  it('is disconnected on EVM networks and on Solana', async () => {
    const parts = { ask: createAsk(forget).ask, reader: async () => null }
    const provider = createEvmProvider({ ...parts, address: own, networks: [defineNetwork(mainnet)] })
    const told: unknown[] = []
    provider.on?.('accountsChanged', (accounts) => told.push(accounts))
    await expect(provider.request({ method: 'personal_sign', params: ['0x00', own] })).rejects.toThrow('connect()')
    const networks = [defineNetwork(solanaMainnet)]
    const { features } = createSolanaWallet({ ...parts, address: solanaAddress, networks })
    const events = features['standard:events'] as { on: (name: string, run: (change: unknown) => void) => () => void }
    events.on('change', (change) => told.push(change))
    const { signMessage } = features['solana:signMessage'] as { signMessage: (input: object) => Promise<unknown> }
    await expect(signMessage({ message: new Uint8Array(1) })).rejects.toThrow('connect()')
    expect(told).toEqual([[], { accounts: [] }])
  })
})

describe('the vault as a Solana wallet', () => {
  const network = defineNetwork(solanaMainnet)
  const payer = new PublicKey(solanaAddress)
  const other = new PublicKey(ed25519.getPublicKey(new Uint8Array(32).fill(6)))
  /** A payment of the account, or one that another account pays the fee of. */
  const bytesOf = (feePayer: PublicKey) => {
    const transaction = new Transaction({ feePayer, recentBlockhash: base58.encode(new Uint8Array(32)) })
    transaction.add(SystemProgram.transfer({ fromPubkey: payer, toPubkey: other, lamports: 1n }))
    return new Uint8Array(transaction.serialize({ requireAllSignatures: false }))
  }
  const versioned = () => {
    const { message } = VersionedTransaction.deserialize(bytesOf(payer))
    return new VersionedTransaction(message).serialize()
  }
  const sign = async (transaction: Uint8Array, answer?: string) => {
    const count = transaction[0] ?? 0
    const signature = base58.encode(ed25519.sign(transaction.subarray(1 + 64 * count), key))
    const { ask } = createAsk([answer ?? signature])
    const wallet = createSolanaWallet({ ask, address: solanaAddress, networks: [network], reader: async () => null })
    const feature = wallet.features['solana:signTransaction'] as {
      signTransaction: (input: object) => Promise<[{ signedTransaction: Uint8Array }]>
    }
    const [{ signedTransaction }] = await feature.signTransaction({ transaction, chain: network.caipNetworkId })
    return VersionedTransaction.deserialize(signedTransaction)
  }

  it.each([
    ['the first signer', bytesOf(payer), 0],
    ['the second signer', bytesOf(other), 1],
    ['a rewritten transaction', versioned(), 0],
  ])('puts the signature at the place of %s', async (_what, bytes, place) => {
    const { signatures, message } = await sign(bytes)
    const own = signatures[place] as Uint8Array
    expect(ed25519.verify(own, message.serialize(), payer.toBytes())).toBe(true)
    expect(signatures.filter((one) => one.some((byte) => byte !== 0))).toHaveLength(1)
  })

  it('refuses a transaction without a place for the account, and an answer that is no signature', async () => {
    const strange = new Transaction({ feePayer: other, recentBlockhash: base58.encode(new Uint8Array(32)) })
    strange.add(SystemProgram.transfer({ fromPubkey: other, toPubkey: payer, lamports: 1n }))
    const bytes = new Uint8Array(strange.serialize({ requireAllSignatures: false }))
    await expect(sign(bytes)).rejects.toThrow('no place for a signature')
    await expect(sign(new Uint8Array([1, 2, 3]))).rejects.toThrow('no place for a signature')
    await expect(sign(bytesOf(payer), base58.encode(new Uint8Array(63)))).rejects.toThrow('with a signature')
  })
})
