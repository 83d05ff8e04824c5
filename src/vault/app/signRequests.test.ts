import { Keypair, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { base58, base64 } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import fc from 'fast-check'
import { hashMessage, numberToHex, parseTransaction, recoverAddress, recoverTypedDataAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeRequest } from '../../chains/requests/describeRequest.late'
import { defineNetwork } from '../../chains/network'
import { mainnet } from '../../networks'
import { addressesOf, deriveKeys } from '../keys/accounts'
import { sign } from '../keys/sign'
import { signRequestsOf } from './signRequests'

const entropy = mnemonicToEntropy('test test test test test test test test test test test junk', wordlist)
const own = addressesOf(deriveKeys(entropy))
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Describes a request as the vault does, and reads the signatures from the description. */
async function read(method: string, params: unknown) {
  const isEvm = !method.startsWith('solana_')
  const account = isEvm ? (`eip155:1:${own.eip155}` as const) : (`solana:main:${own.solana}` as const)
  const context = { network: defineNetwork(mainnet), account, origin: 'https://shop.example' }
  return signRequestsOf(await describeRequest({ method, params }, context), own)
}
async function signed(method: string, params: unknown): Promise<string> {
  const [request] = (await read(method, params)) ?? []
  if (!request) throw new Error('It is not signed')
  return sign(entropy, request)
}

const whole = {
  from: own.eip155,
  to: other,
  value: '0x1',
  chainId: '0x1',
  nonce: '0x0',
  gas: '0x5208',
  gasPrice: '0x1',
}

describe('on EVM networks, the vault signs', () => {
  it('the message that is described', async () => {
    const signature = (await signed('personal_sign', ['Hello', own.eip155])) as Hex
    expect(await recoverAddress({ hash: hashMessage('Hello'), signature })).toBe(own.eip155)
  })

  it('the typed data that is described, without fields that no type covers', async () => {
    const typedData = {
      types: { Order: [{ name: 'amount', type: 'uint256' }] },
      primaryType: 'Order',
      domain: { name: 'Shop', chainId: 1 },
      message: { amount: '5', note: 'not covered' },
    }
    const signature = (await signed('eth_signTypedData_v4', [own.eip155, JSON.stringify(typedData)])) as Hex
    const message = { amount: 5n }
    const types = { Order: [{ name: 'amount', type: 'uint256' }] } as const
    const data = { types, primaryType: 'Order', domain: { name: 'Shop', chainId: 1 }, message } as const
    expect(await recoverTypedDataAddress({ ...data, signature })).toBe(own.eip155)
  })

  it('any complete transaction field by field', async () => {
    const amount = fc.bigInt({ min: 1n, max: 2n ** 80n })
    await fc.assert(
      fc.asyncProperty(
        amount,
        amount,
        fc.nat(1_000),
        fc.boolean(),
        fc.uint8Array({ maxLength: 40 }),
        async (value, price, nonce, isOld, bytes) => {
          const data = `0x${Buffer.from(bytes).toString('hex')}`
          const fees = isOld ? { gasPrice: price } : { maxFeePerGas: price, maxPriorityFeePerGas: 1n }
          const written = Object.fromEntries(
            Object.entries({ ...fees, value, nonce, gas: 90_000n }).map(([name, one]) => [name, numberToHex(one)]),
          )
          const raw = (await signed('eth_sendTransaction', [
            { from: own.eip155, to: other, data, chainId: '0x1', ...written },
          ])) as Hex
          const found = parseTransaction(raw)
          expect(found).toMatchObject({ ...fees, value, gas: 90_000n, chainId: 1, to: other.toLowerCase() })
          expect([found.nonce ?? 0, found.data ?? '0x']).toEqual([nonce, data])
        },
      ),
      { numRuns: 15 },
    )
  })

  it.each([
    ['a message for another account', 'personal_sign', ['Hello', other]],
    ['a transaction of another account', 'eth_sendTransaction', [{ ...whole, from: other }]],
    ['a transaction without a nonce', 'eth_sendTransaction', [{ ...whole, nonce: undefined }]],
    ['a transaction without a limit of gas', 'eth_sendTransaction', [{ ...whole, gas: undefined }]],
    [
      'a delegation',
      'eth_sendTransaction',
      [{ ...whole, authorizationList: [{ chainId: '0x1', address: other, nonce: '0x0' }] }],
    ],
    ['a transaction of a later type', 'eth_sendTransaction', [{ ...whole, type: '0x9' }]],
    ['a malformed transaction', 'eth_sendTransaction', [{ ...whole, to: 'x' }]],
    ['several calls', 'wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', calls: [{ to: other }] }]],
    ['an unknown method', 'eth_sign', [own.eip155, '0x00']],
    ['a method of every object', 'constructor', []],
    ['nothing', 'personal_sign', []],
  ])('not %s', async (_name, method, params) => {
    expect(await read(method, params)).toBe(null)
  })
})

describe('on Solana, the vault signs', () => {
  const build = (payerKey: PublicKey) => {
    const instructions = [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: payerKey, lamports: 5 })]
    const message = new TransactionMessage({ payerKey, recentBlockhash: own.solana, instructions })
    return base64.encode(new VersionedTransaction(message.compileToV0Message()).serialize())
  }
  const transaction = build(new PublicKey(own.solana))

  it('the message that is described', async () => {
    const bytes = new TextEncoder().encode('Hello')
    expect(await read('solana_signMessage', { message: base58.encode(bytes), pubkey: own.solana })).toEqual([
      { namespace: 'solana', kind: 'message', message: bytes },
    ])
  })

  it('one transaction, or each of several', async () => {
    const request = { namespace: 'solana', kind: 'transaction', transaction: base64.decode(transaction) }
    for (const method of ['solana_signTransaction', 'solana_signAndSendTransaction'])
      expect(await read(method, { transaction, pubkey: own.solana })).toEqual([request])
    const all = await read('solana_signAllTransactions', {
      transactions: [transaction, transaction],
      pubkey: own.solana,
    })
    expect(all).toEqual([request, request])
  })

  it.each([
    ['for another account', 'solana_signTransaction', { transaction, pubkey: Keypair.generate().publicKey.toBase58() }],
    [
      'that cannot be read',
      'solana_signTransaction',
      { transaction: base64.encode(new Uint8Array(99)), pubkey: own.solana },
    ],
    ['of an empty list', 'solana_signAllTransactions', { transactions: [], pubkey: own.solana }],
  ])('no transaction %s', async (_name, method, params) => {
    expect(await read(method, params)).toBe(null)
  })
})
