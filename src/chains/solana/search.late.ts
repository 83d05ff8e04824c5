import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import {
  ComputeBudgetProgram,
  PublicKey,
  VersionedTransaction,
  type Connection,
  type VersionedMessage,
} from '@solana/web3.js'
import type { CaipAddress } from '../network'
import type { SearchResult, TransactionSearch } from '../transactions'

/** Number of the account's latest transactions that one search looks at. */
const mostSignatures = 100

/** Most instructions that are kept for the search. */
const mostInstructions = 11

/** Slots before the latest in which a search begins where the slot of the request is not known. */
const recentSlots = 150

/** Describes a transaction by its instructions: wallets change the blockhash, and add fees and checks. */
export async function beginSearch(connection: Connection, bytes: Uint8Array): Promise<TransactionSearch> {
  const { message } = VersionedTransaction.deserialize(bytes)
  const data = instructionsOf(message).slice(0, mostInstructions).join()
  const content = { to: null, value: '0', data }
  const block = await connection.getSlot().catch(() => undefined)
  return { ...content, block }
}

/** Looks at the account's transactions since the request for one that has all of its instructions. */
export async function findTransaction(
  connection: Connection,
  account: CaipAddress,
  search: TransactionSearch,
  known: readonly string[],
): Promise<SearchResult> {
  if (search.block === undefined) {
    const block = Math.max(0, (await connection.getSlot()) - recentSlots)
    return { search: { ...search, block } }
  }
  const wanted = search.data.split(',')
  const key = new PublicKey(account.split(':')[2] ?? '')
  const listed = await connection.getSignaturesForAddress(key, { limit: mostSignatures }, 'confirmed')
  let { block } = search
  let isWhole = true
  for (const { signature, slot, confirmationStatus } of listed.reverse()) {
    if (slot < search.block || known.includes(signature)) continue
    const found = await connection.getTransaction(signature, {
      commitment: 'confirmed',
      maxSupportedTransactionVersion: 0,
    })
    const instructions = found ? instructionsOf(found.transaction.message) : []
    if (wanted.every((one) => instructions.includes(one))) return { hash: signature }
    // Finalized transactions are looked at once. One that the node does not return is looked at again.
    isWhole &&= found !== null && confirmationStatus === 'finalized'
    if (isWhole) block = slot
  }
  return { search: { ...search, block } }
}

/** A short hash of each instruction, except those that set the fee. Accounts of lookup tables count as table and index. */
function instructionsOf({ staticAccountKeys, addressTableLookups, compiledInstructions }: VersionedMessage): string[] {
  const loadedFrom = (part: 'writableIndexes' | 'readonlyIndexes') =>
    addressTableLookups.flatMap((table) => table[part].map((index) => `${table.accountKey.toBase58()}:${index}`))
  const keys = [
    ...staticAccountKeys.map((key) => key.toBase58()),
    ...loadedFrom('writableIndexes'),
    ...loadedFrom('readonlyIndexes'),
  ]
  const fees = ComputeBudgetProgram.programId.toBase58()
  return compiledInstructions.flatMap(({ programIdIndex, accountKeyIndexes, data }) => {
    const program = keys[programIdIndex]
    if (program === fees) return []
    const accounts = accountKeyIndexes.map((index) => keys[index]).join()
    return bytesToHex(sha256(utf8ToBytes(`${program} ${accounts} ${bytesToHex(data)}`)).subarray(0, 8))
  })
}
