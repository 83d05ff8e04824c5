import { serializeSignDoc, type AminoSignResponse, type StdSignDoc } from '@cosmjs/amino'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { signatureVerify } from '@polkadot/util-crypto/signature'
import { base58, base64 } from '@scure/base'
import { Verifier } from 'bip322-js'
import { stringToHex, verifyMessage, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { PhoneChain } from '../types'
import { keyringOf } from './keyrings'
import type { Keyring } from './keyring'

const chains = {
  eip155: { id: 'eip155:31337', name: 'Harbour' },
  solana: { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  bip122: { id: 'bip122:000000000019d6689c085ae165831e93', name: 'Bitcoin' },
  polkadot: { id: 'polkadot:91b171bb158e2d3848fa23a9f1c25182', name: 'Polkadot' },
  cosmos: { id: 'cosmos:cosmoshub-4', name: 'Cosmos Hub' },
} as const satisfies Record<string, PhoneChain>

const keysOf = (namespace: keyof typeof chains) => keyringOf(namespace) as Keyring
const addressOf = (namespace: keyof typeof chains, index: number) => keysOf(namespace).address(index, chains[namespace])
const run = (namespace: keyof typeof chains, method: string, params: unknown) =>
  keysOf(namespace).run(method, params, chains[namespace], 0)

describe.each([0, 2])('key %i', (index) => {
  it('signs on EVM chains', async () => {
    const address = addressOf('eip155', index) as Hex
    const signature = (await run('eip155', 'personal_sign', [stringToHex('hello'), address])) as Hex
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
    expect(await run('eip155', 'personal_sign', ['hello', address])).toBe(signature)
  })

  it('signs on Solana', async () => {
    const pubkey = addressOf('solana', index)
    const bytes = new TextEncoder().encode('hello')
    const answer = await run('solana', 'solana_signMessage', { pubkey, message: base58.encode(bytes) })
    const { signature } = answer as { signature: string }
    expect(ed25519.verify(base58.decode(signature), bytes, base58.decode(pubkey))).toBe(true)
  })

  it('signs on Bitcoin', async () => {
    const address = addressOf('bip122', index)
    expect(address).toMatch(/^bc1q/)
    const answer = await run('bip122', 'signMessage', { account: address, message: 'hello' })
    const { signature } = answer as { signature: string }
    expect(answer).toMatchObject({ address })
    expect(Verifier.verifySignature(address, 'hello', signature)).toBe(true)
    expect(Verifier.verifySignature(address, 'hullo', signature)).toBe(false)
  })

  it('signs on Polkadot', async () => {
    const address = addressOf('polkadot', index)
    for (const message of ['hello', '0x68656c6c6f']) {
      const { signature } = (await run('polkadot', 'polkadot_signMessage', { address, message })) as {
        signature: string
      }
      expect(signatureVerify('hello', signature, address)).toMatchObject({ isValid: true, crypto: 'sr25519' })
    }
  })

  it('signs on Cosmos', async () => {
    const signerAddress = addressOf('cosmos', index)
    const signDoc: StdSignDoc = {
      chain_id: 'cosmoshub-4',
      account_number: '1',
      sequence: '0',
      memo: 'hi',
      msgs: [],
      fee: { amount: [], gas: '0' },
    }
    const { signature, signed } = (await run('cosmos', 'cosmos_signAmino', {
      signerAddress,
      signDoc,
    })) as AminoSignResponse
    const [bytes, key] = [base64.decode(signature.signature), base64.decode(String(signature.pub_key.value))]
    expect(secp256k1.verify(bytes, serializeSignDoc(signed), key)).toBe(true)
  })
})

describe('a keyring', () => {
  it('tells its accounts', async () => {
    expect(await run('eip155', 'eth_accounts', [])).toEqual([addressOf('eip155', 0)])
    expect(await run('solana', 'solana_getAccounts', {})).toEqual([{ pubkey: addressOf('solana', 0) }])
    expect(await run('bip122', 'getAccountAddresses', {})).toMatchObject([
      { address: addressOf('bip122', 0), intention: 'payment' },
    ])
    expect(await run('cosmos', 'cosmos_getAccounts', {})).toMatchObject([
      { algo: 'secp256k1', address: addressOf('cosmos', 0) },
    ])
  })

  it.each([
    ['bip122:0f9188f13cb7b2c71f2a335e3a4fc328', /^bcrt1q/],
    ['bip122:000000000933ea01ad0ee984209779ba', /^tb1q/],
    ['polkadot:b0a8d493285c2df73290dfb7e61f870f', /^[C-J]/],
    ['polkadot:e143f23803ac50e8f6f8e62695d1ce9e', /^5/],
    ['cosmos:osmosis-1', /^osmo1/],
  ])('writes the addresses of %s', (id, shape) => {
    expect(keyringOf(id.split(':')[0] ?? '')?.address(0, { id, name: id })).toMatch(shape)
  })

  it.each([
    ['eip155', 'personal_sign', ['0x00', '0x000000000000000000000000000000000000bEEF'], 4100],
    ['eip155', 'personal_sign', undefined, 4100],
    ['eip155', 'eth_sendTransaction', [], -32602],
    ['solana', 'solana_signMessage', { pubkey: 'nobody', message: '' }, 4100],
    ['solana', 'solana_signMessage', { pubkey: addressOf('solana', 0), message: '0OIl' }, -32602],
    ['bip122', 'signMessage', { account: addressOf('bip122', 0), message: 'x', protocol: 'ecdsa' }, -32602],
    ['polkadot', 'polkadot_signMessage', null, -32602],
    ['cosmos', 'cosmos_signAmino', { signerAddress: addressOf('cosmos', 0) }, -32602],
  ] as const)('of %s refuses %s of %j', async (namespace, method, params, code) => {
    await expect(run(namespace, method, params)).rejects.toMatchObject({ code })
  })

  it('is there for five namespaces and no more', () =>
    expect([keyringOf('near'), keyringOf('constructor')]).toEqual([undefined, undefined]))
})
