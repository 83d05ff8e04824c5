import { readBase58, readBase64 } from '../bytes'
import { entryOf, type Plain } from '../plain'
import { partsOf, type Described, type Reading } from '../requestContext'
import type { SolanaDescription } from '../types'
import type { SolanaTransactionDescription } from '../types/solana'
import { describeSolanaTransaction } from './describeTransaction'
import { solanaWarnings } from './warnings'

/** At most this many transactions are decoded. */
const countLimit = 100
/** More characters than any transaction has in either alphabet. */
const lengthLimit = 8192

/** Reads `solana_signTransaction`, `solana_signAllTransactions` and `solana_signAndSendTransaction`. */
export function describeSolana(reading: Reading): Described<SolanaDescription> | null {
  const { method, params, address } = reading
  const given = partsOf(params)
  const list =
    method === 'solana_signAllTransactions' ? entryOf(given, 'transactions') : [entryOf(given, 'transaction') ?? null]
  if (!Array.isArray(list) || list.length === 0 || list.length > countLimit) return null
  const read = (list as readonly Plain[]).map(readTransaction)
  const transactions = read.filter((transaction) => transaction !== null)
  if (transactions.length < read.length) return null
  const mints = transactions.flatMap(({ instructions }) =>
    instructions
      .map((instruction) => ('mint' in instruction ? instruction.mint : null))
      .filter((mint) => mint !== null),
  )
  return {
    kind: 'solana',
    params: reading.params,
    isSent: method === 'solana_signAndSendTransaction',
    transactions,
    warnings: transactions.flatMap((transaction, index) => solanaWarnings(transaction, index, address)),
    tokens: [...new Set(mints)],
    problem: null,
  }
}

// In base64, as https://docs.walletconnect.network/wallet-sdk/chain-support/solana has it, or in base58. A text
// that decodes to a transaction either way is ambiguous and not described.
function readTransaction(given: Plain): SolanaTransactionDescription | null {
  if (given instanceof Uint8Array) return describeSolanaTransaction(given)
  if (typeof given !== 'string' || given.length > lengthLimit) return null
  const read = [readBase64(given), readBase58(given)].map((bytes) => bytes && describeSolanaTransaction(bytes))
  const [transaction, another] = read.filter((found) => found !== null)
  return transaction && !another ? transaction : null
}
