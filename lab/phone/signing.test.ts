import { serializeSignDoc, type AminoSignResponse } from '@cosmjs/amino'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { signatureVerify } from '@polkadot/util-crypto/signature'
import { base58, base64 } from '@scure/base'
import { Verifier } from 'bip322-js'
import { stringToHex, verifyMessage, verifyTypedData, type Hex } from 'viem'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressOn, bitcoin, cosmos, meet, polkadot, request, solana, withLine } from './testPhone'

const line = withLine()

describe('a phone that is connected', () => {
  beforeEach(() => meet(line()))

  it('signs on EVM chains', async () => {
    const address = addressOn(line(), 'eip155:1') as Hex
    const signature = await request<Hex>(line(), 'eip155:1', 'personal_sign', [stringToHex('hello'), address])
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
    expect(line().asked.at(-1)).toMatchObject({ kind: 'request', chain: { id: 'eip155:1' }, method: 'personal_sign' })
    const types = { Order: [{ name: 'rope', type: 'uint256' }] } as const
    const data = { domain: { chainId: 1 }, types, primaryType: 'Order', message: { rope: 2 } } as const
    const typed = await request<Hex>(line(), 'eip155:1', 'eth_signTypedData_v4', [address, JSON.stringify(data)])
    expect(await verifyTypedData({ ...data, message: { rope: 2n }, address, signature: typed })).toBe(true)
  })

  it('signs on Solana, Bitcoin, Polkadot and Cosmos', async () => {
    const hello = new TextEncoder().encode('hello')
    const key = addressOn(line(), solana)
    const onSolana = await request<{ signature: string }>(line(), solana, 'solana_signMessage', {
      pubkey: key,
      message: base58.encode(hello),
    })
    expect(ed25519.verify(base58.decode(onSolana.signature), hello, base58.decode(key))).toBe(true)

    const account = addressOn(line(), bitcoin)
    expect(await request(line(), bitcoin, 'getAccountAddresses', { account })).toMatchObject([{ address: account }])
    const onBitcoin = await request<{ address: string; signature: string }>(line(), bitcoin, 'signMessage', {
      account,
      message: 'hello',
    })
    expect(Verifier.verifySignature(account, 'hello', onBitcoin.signature)).toBe(true)

    const address = addressOn(line(), polkadot)
    const onPolkadot = await request<{ signature: string }>(line(), polkadot, 'polkadot_signMessage', {
      address,
      message: 'hello',
    })
    expect(signatureVerify('hello', onPolkadot.signature, address).isValid).toBe(true)

    const signerAddress = addressOn(line(), cosmos)
    expect(await request(line(), cosmos, 'cosmos_getAccounts', {})).toMatchObject([{ address: signerAddress }])
    const signDoc = {
      chain_id: 'cosmoshub-4',
      account_number: '1',
      sequence: '0',
      memo: 'hello',
      msgs: [],
      fee: { amount: [], gas: '0' },
    }
    const { signed, signature } = await request<AminoSignResponse>(line(), cosmos, 'cosmos_signAmino', {
      signerAddress,
      signDoc,
    })
    const publicKey = base64.decode(String(signature.pub_key.value))
    expect(secp256k1.verify(base64.decode(signature.signature), serializeSignDoc(signed), publicKey)).toBe(true)
  })
})
