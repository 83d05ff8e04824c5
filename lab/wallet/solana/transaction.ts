import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { RpcError } from '../rpcError'

export interface SolanaTransaction {
  readonly version: 'legacy' | number
  /** Addresses whose signatures it wants; the first pays. */
  readonly signers: readonly string[]
  /** The signed part. */
  readonly message: Uint8Array
}

/** Reads a serialized transaction, legacy or v0, as far as a signer needs it (https://solana.com/docs/core/transactions). */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  // Counts are compact-u16: one byte below 128, and 1232 bytes hold fewer signatures and keys than that.
  const count = bytes[0] ?? 0
  const message = bytes.slice(1 + 64 * count)
  const first = message[0] ?? 0
  const start = first >= 128 ? 1 : 0
  const [required, keyCount = 0] = [message[start], message[start + 3]]
  const keysStart = start + 4
  const signers = Array.from({ length: count }, (_, index) =>
    message.slice(keysStart + 32 * index, keysStart + 32 * (index + 1)),
  )
  if (count === 0 || count !== required || keyCount < count || signers.some(({ length }) => length !== 32))
    throw new RpcError(-32602, 'These bytes are no transaction')
  return { version: start ? first - 128 : 'legacy', signers: signers.map((key) => base58.encode(key)), message }
}

/** Puts the signature of one of its signers into a serialized transaction. */
export function signSolanaTransaction(bytes: Uint8Array, address: string, secretKey: Uint8Array): Uint8Array {
  const { signers, message } = readSolanaTransaction(bytes)
  const index = signers.indexOf(address)
  if (index < 0) throw new RpcError(-32602, 'The transaction does not want this account’s signature')
  const signed = Uint8Array.from(bytes)
  signed.set(ed25519.sign(message, secretKey), 1 + 64 * index)
  return signed
}
