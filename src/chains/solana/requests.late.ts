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
    return { signature: await handle.signMessage(textOf(part(params, 'message')), address) }
  if (method === 'solana_signAndSendTransaction') {
    if (!sendTransaction) throw new WalletUnavailableError('The wallet sends no transactions')
    return { signature: await sendTransaction(bytesOf(part(params, 'transaction')), address) }
  }
  if (!signTransaction) throw new WalletUnavailableError('The wallet signs no transactions')
  const sign = async (given: unknown) => signTransaction(bytesOf(given), address)
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

function bytesOf(given: unknown): Uint8Array {
  try {
    if (typeof given === 'string') return base64.decode(given)
  } catch (cause) {
    throw new InvalidRequestError('The transaction is no base64', { cause })
  }
  throw new InvalidRequestError('The transaction is no base64')
}

// The wallets here sign texts: bytes that are none have no way through.
function textOf(given: unknown): string {
  try {
    if (typeof given === 'string')
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(base58.decode(given))
  } catch (cause) {
    throw new InvalidRequestError('The message is no text in base58', { cause })
  }
  throw new InvalidRequestError('The message is no text in base58')
}

/** The first signature, which is the transaction's own: after a count, 64 bytes each. */
function signatureIn(signed: Uint8Array): string {
  if ((signed[0] ?? 0) < 1 || signed.length < 65)
    throw new WalletResponseError('The wallet did not sign the transaction')
  return base58.encode(signed.subarray(1, 65))
}
