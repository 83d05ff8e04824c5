import { base58, base64 } from '@scure/base'
import type { RpcCall, WalletHandle } from '../adapter'
import { WalletResponseError } from '../errors/walletErrors'
import { WalletUnavailableError } from '../errors/errors'
import { InvalidRequestError } from '../errors/rpcErrors'
import type { SolanaHandle } from './handle'

/**
 * Answers the `solana_…` methods with a wallet of the Wallet Standard, in the shapes of
 * https://docs.walletconnect.network/wallet-sdk/chain-support/solana
 */
export async function requestSolana(handle: WalletHandle, { method, params }: RpcCall): Promise<unknown> {
  const { signTransaction, sendTransaction } = handle as SolanaHandle
  const address = signerOf(handle, params)
  if (method === 'solana_signMessage')
    return { signature: await handle.signMessage(await textOf(part(params, 'message')), address) }
  if (method === 'solana_signAndSendTransaction') {
    if (!sendTransaction) throw new WalletUnavailableError('The wallet sends no transactions')
    return { signature: await sendTransaction(await bytesOf(part(params, 'transaction')), address) }
  }
  if (!signTransaction) throw new WalletUnavailableError('The wallet signs no transactions')
  const sign = async (given: unknown) => signTransaction(await bytesOf(given), address)
  if (method === 'solana_signTransaction') {
    const signed = await sign(part(params, 'transaction'))
    return { signature: signatureIn(signed), transaction: base64.encode(signed) }
  }
  const list = part(params, 'transactions')
  if (method !== 'solana_signAllTransactions' || !Array.isArray(list))
    throw new InvalidRequestError('A list of transactions is needed')
  const transactions: string[] = []
  // One after the other: a wallet asks its person about each.
  for (const one of list as unknown[]) transactions.push(base64.encode(await sign(one)))
  return { transactions }
}

/** The account that the request names, which has to be one that is connected. */
function signerOf({ snapshot: { address, accounts } }: WalletHandle, params: unknown) {
  const named = part(params, 'pubkey')
  const found = accounts.find((account) => account.split(':')[2] === named)
  if (named !== undefined && !found) throw new InvalidRequestError('The request names an account that is not connected')
  return found ?? address
}

function part(params: unknown, key: string): unknown {
  return typeof params === 'object' && params !== null ? (params as Record<string, unknown>)[key] : undefined
}

// The decoders are here by now, and have limits for what they decode.
const loadDecoders = () => import('../requests/describeRequest.late')

async function bytesOf(given: unknown): Promise<Uint8Array> {
  const text = textIn(given, (await loadDecoders()).transactionTextMax)
  try {
    if (text !== null) return base64.decode(text)
  } catch (cause) {
    throw new InvalidRequestError('The transaction is no base64', { cause })
  }
  throw new InvalidRequestError('The transaction is no base64')
}

// The wallets here sign texts: other bytes do not get through.
async function textOf(given: unknown): Promise<string> {
  const late = await loadDecoders()
  const text = textIn(given, late.messageTextMax)
  const bytes = text === null ? null : late.readBase58(text)
  try {
    if (bytes) return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new InvalidRequestError('The message is no text in base58', { cause })
  }
  throw new InvalidRequestError('The message is no text in base58')
}

/** A text that is short enough to be decoded; null for what is no text. */
function textIn(given: unknown, max: number): string | null {
  if (typeof given !== 'string') return null
  if (given.length > max) throw new InvalidRequestError(`The request has a text of more than ${max} characters`)
  return given
}

/** The first signature, which is the transaction's own: after a count, 64 bytes each. */
function signatureIn(signed: Uint8Array): string {
  if ((signed[0] ?? 0) < 1 || signed.length < 65)
    throw new WalletResponseError('The wallet did not sign the transaction')
  return base58.encode(signed.subarray(1, 65))
}
