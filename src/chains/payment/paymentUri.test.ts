import { base58 } from '@scure/base'
import fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { defineNetwork, type Namespace } from '../network'
import { readPaymentUri } from './readPaymentUri'
import { writePaymentUri } from './writePaymentUri'

const me = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const network = (chainNamespace: Namespace, id: string | number) =>
  defineNetwork({
    id,
    chainNamespace,
    name: 'Net',
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })

const ethereum = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`))
const solana = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => base58.encode(bytes))
const units = fc.option(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), { nil: undefined })
const decimalText = (places: number) =>
  fc.option(
    fc
      .tuple(fc.nat(), fc.bigInt({ min: 1n, max: 10n ** BigInt(places) - 1n }))
      .map(([whole, part]) => `${whole}.${`${part}`.padStart(places, '0')}`),
    { nil: undefined },
  )

describe('links that ask for a payment', () => {
  it('of EVM chains are read as they were written (EIP-681)', () => {
    const parts = fc.record({
      id: fc.integer({ min: 1 }),
      to: ethereum,
      token: fc.option(ethereum, { nil: undefined }),
    })
    fc.assert(
      fc.property(parts, units, ({ id, to, token }, value) => {
        const uri = writePaymentUri({ network: network('eip155', id), address: to, token, value }) ?? ''
        const read = readPaymentUri(uri)
        expect(read).toEqual({ namespace: 'eip155', networkId: `eip155:${id}`, to, value, ...(token && { token }) })
      }),
    )
  })

  it('of Solana are read as they were written (Solana Pay)', () => {
    fc.assert(
      fc.property(solana, fc.option(solana, { nil: undefined }), decimalText(9), (to, token, amount) => {
        const uri = writePaymentUri({ network: network('solana', 'main'), address: to, token, amount }) ?? ''
        expect(readPaymentUri(uri)).toEqual({ namespace: 'solana', to, token, amount })
      }),
    )
  })

  it('of Bitcoin are read as they were written (BIP-21)', () => {
    const to = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    fc.assert(
      fc.property(decimalText(8), (amount) => {
        const uri = writePaymentUri({ network: network('bip122', 'main'), address: to, amount }) ?? ''
        expect(readPaymentUri(uri)).toEqual({ namespace: 'bip122', to, amount })
      }),
    )
    expect(readPaymentUri(`BITCOIN:${to.toUpperCase()}?amount=0.5`)).toMatchObject({ to, amount: '0.5' })
  })

  it.each(['bip122', 'solana'] as const)('of %s have no parameter that an amount or a token brings', (namespace) => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (amount, token) => {
        const terms = {
          network: network(namespace, 'main'),
          address: 'a',
          amount,
          ...(namespace === 'solana' && { token }),
        }
        const { searchParams } = new URL(writePaymentUri(terms) ?? '')
        const expected = { ...(amount && { amount }), ...(namespace === 'solana' && token && { 'spl-token': token }) }
        expect(Object.fromEntries(searchParams)).toEqual(expected)
      }),
    )
    expect(writePaymentUri({ network: network(namespace, 'main'), address: 'a', amount: '1&req-x=1' })).not.toContain(
      '&req',
    )
  })

  it('are absent where a namespace has none, or none for tokens', () => {
    for (const namespace of ['polkadot', 'cosmos'] as const)
      expect(writePaymentUri({ network: network(namespace, 'main'), address: 'a' })).toBeNull()
    expect(writePaymentUri({ network: network('bip122', 'main'), address: 'a', token: 'b' })).toBeNull()
  })

  it.each([
    [`ethereum:${me}`, { to: me, networkId: undefined, value: undefined }],
    [`ethereum:pay-${me}@10?value=2.014e18`, { networkId: 'eip155:10', value: 2_014_000_000_000_000_000n }],
    [`ethereum:alice.eth@1?value=1&gas=21000`, { to: 'alice.eth', value: 1n }],
    [`ethereum:${dollar}/transfer?address=${me}&uint256=1.5e6`, { token: dollar, to: me, value: 1_500_000n }],
    [`  solana:${base58.encode(new Uint8Array(32).fill(7))}?amount=1&label=A%20shop `, { amount: '1' }],
  ])('%s is one', (uri, expected) => {
    expect(readPaymentUri(uri)).toMatchObject(expected)
  })

  it.each([
    '',
    me,
    'https://shop.example',
    'ethereum:',
    `ethereum:${me.slice(0, -1)}`,
    `ethereum:${me.replace('C5', 'c5')}`,
    `ethereum:${me}?value=1&value=2`,
    `ethereum:${me}?value=-1`,
    `ethereum:${me}?value=1.5`,
    `ethereum:${me}?value=1e99`,
    `ethereum:${me}?value=${2n ** 256n}`,
    `ethereum:${me}?value=%`,
    `ethereum:${dollar}/approve?address=${me}&uint256=1`,
    `ethereum:${dollar}/transfer?uint256=1`,
    `ethereum:${dollar}/transfer?address=${me}&uint256=1&value=1`,
    `ethereum:${me}@x`,
    'solana:https%3A%2F%2Fshop.example%2Fpay',
    `solana:${base58.encode(new Uint8Array(32).fill(7))}?amount=1e3`,
    `solana:${base58.encode(new Uint8Array(32).fill(7))}?reference=abc`,
    `solana:${base58.encode(new Uint8Array(31).fill(7))}`,
    'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?req-somethingnew=1',
    'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.123456789',
    `ethereum:${'a'.repeat(3000)}.eth`,
  ])('%s is none, or asks for more than a payment', (uri) => {
    expect(readPaymentUri(uri)).toBeNull()
  })

  it('that are nonsense are refused, and never throw', () => {
    const scheme = fc.constantFrom('ethereum:', 'solana:', 'bitcoin:', '')
    fc.assert(fc.property(scheme, fc.string(), (start, rest) => void readPaymentUri(start + rest)))
  })
})
