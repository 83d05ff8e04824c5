import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, hex } from '@scure/base'
import { parseTransaction, type Hex, type TransactionSerializable, type TypedDataDefinition } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { isSolanaMessage, readWireTransaction } from '../../chains/requests/solana/wire'
import { deriveKeys, wipe } from './accounts'
import { SigningError } from './errors'

/** A request to sign, as it was decoded and shown. */
export type SignRequest =
  /** EIP-191, `personal_sign`. */
  | { readonly namespace: 'eip155'; readonly kind: 'message'; readonly message: Uint8Array }
  /** EIP-712, `eth_signTypedData_v4`. */
  | { readonly namespace: 'eip155'; readonly kind: 'typedData'; readonly typedData: TypedDataDefinition }
  /** Complete: with chain, nonce, gas and fees. */
  | { readonly namespace: 'eip155'; readonly kind: 'transaction'; readonly transaction: TransactionSerializable }
  | { readonly namespace: 'solana'; readonly kind: 'message'; readonly message: Uint8Array }
  /** Legacy or v0, with its places for signatures. */
  | { readonly namespace: 'solana'; readonly kind: 'transaction'; readonly transaction: Uint8Array }

/**
 * Signs one request. On EVM networks the result is the signature, or the signed transaction, in hex; on Solana the signature
 * in base58.
 * @throws SigningError for a request that cannot be signed as it is
 */
export async function sign(entropy: Uint8Array, request: SignRequest): Promise<string> {
  const keys = deriveKeys(entropy)
  try {
    return request.namespace === 'eip155' ? await signOnEvm(keys.eip155, request) : signOnSolana(keys.solana, request)
  } finally {
    wipe(keys.eip155, keys.solana)
  }
}

type EvmRequest = Extract<SignRequest, { namespace: 'eip155' }>

async function signOnEvm(key: Uint8Array, request: EvmRequest): Promise<string> {
  const account = privateKeyToAccount(`0x${hex.encode(key)}`)
  try {
    if (request.kind === 'message') return await account.signMessage({ message: { raw: request.message } })
    if (request.kind === 'typedData') return await account.signTypedData(request.typedData)
    const { transaction } = request
    const { chainId, nonce, gas } = transaction
    if (!chainId || nonce === undefined || gas === undefined) throw new SigningError('incomplete')
    const signed: Hex = await account.signTransaction(transaction)
    // The library leaves out fields that do not belong to the type of the transaction.
    if (!isSame(parseTransaction(signed), transaction)) throw new SigningError('changed')
    return signed
  } catch (error) {
    // The library's errors can have the request in their text, which belongs to the visitor.
    throw error instanceof SigningError ? error : new SigningError('invalid')
  }
}

const fields = [
  'chainId',
  'nonce',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'value',
  'to',
  'data',
  'accessList',
  'type',
] as const

/** True where a signed transaction has each field that was shown, and no other field was given. */
function isSame(signed: object, shown: object): boolean {
  const isKnown = (field: string) => (fields as readonly string[]).includes(field)
  const valueOf = (given: object, field: string) => (given as Readonly<Record<string, unknown>>)[field]
  // Zero, no bytes, an empty list and nothing are the same on the chain.
  const textOf = (value: unknown) => {
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : `${(value ?? 0) as string}`
    return text === '0x' || text === '[]' ? '0' : text.toLowerCase()
  }
  const isWhole = fields.every(
    (field) =>
      (field === 'type' && valueOf(shown, field) === undefined) ||
      textOf(valueOf(signed, field)) === textOf(valueOf(shown, field)),
  )
  return isWhole && Object.entries(shown).every(([field, value]) => isKnown(field) || value === undefined)
}

function signOnSolana(key: Uint8Array, request: Extract<SignRequest, { namespace: 'solana' }>): string {
  if (request.kind === 'message') {
    // Its signature would be that of a transaction that was never shown.
    if (isSolanaMessage(request.message)) throw new SigningError('isTransaction')
    return base58.encode(ed25519.sign(request.message, key))
  }
  const wire = readWireTransaction(request.transaction)
  if (!wire) throw new SigningError('invalid')
  const signers = wire.addresses.slice(0, wire.signerCount)
  if (!signers.includes(base58.encode(ed25519.getPublicKey(key)))) throw new SigningError('otherSigner')
  return base58.encode(ed25519.sign(request.transaction.subarray(1 + 64 * wire.signerCount), key))
}
