import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WalletResponseError } from '../errors/walletErrors'
import { InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError } from '../errors/projectErrors'
import { defineNetwork } from '../network'
import { proposalOf } from './namespaces'
import { readRefusal } from './relay'
import { accountsIn, peerName, snapshotOf } from './session'

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
      { caipAddress: `${mainnet.caipNetworkId}:${address}`, networkId: mainnet.caipNetworkId, rawChainId: deprecated },
    ])
  })

  it('V11: has an EVM account once, whatever case the wallet writes it in', () => {
    const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    const accounts = [vitalik.toLowerCase(), vitalik, `0x${vitalik.slice(2).toUpperCase()}`].map(
      (one) => `eip155:1:${one}`,
    )
    const read = accountsIn(session({ eip155: { accounts } }), 'eip155', [])
    expect(read.map(({ caipAddress }) => caipAddress)).toEqual([`eip155:1:${vitalik}`])
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
        expect(typeof peerName({ topic: '', namespaces: {}, peer: anything })).toBe('string')
      }),
    )
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
