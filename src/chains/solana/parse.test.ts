import { base58 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { WalletResponseError } from '../errors/walletErrors'
import { readAccounts, readBytes, readKey } from './parse'

const good = { address: base58.encode(new Uint8Array(32).fill(7)), chains: ['solana:devnet'] }

describe('accounts', () => {
  it('are read with what the wallet knows them by', () => {
    const account = { ...good, publicKey: new Uint8Array(32).fill(7) }
    expect(readAccounts([account])).toEqual([{ ...good, features: null, raw: account }])
    expect(readAccounts([account])[0]?.raw).toBe(account)
    expect(readAccounts([])).toEqual([])
  })

  it('of other chains and repeated ones are left out', () => {
    const bitcoin = { address: 'bc1q', chains: ['bitcoin:mainnet', 7] }
    expect(readAccounts([bitcoin, good, { ...good }]).map(({ address }) => address)).toEqual([good.address])
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no list', good],
    ['an account that is none', [good, null]],
    ['an account without chains', [{ address: good.address }]],
    ['31 bytes', [{ ...good, address: base58.encode(new Uint8Array(31).fill(7)) }]],
    ['no base58', [{ ...good, address: `${good.address.slice(0, -1)}0` }]],
    ['a long text', [{ ...good, address: '2'.repeat(1_000_000) }]],
    ['an address that is no text', [{ ...good, address: 7 }]],
    ['another public key', [{ ...good, publicKey: new Uint8Array(32) }]],
    [
      'a getter that throws',
      [
        {
          ...good,
          get chains(): never {
            throw new Error('no')
          },
        },
      ],
    ],
  ])('are not %s', (_what, answer) => {
    expect(() => readAccounts(answer)).toThrow(WalletResponseError)
  })
})

describe('answers', () => {
  it('are copied, so that they cannot be changed later', () => {
    const theirs = new Uint8Array([1, 2])
    const ours = readBytes(theirs)
    theirs[0] = 9
    expect(ours).toEqual(new Uint8Array([1, 2]))
  })

  it.each([[[1, 2]], ['AQI='], [new Uint16Array(2)], [new ArrayBuffer(2)], [null], [new Uint8Array(3)]])(
    'are not bytes: %o',
    (answer) => {
      expect(() => readBytes(answer, 2)).toThrow(WalletResponseError)
    },
  )

  it('may throw when they are looked at', () => {
    expect(() =>
      readKey(
        {
          get accounts(): never {
            throw new Error('no')
          },
        },
        'accounts',
      ),
    ).toThrow(WalletResponseError)
    expect([readKey(null, 'accounts'), readKey('text', 'length')]).toEqual([undefined, undefined])
  })
})
