import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { callChain } from '../eip155/rpc'
import { RpcError } from '../rpcError'
import { signInMessage } from './signInMessage'
import { readSolanaTransaction, signSolanaTransaction } from './transaction'
import type { SolanaCore, SolanaKey } from './types'

type Inputs = readonly Readonly<Record<string, unknown>>[]

const supportedTransactionVersions = ['legacy', 0]

/** Features of a Solana wallet (https://github.com/anza-xyz/wallet-standard). */
export function createSolanaFeatures(core: SolanaCore): Readonly<Record<string, object>> {
  const { origin, ask, answer } = core

  const keyOf = (account: unknown): SolanaKey => {
    const key = core
      .shared()
      .find(({ account: { address } }) => address === (account as { address?: unknown } | null)?.address)
    if (!key) throw new RpcError(4100)
    return key
  }
  const chainOf = (id: unknown) => {
    const chain = core.chains.find((known) => known.id === id)
    if (!chain) throw new RpcError(-32602, 'The wallet does not know this chain')
    return chain
  }
  /** Answers one input after the other, as a list. */
  const each = (inputs: Inputs, run: (input: Inputs[number]) => Promise<object>) =>
    answer(async () => {
      const outputs: object[] = []
      for (const input of inputs) outputs.push(await run(input))
      return outputs
    }, [{ signature: 'nonsense', signedTransaction: 'nonsense', signedMessage: 'nonsense', account: null }])

  const sign = async (text: string, message: Uint8Array, { account, secret }: SolanaKey) => {
    await ask({ kind: 'signMessage', origin, message: text, account: account.address })
    return { signedMessage: message, signature: ed25519.sign(message, secret), signatureType: 'ed25519' }
  }
  const signTransaction = async (
    { account, transaction, chain }: Inputs[number],
    kind: 'signTransaction' | 'sendTransaction',
  ) => {
    const {
      account: { address },
      secret,
    } = keyOf(account)
    const bytes = readBytes(transaction)
    const { version, signers } = readSolanaTransaction(bytes)
    if (!supportedTransactionVersions.includes(version))
      throw new RpcError(-32602, `Version ${version} is not supported`)
    // Signing needs no chain: which one it is for is only shown.
    const { name } = chain === undefined && kind === 'signTransaction' ? { name: 'Solana' } : chainOf(chain)
    await ask({ kind, origin, transaction: { version, signers, bytes: bytes.length }, chain: { name } })
    return signSolanaTransaction(bytes, address, secret)
  }

  return {
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs: Inputs) =>
        each(inputs, async ({ account, message }) => {
          const bytes = readBytes(message)
          return sign(new TextDecoder().decode(bytes), bytes, keyOf(account))
        }),
    },
    'solana:signIn': {
      version: '1.0.0',
      signIn: (...inputs: Inputs) =>
        each(inputs.length > 0 ? inputs : [{}], async (input) => {
          const key = core
            .all()
            .find(({ account: { address } }) => input.address === undefined || address === input.address)
          if (!key) throw new RpcError(4100)
          const text = signInMessage(input, new URL(origin).host, key.account.address)
          const signed = await sign(text, new TextEncoder().encode(text), key)
          core.permit(true)
          return { account: key.account, ...signed }
        }),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: (...inputs: Inputs) =>
        each(inputs, async (input) => ({ signedTransaction: await signTransaction(input, 'signTransaction') })),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: (...inputs: Inputs) =>
        each(inputs, async (input) => {
          const { rpcUrl } = chainOf(input.chain)
          const signed = await signTransaction(input, 'sendTransaction')
          const raw = btoa(String.fromCharCode(...signed))
          const signature = await callChain(rpcUrl, 'sendTransaction', [raw, { encoding: 'base64' }])
          return { signature: base58.decode(String(signature)) }
        }),
    },
  }
}

function readBytes(value: unknown): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new RpcError(-32602)
  return Uint8Array.from(value)
}
