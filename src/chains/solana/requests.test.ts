import { base58, base64 } from '@scure/base'
import { describe, expect, it, vi } from 'vitest'
import { WalletResponseError } from '../errors/walletErrors'
import { WalletUnavailableError } from '../errors/errors'
import { InvalidRequestError } from '../errors/rpcErrors'
import { printBase58 } from '../requests/bytes'
import type { SolanaHandle } from './handle'
import { requestSolana } from './requests.late'

const signature = Uint8Array.from({ length: 64 }, (_none, index) => index)
const transaction = Uint8Array.of(1, ...signature, 9, 9)
const given = base64.encode(transaction)

/** A wallet that notes what it is asked. */
function create(
  signing: Partial<SolanaHandle> = { signTransaction: async (bytes) => bytes, sendTransaction: async () => 'sent' },
) {
  const texts: string[] = []
  const handle = {
    snapshot: { address: 'solana:main:me', accounts: ['solana:main:me'], networkId: 'solana:main' },
    signMessage: async (text: string, address: string) => (texts.push(text), `by ${address}`),
    ...signing,
  } as unknown as SolanaHandle
  return { texts, ask: (method: string, params?: unknown) => requestSolana(handle, { method, params }) }
}

describe('Solana methods over a wallet of the Wallet Standard', () => {
  it('answer in the shapes of the specification', async () => {
    const { ask, texts } = create()
    const message = base58.encode(new TextEncoder().encode('\uFEFFHello ✓'))
    expect(await ask('solana_signMessage', { message })).toEqual({ signature: 'by solana:main:me' })
    expect(texts).toEqual(['\uFEFFHello ✓'])
    expect(await ask('solana_signTransaction', { transaction: given })).toEqual({
      signature: base58.encode(signature),
      transaction: given,
    })
    expect(await ask('solana_signAllTransactions', { transactions: [given, given] })).toEqual({
      transactions: [given, given],
    })
    expect(await ask('solana_signAndSendTransaction', { transaction: given })).toEqual({ signature: 'sent' })
  })

  it('are for the account that the request names, and for none that is not connected', async () => {
    const accounts = ['solana:main:me', 'solana:main:you']
    const { ask } = create({ snapshot: { address: accounts[0], accounts, networkId: 'solana:main' } } as never)
    const message = base58.encode(new TextEncoder().encode('Hello'))
    expect(await ask('solana_signMessage', { message, pubkey: 'you' })).toEqual({ signature: 'by solana:main:you' })
    await expect(ask('solana_signMessage', { message, pubkey: 'they' })).rejects.toThrow(InvalidRequestError)
  })

  it.each([
    ['solana_signMessage', null],
    ['solana_signMessage', { message: 'not base58: 0OIl' }],
    ['solana_signMessage', { message: base58.encode(Uint8Array.of(0xff, 0xfe)) }],
    ['solana_signTransaction', {}],
    ['solana_signTransaction', { transaction: '*' }],
    ['solana_signAllTransactions', { transactions: given }],
    ['solana_signAndSendTransaction', { transaction: 7 }],
  ])('%s refuses %j', async (method, params) => {
    await expect(create().ask(method, params)).rejects.toBeInstanceOf(InvalidRequestError)
  })

  it('sign what was shown, however long', async () => {
    const { ask, texts } = create()
    const text = 'Hello ✓'.repeat(2_000)
    expect(await ask('solana_signMessage', { message: printBase58(new TextEncoder().encode(text)) })).toEqual({
      signature: 'by solana:main:me',
    })
    expect(texts).toEqual([text])
  })

  it.each([
    ['solana_signMessage', 'message', 262_144],
    ['solana_signTransaction', 'transaction', 8192],
    ['solana_signAndSendTransaction', 'transaction', 8192],
    ['solana_signAllTransactions', 'transactions', 8192],
  ])('%s decodes nothing of a %s of more than %d characters', async (method, name, max) => {
    const digits = vi.spyOn(String.prototype, 'indexOf')
    const { ask } = create({
      signTransaction: async () => Promise.reject(new Error('It was asked')),
      sendTransaction: async () => Promise.reject(new Error('It was asked')),
    })
    const given = (length: number) => ({ [name]: name === 'transactions' ? ['z'.repeat(length)] : 'z'.repeat(length) })
    const refused = await ask(method, given(max + 1)).catch((error: Error) => error)
    expect(refused).toBeInstanceOf(InvalidRequestError)
    expect(refused).toMatchObject({ message: `The request has a text of more than ${max} characters` })
    expect(digits).not.toHaveBeenCalled()
    digits.mockRestore()
    // As long as may be, it is decoded.
    await expect(ask(method, given(max))).rejects.not.toMatchObject({ message: (refused as Error).message })
  })

  it('tell when the wallet cannot, or did not', async () => {
    const { ask } = create({})
    for (const method of ['solana_signTransaction', 'solana_signAllTransactions', 'solana_signAndSendTransaction'])
      await expect(ask(method, { transaction: given, transactions: [given] })).rejects.toBeInstanceOf(
        WalletUnavailableError,
      )
    const silent = create({ signTransaction: async () => Uint8Array.of(0) })
    await expect(silent.ask('solana_signTransaction', { transaction: given })).rejects.toBeInstanceOf(
      WalletResponseError,
    )
  })
})
