import { PorticoError } from '../errors/errors'

export type TransactionVersion = 'legacy' | number

/**
 * Version of a serialized transaction: its signatures come first, then a message that begins with the
 * version, or with anything below 128 when it is from before versions.
 * https://solana.com/docs/core/transactions
 */
export function transactionVersion(transaction: Uint8Array): TransactionVersion {
  // More signatures than a byte can count do not fit in a transaction of 1232 bytes.
  const count = transaction[0] ?? 0
  const first = transaction[1 + 64 * count]
  if (count < 1 || count > 127 || first === undefined)
    throw new PorticoError('These bytes are no transaction', { category: 'DATA_PARSING_ERROR' })
  return first < 128 ? 'legacy' : first - 128
}
