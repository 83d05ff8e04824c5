import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../clock'
import { startSolana, type LabSolana } from '../../../lab/solana/startSolana'
import { labKeys } from '../../../lab/wallet/labKeys'
import { createSolanaWallet } from '../../../lab/wallet/solana/solanaWallet'
import type { Decision, WalletRequest } from '../../../lab/wallet/types'
import { PorticoError, UserRejectedError } from '../errors/errors'
import { WalletFailedError, WalletResponseError } from '../errors/walletErrors'
import { defineNetwork } from '../network'
import { connectWallet } from './wallet.late'

let node: LabSolana
let connection: Connection
beforeAll(async () => {
  node = await startSolana()
  connection = new Connection(node.url, 'confirmed')
})
afterAll(() => node.stop())

/** A connected wallet with 2 SOL on the local chain; `features` replace its own. */
async function connect(features: Record<string, unknown> = {}) {
  const asked: WalletRequest[] = []
  let decision: Decision = 'approve'
  const { wallet } = createSolanaWallet({
    name: 'Harbour',
    icon: '',
    keys: labKeys,
    chains: [{ id: 'solana:localnet', name: 'Local', rpcUrl: node.url }],
    origin: 'https://host.example',
    decide: async (request) => (asked.push(request), decision),
  })
  const network = defineNetwork({
    id: node.caipNetworkId.split(':')[1] as string,
    chainNamespace: 'solana',
    name: 'Local',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [node.url] } },
  })
  const altered = { accounts: [], features: { ...wallet.features, ...features } }
  const handle = await connectWallet(altered, {
    networks: [network],
    signal: new AbortController().signal,
    clock: systemClock,
  })
  const { address } = handle.snapshot
  const key = new PublicKey(address.split(':')[2] as string)
  node.fund(key.toBase58(), 2_000_000_000n)
  return { handle, address, key, asked, refuse: () => (decision = 'reject') }
}

async function transfer(from: PublicKey, to: PublicKey, version: 'legacy' | 0): Promise<Uint8Array> {
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const instruction = SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 1_000_000_000 })
  if (version === 'legacy') {
    const transaction = new Transaction({ feePayer: from, blockhash, lastValidBlockHeight }).add(instruction)
    return Uint8Array.from(transaction.serialize({ requireAllSignatures: false }))
  }
  const message = new TransactionMessage({ payerKey: from, recentBlockhash: blockhash, instructions: [instruction] })
  return new VersionedTransaction(message.compileToV0Message()).serialize()
}

describe.each(['legacy', 0] as const)('a transfer of version %s', (version) => {
  it('lands when the wallet sends it', async () => {
    const { handle, address, key, asked } = await connect()
    const to = Keypair.generate().publicKey
    const signature = await handle.sendTransaction?.(await transfer(key, to, version), address)
    expect(await connection.getBalance(to)).toBe(1_000_000_000)
    expect((await connection.getSignatureStatuses([String(signature)])).value[0]?.err).toBeNull()
    expect(asked.at(-1)).toMatchObject({ kind: 'sendTransaction', transaction: { version }, chain: { name: 'Local' } })
  })

  it('lands when the app sends what the wallet signed', async () => {
    const { handle, address, key } = await connect()
    const to = Keypair.generate().publicKey
    const signed = await handle.signTransaction?.(await transfer(key, to, version), address)
    const { message, signatures } = VersionedTransaction.deserialize(signed as Uint8Array)
    expect(ed25519.verify(signatures[0] as Uint8Array, message.serialize(), key.toBytes())).toBe(true)
    await connection.sendRawTransaction(signed as Uint8Array)
    expect(await connection.getBalance(to)).toBe(1_000_000_000)
  })
})

describe('what a wallet signs', () => {
  it('is a sign-in that holds', async () => {
    const { handle, key } = await connect()
    const output = await handle.signIn?.({ domain: 'host.example', nonce: '12345678' })
    expect(output?.address).toBe(handle.snapshot.address)
    expect(output?.message).toContain('Nonce: 12345678')
    const message = new TextEncoder().encode(output?.message)
    expect(ed25519.verify(base58.decode(String(output?.signature)), message, key.toBytes())).toBe(true)
  })

  it('is nothing when its person refuses', async () => {
    const { handle, address, key, refuse } = await connect()
    refuse()
    const bytes = await transfer(key, key, 0)
    await expect(handle.signMessage('x', address)).rejects.toBeInstanceOf(UserRejectedError)
    await expect(handle.signIn?.()).rejects.toBeInstanceOf(UserRejectedError)
    for (const sign of [handle.signTransaction, handle.sendTransaction])
      await expect(sign?.(bytes, address)).rejects.toBeInstanceOf(UserRejectedError)
  })

  it('is what it has features for', async () => {
    const none = Object.fromEntries(
      ['signMessage', 'signIn', 'signTransaction', 'signAndSendTransaction'].map((name) => [
        `solana:${name}`,
        undefined,
      ]),
    )
    const { handle, address } = await connect(none)
    expect([handle.signIn, handle.signTransaction, handle.sendTransaction]).toEqual([undefined, undefined, undefined])
    await expect(handle.signMessage('x', address)).rejects.toBeInstanceOf(WalletFailedError)
  })

  it('refuses a transaction of an unknown version, and other bytes', async () => {
    const signTransaction = { supportedTransactionVersions: ['legacy'], signTransaction: async () => [] }
    const { handle, address, key } = await connect({ 'solana:signTransaction': signTransaction })
    await expect(handle.signTransaction?.(await transfer(key, key, 0), address)).rejects.toBeInstanceOf(
      WalletFailedError,
    )
    await expect(handle.signTransaction?.(new Uint8Array(3), address)).rejects.toBeInstanceOf(PorticoError)
    await expect(handle.signTransaction?.(await transfer(key, key, 'legacy'), address)).rejects.toBeInstanceOf(
      WalletResponseError,
    )
  })

  const signature = new Uint8Array(64)
  it.each<[string, unknown]>([
    ['no list', { signature }],
    ['an empty list', []],
    ['two answers', [{ signature }, { signature }]],
    ['no signature', [{}]],
    ['a text', [{ signature: base58.encode(signature) }]],
    ['63 bytes', [{ signature: new Uint8Array(63) }]],
    ['words', [{ signature: new Uint32Array(16) }]],
    ['another message', [{ signature, signedMessage: new Uint8Array([1]) }]],
    [
      'a getter that throws',
      [
        {
          get signature(): never {
            throw new Error('no')
          },
        },
      ],
    ],
  ])('is not %s', async (what, answer) => {
    const sign = async () => answer
    const { handle, address, key } = await connect({
      'solana:signMessage': { signMessage: sign },
      'solana:signIn': { signIn: sign },
      'solana:signAndSendTransaction': { supportedTransactionVersions: [0], signAndSendTransaction: sign },
    })
    await expect(handle.signMessage('x', address)).rejects.toBeInstanceOf(WalletResponseError)
    await expect(handle.signIn?.()).rejects.toBeInstanceOf(WalletResponseError)
    if (what !== 'another message')
      await expect(handle.sendTransaction?.(await transfer(key, key, 0), address)).rejects.toBeInstanceOf(
        WalletResponseError,
      )
  })

  it('is no sign-in for another page or account', async () => {
    const { handle } = await connect()
    const signed = await handle.signIn?.({ domain: 'host.example' })
    const account = { address: signed?.address.split(':')[2], chains: ['solana:localnet'] }
    const signIn = async () => [{ account, signature, signedMessage: new TextEncoder().encode(signed?.message) }]
    const liar = await connect({ 'solana:signIn': { signIn } })
    await expect(liar.handle.signIn?.({ domain: 'bank.example' })).rejects.toBeInstanceOf(WalletResponseError)
    await expect(liar.handle.signIn?.({ address: base58.encode(signature.slice(32)) })).rejects.toBeInstanceOf(
      WalletResponseError,
    )
    expect((await liar.handle.signIn?.())?.message).toBe(signed?.message)
  })
})
