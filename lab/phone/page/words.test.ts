import { base58 } from '@scure/base'
import { stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './words'

const app = { name: 'The Chandlery', url: 'https://shop.example' }
const chain = { id: 'eip155:1', name: 'Harbour' }
const request = (method: string, params: unknown) => wordsOf({ kind: 'request', app, chain, method, params })

describe('the words of a question', () => {
  it('say who wants what', () => {
    expect(wordsOf({ kind: 'connect', app, chains: [chain], methods: ['personal_sign'] })).toEqual({
      title: 'Connect to The Chandlery',
      content: 'Networks: Harbour\nMay ask for: personal_sign',
    })
    expect(wordsOf({ kind: 'signIn', app, chains: [chain], message: 'hello' })).toEqual({
      title: 'Connect and sign in to The Chandlery',
      content: 'Networks: Harbour\n\nhello',
    })
  })

  it.each([
    ['personal_sign', [stringToHex('hello'), '0x']],
    ['personal_sign', ['hello', '0x']],
    ['solana_signMessage', { message: base58.encode(new TextEncoder().encode('hello')) }],
    ['polkadot_signMessage', { message: 'hello' }],
    ['signMessage', { account: 'bc1', message: 'hello' }],
  ])('show the text of %s %j', (method, params) => {
    expect(request(method, params)).toEqual({ title: 'Sign a message on Harbour', content: 'hello' })
  })

  it('show the rest as it came', () => {
    expect(request('eth_sendTransaction', [{ value: '0x1' }]).content).toContain('"value": "0x1"')
    expect(request('eth_signTypedData_v4', ['0x', '{}']).title).toBe('Sign data on Harbour')
    expect(request('solana_signMessage', { message: '0OIl' }).content).toBe('0OIl')
    expect(request('wallet_switchEthereumChain', [{ chainId: '0x1' }]).title).toBe('Switch network on Harbour')
    expect(request('cosmos_signAmino', { signDoc: {} }).title).toBe('cosmos_signAmino on Harbour')
  })
})
