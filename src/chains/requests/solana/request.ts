import { base64 } from '@scure/base'
import { readBase58, readBase64, transactionTextMax } from '../bytes'
import { unknownFields } from '../unknownFields'
import { entryOf, isRecord, type Plain } from '../plain'
import { partsOf, type Described, type Reading } from '../requestContext'
import type { SolanaDescription } from '../types'
import type { SolanaTransactionDescription } from '../types/solana'
import { describeSolanaTransaction } from './describeTransaction'
import { solanaWarnings } from './warnings'

/** At most this many transactions are decoded. */
const countLimit = 100

/** Reads `solana_signTransaction`, `solana_signAllTransactions` and `solana_signAndSendTransaction`. */
export function describeSolana(reading: Reading): Described<SolanaDescription> | null {
  const { method, params, address } = reading
  const given = partsOf(params)
  const list =
    method === 'solana_signAllTransactions' ? entryOf(given, 'transactions') : [entryOf(given, 'transaction') ?? null]
  if (!Array.isArray(list) || list.length === 0 || list.length > countLimit) return null
  const signer = entryOf(given, 'pubkey') ?? entryOf(given, 'address') ?? address
  if (typeof signer !== 'string' || !isRecord(given)) return null
  const read = (list as readonly Plain[]).map(readTransaction)
  const whole = read.filter((transaction) => transaction !== null)
  if (whole.length < read.length) return null
  const transactions = whole.map(({ description }) => description)
  const texts = whole.map(({ bytes }) => base64.encode(bytes))
  const name = method === 'solana_signAllTransactions' ? 'transactions' : 'transaction'
  const isOther = signer !== address
  const mints = transactions.flatMap(({ instructions }) =>
    instructions
      .map((instruction) => ('mint' in instruction ? instruction.mint : null))
      .filter((mint) => mint !== null),
  )
  return {
    kind: 'solana',
    params: { [name]: name === 'transaction' ? (texts[0] ?? null) : texts, pubkey: signer },
    isSent: method === 'solana_signAndSendTransaction',
    transactions,
    warnings: [
      ...(isOther
        ? [{ key: 'accountMismatch', wanted: signer, active: address, level: 'danger', at: [] } as const]
        : []),
      // Fields that older wallets would sign in place of the transaction, `instructions` and `feePayer`, are among these.
      ...unknownFields(given, [name, 'pubkey', 'address']),
      ...transactions.flatMap((transaction, index) => solanaWarnings(transaction, index, address)),
    ],
    tokens: [...new Set(mints)],
    problem: null,
  }
}

// In base64, as https://docs.walletconnect.network/wallet-sdk/chain-support/solana has it, or in base58. A text
// that decodes to a transaction either way is ambiguous and not described.
function readTransaction(given: Plain): SolanaReading | null {
  if (given instanceof Uint8Array) return readBytes(given)
  if (typeof given !== 'string' || given.length > transactionTextMax) return null
  const read = [readBase64(given), readBase58(given)].map((bytes) => bytes && readBytes(bytes))
  const [transaction, another] = read.filter((found) => found !== null)
  return transaction && !another ? transaction : null
}

interface SolanaReading {
  readonly bytes: Uint8Array
  readonly description: SolanaTransactionDescription
}

function readBytes(bytes: Uint8Array): SolanaReading | null {
  const description = describeSolanaTransaction(bytes)
  return description && { bytes, description }
}
