import { base58 } from '@scure/base'
import { Keypair, Transaction, type PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { defineNetwork } from '../../../../src/chains/network'
import type { RequestContext } from '../../../../src/chains/requests'
import { readAs } from './requests'

type Five<Item> = [Item, Item, Item, Item, Item]
const all = Array.from({ length: 5 }, (_, index) => Keypair.fromSeed(new Uint8Array(32).fill(index + 1)).publicKey)
/** Accounts as instructions name them. */
export const [payer, friend, mint, source, target] = all as Five<PublicKey>
/** The same accounts as text. */
export const [me, you, coin, from, to] = all.map((key) => key.toBase58()) as Five<string>

export const blockhash = base58.encode(new Uint8Array(32).fill(9))
/** More than anybody has. */
export const most = 2n ** 64n - 1n

/** Context of requests: the payer's account on a network of this machine. */
export const context: RequestContext = {
  network: defineNetwork({
    id: 'localnet',
    chainNamespace: 'solana',
    name: 'Localnet',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
  }),
  account: `solana:localnet:${me}`,
  origin: 'https://shop.example',
}

/** A transaction without version, unsigned. */
export function legacy(...instructions: TransactionInstruction[]): Uint8Array {
  const transaction = new Transaction({ feePayer: payer, recentBlockhash: blockhash }).add(...instructions)
  return transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
}

export const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Description of a request for a signature of transactions. */
export const ask = (params: unknown, method = 'solana_signTransaction') => readAs('solana', method, params, context)
