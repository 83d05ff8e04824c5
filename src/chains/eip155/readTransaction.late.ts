import { TransactionNotFoundError, TransactionReceiptNotFoundError, type Client, type Hash } from 'viem'
import { getBlock, getBlockNumber, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import type { ChainTransaction, Replacement, TransactionFate, TransactionTrace } from '../transactions'

/** Blocks over a transaction after which no reorganisation is expected any more. */
const finalDepth = 12n

/** How far back a replacement is looked for, where the nonce was taken before anybody looked. */
const farthest = 64n

type Address = `0x${string}`

/** How a transaction stands: in a block, waiting, or with another one in its place. */
export async function readTransaction(
  client: Client,
  { hash: text, account, trace }: ChainTransaction,
): Promise<TransactionFate> {
  const hash = text as Hash
  const from = account.split(':')[2] as Address
  const latest = await getBlockNumber(client, { cacheTime: 0 })
  const mined = await receiptOf(client, hash)
  if (mined) {
    const isFinal = latest - mined.blockNumber + 1n >= finalDepth
    return mined.status === 'success'
      ? { state: 'confirmed', isFinal }
      : { state: 'failed', isFinal, reason: 'reverted' }
  }
  const traced = trace ?? (await traceOf(client, hash, latest))
  // Nobody knows it yet: it is on its way to this endpoint, or was dropped by it.
  if (!traced) return { state: 'sent' }
  const used = await getTransactionCount(client, { address: from, blockNumber: latest })
  if (used <= traced.nonce) return { state: 'sent', trace: { ...traced, block: Number(latest) } }
  const replaced = await findReplacement(client, from, traced, latest).catch(() => null)
  if (!replaced || replaced.by.hash === hash) return { state: 'sent', trace: traced }
  return { state: 'replaced', isFinal: latest - replaced.block + 1n >= finalDepth, by: replaced.by }
}

async function receiptOf(client: Client, hash: Hash) {
  try {
    return await getTransactionReceipt(client, { hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}

async function traceOf(client: Client, hash: Hash, latest: bigint): Promise<TransactionTrace | null> {
  try {
    const { nonce, to, value, input } = await getTransaction(client, { hash })
    const block = Number(latest > farthest ? latest - farthest : 0n)
    return { nonce, block, to, value: `${value}`, data: input }
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return null
    throw error
  }
}

/** The transaction that used the nonce, found by halving the blocks in which that can have been. */
async function findReplacement(client: Client, from: Address, trace: TransactionTrace, latest: bigint) {
  let [before, block] = [BigInt(trace.block), latest]
  while (block - before > 1n) {
    const middle = (before + block) / 2n
    const used = await getTransactionCount(client, { address: from, blockNumber: middle })
    if (used > trace.nonce) block = middle
    else before = middle
  }
  const { transactions } = await getBlock(client, { blockNumber: block, includeTransactions: true })
  const found = transactions.find((one) => one.from.toLowerCase() === from.toLowerCase() && one.nonce === trace.nonce)
  if (!found) return null
  const receipt = await receiptOf(client, found.hash)
  const isSame = found.to === trace.to && `${found.value}` === trace.value && found.input === trace.data
  // Wallets cancel with a transaction of nothing to the account itself.
  const isNothing = found.to?.toLowerCase() === from.toLowerCase() && found.value === 0n && found.input === '0x'
  const kind: Replacement['kind'] = isSame ? 'spedUp' : isNothing ? 'cancelled' : 'replaced'
  return { block, by: { hash: found.hash, kind, hasFailed: receipt?.status === 'reverted' } }
}
