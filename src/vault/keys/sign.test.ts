import { ed25519 } from '@noble/curves/ed25519.js'
import { Keypair, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { base58 } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import fc from 'fast-check'
import {
  hashMessage,
  parseTransaction,
  recoverAddress,
  recoverTransactionAddress,
  recoverTypedDataAddress,
  type Hex,
  type TransactionSerializable,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { addressesOf, deriveKeys } from './accounts'
import { SigningError } from './errors'
import { sign, type SignRequest } from './sign'

const entropy = mnemonicToEntropy('test test test test test test test test test test test junk', wordlist)
const addresses = addressesOf(deriveKeys(entropy))
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const failureOf = (request: SignRequest) =>
  sign(entropy, request).then(
    () => 'signed',
    (error: unknown) => (error instanceof SigningError ? error.failure : error),
  )

describe('on EVM networks', () => {
  it('a message is signed byte by byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (message) => {
        const signature = (await sign(entropy, { namespace: 'eip155', kind: 'message', message })) as Hex
        expect(await recoverAddress({ hash: hashMessage({ raw: message }), signature })).toBe(addresses.eip155)
      }),
      { numRuns: 5 },
    )
  })

  it('typed data is signed, and data that does not fit its types is not', async () => {
    const typedData = {
      domain: { name: 'Shop', chainId: 1 },
      types: { Order: [{ name: 'amount', type: 'uint256' }] },
      primaryType: 'Order',
      message: { amount: 5n },
    } as const
    const signature = (await sign(entropy, { namespace: 'eip155', kind: 'typedData', typedData })) as Hex
    expect(await recoverTypedDataAddress({ ...typedData, signature })).toBe(addresses.eip155)
    const wrong = { ...typedData, message: { amount: 'a secret' } }
    expect(await failureOf({ namespace: 'eip155', kind: 'typedData', typedData: wrong })).toBe('invalid')
  })

  const whole = { chainId: 1, nonce: 0, gas: 21_000n, to: other, value: 7n, data: '0x1234' } as const
  const ofFees = [
    ['fees of EIP-1559', { maxFeePerGas: 9n, maxPriorityFeePerGas: 1n }],
    ['a gas price', { gasPrice: 9n }],
    ['a gas price and its type', { type: 'legacy', gasPrice: 9n }],
    ['an access list', { type: 'eip2930', gasPrice: 9n, accessList: [{ address: other, storageKeys: [] }] }],
  ] as const

  it.each(ofFees)('a transaction with %s is signed as it is', async (_name, fees) => {
    const transaction = { ...whole, ...fees } as TransactionSerializable
    const signed = await sign(entropy, { namespace: 'eip155', kind: 'transaction', transaction })
    expect(await recoverTransactionAddress({ serializedTransaction: signed as `0x02${string}` })).toBe(addresses.eip155)
    expect(parseTransaction(signed as Hex)).toMatchObject({ nonce: 0, value: 7n, gas: 21_000n, data: '0x1234' })
  })

  it.each(['chainId', 'nonce', 'gas'] as const)('a transaction without %s is not signed', async (field) => {
    const transaction = { ...whole, gasPrice: 1n, [field]: undefined } as TransactionSerializable
    expect(await failureOf({ namespace: 'eip155', kind: 'transaction', transaction })).toBe('incomplete')
  })

  it('a transaction is never signed with another field than was shown', async () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 70n })
    const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
      fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
    const isGiven = (value: unknown) => value !== undefined
    const anything = fc
      .tuple(
        fc.constantFrom({}, ...ofFees.map(([, fees]) => fees)),
        fc.record({
          chainId: fc.constantFrom(1, 10, 31337),
          nonce: fc.nat(1000),
          gas: fc.constantFrom(21_000n, 90_000n),
          to: fc.constantFrom(other, other.toLowerCase(), null),
          value: amount,
          data: fc.constantFrom('0x', '0xabcd'),
        }),
        fc.record({
          gasPrice: rarely(amount),
          maxFeePerGas: rarely(amount),
          maxPriorityFeePerGas: rarely(amount),
          type: rarely(fc.constantFrom('legacy', 'eip2930', 'eip1559', 'eip7702', 'eip4844')),
          accessList: rarely(fc.constantFrom([], [{ address: other, storageKeys: [] }])),
          authorizationList: rarely(fc.constant([])),
          from: rarely(fc.constant(other)),
        }),
      )
      .map(([fees, ...parts]) => {
        const given = parts.flatMap((part) => Object.entries(part).filter(([, value]) => isGiven(value)))
        return { ...fees, ...Object.fromEntries(given) } as Readonly<Record<string, unknown>>
      })
    const signedTypes = new Set<string | undefined>()
    await fc.assert(
      fc.asyncProperty(anything, async (shown) => {
        const transaction = shown as TransactionSerializable
        const signed = await sign(entropy, { namespace: 'eip155', kind: 'transaction', transaction }).catch(
          (error: unknown) => {
            expect(error).toBeInstanceOf(SigningError)
            return null
          },
        )
        if (signed === null) return
        const read = parseTransaction(signed as Hex) as unknown as Record<string, unknown>
        signedTypes.add(read.type as string)
        for (const [field, value] of Object.entries(shown)) {
          const isNothing = value === null || value === 0n || value === 0 || value === '0x' || String(value) === ''
          if (isNothing)
            expect(read[field] ?? 0).toSatisfy(
              (found) => found === 0 || found === 0n || found === '0x' || String(found) === '',
            )
          else if (field === 'accessList') expect(read[field]).toHaveLength(1)
          else expect(String(read[field]).toLowerCase()).toBe(String(value).toLowerCase())
        }
      }),
      { numRuns: 120, seed: 7 },
    )
    expect([...signedTypes].sort()).toEqual(['eip1559', 'eip2930', 'legacy'])
  })
})

describe('on Solana', () => {
  const build = (payerKey: PublicKey, version: 0 | 'legacy' = 0) => {
    const instructions = [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: payerKey, lamports: 5 })]
    const message = new TransactionMessage({ payerKey, recentBlockhash: addresses.solana, instructions })
    return new VersionedTransaction(version === 0 ? message.compileToV0Message() : message.compileToLegacyMessage())
  }
  const isValid = (signature: string, bytes: Uint8Array) =>
    ed25519.verify(base58.decode(signature), bytes, base58.decode(addresses.solana))

  it('a message is signed byte by byte', async () => {
    const message = new TextEncoder().encode('Hello')
    expect(isValid(await sign(entropy, { namespace: 'solana', kind: 'message', message }), message)).toBe(true)
  })

  it.each([0, 'legacy'] as const)('a transaction of version %s is signed as the library signs it', async (version) => {
    const made = build(new PublicKey(addresses.solana), version)
    const transaction = made.serialize()
    const signature = await sign(entropy, { namespace: 'solana', kind: 'transaction', transaction })
    made.sign([Keypair.fromSeed(deriveKeys(entropy).solana)])
    expect(signature).toBe(base58.encode(made.signatures[0] ?? new Uint8Array()))
  })

  it('a message that is a transaction is not signed, with its places for signatures or without', async () => {
    const made = build(new PublicKey(addresses.solana))
    for (const message of [made.serialize(), made.message.serialize()])
      expect(await failureOf({ namespace: 'solana', kind: 'message', message })).toBe('isTransaction')
  })

  it('a transaction of another account, and other bytes, are not signed', async () => {
    const transaction = build(Keypair.generate().publicKey).serialize()
    expect(await failureOf({ namespace: 'solana', kind: 'transaction', transaction })).toBe('otherSigner')
    for (const bytes of [new Uint8Array(), new Uint8Array(64), transaction.slice(0, -1), new Uint8Array(5_000)])
      expect(await failureOf({ namespace: 'solana', kind: 'transaction', transaction: bytes })).toBe('invalid')
  })
})
