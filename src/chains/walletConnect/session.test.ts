import { encodeAddress } from '@polkadot/util-crypto'
import { bech32 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WalletResponseError } from '../errors/walletErrors'
import { InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError } from '../errors/projectErrors'
import { defineNetwork } from '../network'
import { createHandle } from './handle'
import { proposalOf } from './namespaces'
import { readRefusal } from './relay'
import { accountsIn, readPeer, snapshotOf } from './session'
import type { SessionClient } from './sessionClient'

const currency = { name: 'Sol', symbol: 'SOL', decimals: 9 }
const deprecated = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const mainnet = defineNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: currency,
  rpcUrls: { default: { http: ['http://sol'] } },
  deprecatedCaipNetworkId: deprecated,
})
const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const session = (namespaces: unknown) => ({ topic: 't', namespaces })

describe('a session', () => {
  it('asks for former ids too, and takes their accounts for those of the network', () => {
    expect(proposalOf([mainnet]).solana).toMatchObject({
      chains: [mainnet.caipNetworkId, deprecated],
      rpcMap: { [mainnet.id]: 'http://sol' },
    })
    const accounts = accountsIn(session({ solana: { accounts: [`${deprecated}:${address}`] } }), 'solana', [mainnet])
    expect(accounts).toEqual([
      {
        caipAddress: `${mainnet.caipNetworkId}:${address}`,
        networkId: mainnet.caipNetworkId,
        rawChainId: deprecated,
        rawAddress: address,
      },
    ])
  })

  it('has an EVM account once, whatever case the wallet writes it in', () => {
    const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    const accounts = [vitalik.toLowerCase(), vitalik, `0x${vitalik.slice(2).toUpperCase()}`].map(
      (one) => `eip155:1:${one}`,
    )
    const read = accountsIn(session({ eip155: { accounts } }), 'eip155', [])
    expect(read.map(({ caipAddress }) => caipAddress)).toEqual([`eip155:1:${vitalik}`])
  })

  it('has an account once in every namespace, in the writing of its chain, and knows the wallet’s', () => {
    const key = new Uint8Array(32).fill(7)
    const dot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
    const btc = 'bip122:000000000019d6689c085ae165831e93'
    const hub = 'cosmos:cosmoshub-4'
    const segwit = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
    const read = (namespace: 'polkadot' | 'bip122' | 'cosmos', accounts: readonly string[]) =>
      accountsIn(session({ [namespace]: { accounts } }), namespace, [])
    const own = encodeAddress(key, 2)
    const accounts = read('polkadot', [`${dot}:${own}`, `${dot}:${encodeAddress(key, 42)}`])
    expect(accounts).toEqual([
      { caipAddress: `${dot}:${encodeAddress(key, 0)}`, networkId: dot, rawChainId: dot, rawAddress: own },
    ])
    for (const address of [own, encodeAddress(key, 0)])
      expect(snapshotOf(accounts, [], { address }).address).toBe(`${dot}:${encodeAddress(key, 0)}`)
    const bitcoin = read('bip122', [`${btc}:${segwit.toUpperCase()}`, `${btc}:${segwit}`])
    expect(bitcoin.map(({ caipAddress }) => caipAddress)).toEqual([`${btc}:${segwit}`])
    const words = bech32.toWords(key.subarray(0, 20))
    const foreign = read(
      'cosmos',
      [bech32.encode('cosmosvaloper', words), bech32.encode('cosmos', words)].map((one) => `${hub}:${one}`),
    )
    expect(foreign.map(({ caipAddress }) => caipAddress)).toEqual([`${hub}:${bech32.encode('cosmos', words)}`])
  })

  it('asks the wallet by its own writing of an account', async () => {
    const dot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
    const own = encodeAddress(new Uint8Array(32).fill(7), 2)
    const asked: unknown[] = []
    const client: Partial<SessionClient> = {
      session: () => session({ polkadot: { accounts: [`${dot}:${own}`] } }),
      ask: async (...given) => (asked.push(given), { signature: `0x${'0'.repeat(128)}` }),
      subscribe: () => () => undefined,
      end: async () => undefined,
    }
    const handle = createHandle(client as SessionClient, 'polkadot', [])
    await handle.signMessage('x', handle.snapshot.address)
    expect(asked).toEqual([[dot, 'polkadot_signMessage', { address: own, message: 'x' }]])
  })

  it('reads parts of single chains, leaves out what is no account, and each one once', () => {
    const one = `${mainnet.caipNetworkId}:${address}`
    const given = session({ [mainnet.caipNetworkId]: { accounts: [one, one, 7, 'solana:x', `eip155:1:${address}`] } })
    expect(accountsIn(given, 'solana', [mainnet]).map(({ caipAddress }) => caipAddress)).toEqual([one])
    expect(() => snapshotOf([], [mainnet])).toThrow(WalletResponseError)
  })

  it('is read whatever a wallet wrote into it', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(accountsIn(session(anything), 'solana', [mainnet])).toEqual(expect.any(Array))
        expect(typeof readPeer({ topic: '', namespaces: {}, peer: anything }).name).toBe('string')
      }),
    )
  })

  it('has the picture that the wallet gives as data, and none of the web', () => {
    const picture = 'data:image/png;base64,AA'
    const from = (icons: unknown) =>
      readPeer({ topic: '', namespaces: {}, peer: { metadata: { name: 'Mine', icons } } })
    expect(from(['https://wallet.example/icon.png', picture])).toEqual({ name: 'Mine', icon: picture })
    expect(from(['https://wallet.example/icon.png', 'javascript:x', 7])).toEqual({ name: 'Mine' })
    expect(from(picture)).toEqual({ name: 'Mine' })
  })

  it.each([
    ['WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)', InvalidProjectIdError],
    [
      'WebSocket connection closed abnormally with code: 3000 (Unauthorized: origin not allowed)',
      OriginNotAllowedError,
    ],
    [
      'WebSocket connection closed abnormally with code: 3000 (JWT validation error: JWT Token is not yet valid: basic)',
      TokenNotYetValidError,
    ],
  ])('that the relay refuses says why: %s', (message, type) => {
    expect(readRefusal(new Error(message))).toBeInstanceOf(type)
  })

  it('is retried when the relay is only away', () => {
    for (const error of [new Error('closed with code: 1006'), null, 'text', {}])
      expect(readRefusal(error)).toBeUndefined()
  })
})
