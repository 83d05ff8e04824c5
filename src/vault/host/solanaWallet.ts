import { base58, base64 } from '@scure/base'
import { InvalidRequestError, NotConnectedError } from '../../chains/errors/rpcErrors'
import { WalletFailedError, WalletResponseError } from '../../chains/errors/walletErrors'
import type { RawStandardWallet } from '../../chains/discovery/walletStandard'
import type { Network } from '../../chains/network'
import type { WalletParts } from './walletParts'

interface SignInput {
  readonly message: Uint8Array
  readonly transaction: Uint8Array
  /** CAIP-2 id, one of the account's chains. */
  readonly chain: string
}

type Listener = (change: { readonly accounts: readonly [] }) => void

/** The vault as a wallet of the Wallet Standard. Each signature is approved on the vault's page. */
export function createSolanaWallet({ ask, address, networks, reader }: WalletParts): RawStandardWallet {
  const [first] = networks as readonly [Network, ...Network[]]
  const account = { address, publicKey: base58.decode(address), chains: networks.map((one) => one.caipNetworkId) }

  const listeners = new Set<Listener>()

  const sign = async (networkId: string, method: string, params: object): Promise<Uint8Array> => {
    const request = { networkId, account: `${networkId}:${address}`, method, params: { pubkey: address, ...params } }
    const [signature = ''] = await ask('sign', 'sign', request).catch((error: unknown) => {
      // The storage of the vault was cleared, or the visitor left there.
      if (error instanceof NotConnectedError) for (const tell of listeners) tell({ accounts: [] })
      throw error
    })
    const bytes = base58.decode(signature)
    if (bytes.length !== 64) throw new WalletResponseError('The wallet did not answer with a signature')
    return bytes
  }

  const signTransaction = async (method: string, { transaction, chain }: SignInput): Promise<Uint8Array> => {
    const place = placeOf(transaction, account)
    const signature = await sign(chain, method, { transaction: base64.encode(transaction) })
    const signed = Uint8Array.from(transaction)
    signed.set(signature, place)
    return signed
  }

  const send = async (input: SignInput): Promise<Uint8Array> => {
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === input.chain) ?? first
    const broadcast = (await reader())?.broadcast
    if (!broadcast) throw new WalletFailedError('The app has no reader of this network')
    const signed = await signTransaction('solana_signAndSendTransaction', input)
    return base58.decode(await broadcast(network, signed))
  }

  // One input at a time, as the adapter asks.
  const each = (run: (input: SignInput) => Promise<object>) => async (input: SignInput) => [await run(input)]
  const versions = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] } as const
  return {
    accounts: [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'standard:disconnect': { version: '1.0.0', disconnect: () => ask('disconnect', 'disconnect', {}) },
      'standard:events': {
        version: '1.0.0',
        on: (_event: string, listener: Listener) => {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
      'solana:signMessage': {
        version: '1.0.0',
        signMessage: each(async ({ message }) => {
          const signature = await sign(first.caipNetworkId, 'solana_signMessage', { message: base58.encode(message) })
          return { signedMessage: message, signature }
        }),
      },
      'solana:signTransaction': {
        ...versions,
        signTransaction: each(async (input) => ({
          signedTransaction: await signTransaction('solana_signTransaction', input),
        })),
      },
      'solana:signAndSendTransaction': {
        ...versions,
        signAndSendTransaction: each(async (input) => ({ signature: await send(input) })),
      },
    },
  }
}

const signatureBytes = 64
const keyBytes = 32

/**
 * Offset of the account's signature in a transaction: a count, the signatures, for version 0 a byte, a header of three bytes, a
 * count, and the keys, signers first. https://solana.com/docs/core/transactions
 */
function placeOf(transaction: Uint8Array, { publicKey }: { readonly publicKey: Uint8Array }): number {
  const [count = 0] = transaction
  const message = 1 + signatureBytes * count
  const header = message + ((transaction[message] ?? 0) >= 0x80 ? 1 : 0)
  // More than 127 keys take two bytes for their count.
  const keys = header + 4 + ((transaction[header + 3] ?? 0) >= 0x80 ? 1 : 0)
  for (let index = 0; index < count && count < 0x80; index += 1) {
    const start = keys + keyBytes * index
    const key = transaction.subarray(start, start + keyBytes)
    if (key.length === keyBytes && key.every((byte, at) => byte === publicKey[at])) return 1 + signatureBytes * index
  }
  throw new InvalidRequestError('The transaction has no place for a signature of this account')
}
