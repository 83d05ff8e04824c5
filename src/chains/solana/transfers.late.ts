import {
  ComputeBudgetProgram,
  PublicKey,
  TransactionMessage,
  VersionedTransaction,
  type Connection,
  type VersionedMessage,
} from '@solana/web3.js'
import type { Network } from '../network'
import type { AddressKind, ChainTransfers } from '../transactions'
import { kindOf, readTokenAccount, systemProgram } from './tokenData'
import { isToken, planTransfer } from './tokenTransfer.late'
import { failureOf } from './transferFailure'

/** Asks the endpoints of a network one after the other, until one answers. */
export type ReadChain = <T>(network: Network, run: (connection: Connection) => Promise<T>) => Promise<T>

/** https://solana.com/docs/core/fees: lamports for the one signature, and the most that a transaction may compute. */
const signatureFee = 5_000n
const mostUnits = 1_400_000
/** The computed number differs a little with changes meanwhile. */
const spareUnits = 1.2
/** No more is offered for a unit, in millionths of a lamport. */
const highestPrice = 1_000_000

/** Writes transfers of Solana; `read` asks the endpoints of a network, and `keyOf` checks an address. */
export function createTransfers(read: ReadChain, keyOf: (address: string) => PublicKey): ChainTransfers {
  return {
    inspect: (network, address, token) =>
      read(network, async (connection): Promise<AddressKind> => {
        const key = keyOf(address)
        const account = await connection.getAccountInfo(key)
        if (account?.executable) return 'code'
        const kind = account && isToken(account.owner) ? kindOf(account.data) : null
        if (kind === 'mint') return 'mint'
        if (kind && account) return readTokenAccount(account.data).mint === token ? 'tokenAccount' : 'otherTokenAccount'
        const isOwned = !account || account.owner.toBase58() === systemProgram
        return isOwned && PublicKey.isOnCurve(key.toBytes()) ? 'wallet' : 'program'
      }),
    prepare: (network, transfer) =>
      read(network, async (connection) => {
        const payerKey = keyOf(transfer.from)
        const { instructions, arrives, size } = await planTransfer(connection, transfer, keyOf)
        const writable = instructions.flatMap(({ keys }) => keys.filter(({ isWritable }) => isWritable))
        const [price, reserve, deposit, { blockhash: recentBlockhash }] = await Promise.all([
          readPrice(connection, [...new Set(writable.map(({ pubkey }) => pubkey))]),
          connection.getMinimumBalanceForRentExemption(0),
          size === null ? 0 : connection.getMinimumBalanceForRentExemption(size),
          connection.getLatestBlockhash(),
        ])
        const write = (units: number, microLamports: number) => {
          const budget = [
            ComputeBudgetProgram.setComputeUnitLimit({ units }),
            ComputeBudgetProgram.setComputeUnitPrice({ microLamports }),
          ]
          const all = [...budget, ...instructions]
          return new VersionedTransaction(
            new TransactionMessage({ payerKey, recentBlockhash, instructions: all }).compileToV0Message(),
          )
        }
        // All units at their price would be more than an account may have.
        const first = await simulate(connection, write(mostUnits, 0))
        const units = Math.min(mostUnits, Math.ceil(first.used * spareUnits))
        const whole = write(units, price)
        const { failure } = first.failure ? first : await simulate(connection, whole)
        const fee = signatureFee + (BigInt(units) * BigInt(price) + 999_999n) / 1_000_000n
        const transaction = whole.serialize()
        return { transaction, fee, arrives, deposit: BigInt(deposit), reserve: BigInt(reserve), failure }
      }),
    renew: (network, bytes) =>
      read(network, async (connection) => {
        const transaction = VersionedTransaction.deserialize(bytes)
        const { blockhash } = await connection.getLatestBlockhash()
        transaction.message.recentBlockhash = blockhash
        const { failure } = await simulate(connection, transaction)
        if (failure) throw failure
        return transaction.serialize()
      }),
  }
}

/** Prices that others lately offered for a unit where they wrote to the same accounts: more than three of four did. */
async function readPrice(connection: Connection, lockedWritableAccounts: PublicKey[]): Promise<number> {
  // Not every endpoint tells; without an offer it only takes longer.
  const fees = await connection.getRecentPrioritizationFees({ lockedWritableAccounts }).catch(() => [])
  const offers = fees.map(({ prioritizationFee }) => prioritizationFee).sort((one, other) => one - other)
  const offer = offers[Math.floor(offers.length * 0.75)] ?? 0
  return Number.isSafeInteger(offer) && offer > 0 ? Math.min(offer, highestPrice) : 0
}

/** Why one that landed failed, by what its programs wrote; null where the endpoint has no more of it. */
export async function readFailure(connection: Connection, hash: string) {
  const version = { commitment: 'confirmed', maxSupportedTransactionVersion: 0 } as const
  const landed = await connection.getTransaction(hash, version).catch(() => null)
  if (!landed?.meta) return null
  const { err, logMessages } = landed.meta
  const told = failureOf(err, programsOf(landed.transaction.message), logMessages ?? [])
  return told && (told.reason === 'unknown' ? { words: told.words } : { failure: told.reason })
}

async function simulate(connection: Connection, transaction: VersionedTransaction) {
  const { value } = await connection.simulateTransaction(transaction, { replaceRecentBlockhash: true })
  const failure = failureOf(value.err, programsOf(transaction.message), value.logs ?? [])
  return { failure, used: value.unitsConsumed ?? mostUnits }
}

/** The program of each instruction. */
function programsOf({ compiledInstructions, staticAccountKeys }: VersionedMessage): readonly string[] {
  return compiledInstructions.map(({ programIdIndex }) => String(staticAccountKeys[programIdIndex]))
}
