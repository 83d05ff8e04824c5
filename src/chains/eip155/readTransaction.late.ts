import {
  BaseError,
  decodeErrorResult,
  erc20Abi,
  keccak256,
  numberToHex,
  parseAbi,
  parseEventLogs,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Client,
  type Hash,
  type Hex,
  type RpcLog,
  type TransactionReceipt,
} from 'viem'
import {
  call,
  getBlock,
  getBlockNumber,
  getCode,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import type { TokenTransfer } from '../adapter'
import { isRecord } from '../guards'
import { transferCall } from '../payment/transferCall'
import { readExecution } from './owners.late'
import type { CaipAddress } from '../network'
import type {
  ChainTransaction,
  EvmTransaction,
  Replacement,
  SearchResult,
  TransactionFate,
  TransactionSearch,
  TransactionTrace,
} from '../transactions'

/** Blocks over a transaction after which no reorganisation is expected any more. */
const finalDepth = 12n

/** Number of blocks in which a replacement is looked for, where the nonce was used before the first look. */
const farthest = 64n

type Address = `0x${string}`

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const senderOf = (account: CaipAddress) => account.split(':')[2] as Address

/** Reads the state of a transaction: in a block, waiting, or with another one in its place. */
export async function readTransaction(
  client: Client,
  { hash: text, account, trace, owners, search, known }: ChainTransaction,
): Promise<TransactionFate> {
  const hash = text as Hash
  const from = senderOf(account)
  const latest = await getBlockNumber(client, { cacheTime: 0 })
  const mined = await receiptOf(client, hash)
  if (mined) {
    if (await isOther(client, from, mined, search)) return findOwn(client, account, search, known, latest)
    return fateOf(client, mined, latest)
  }
  const traced = trace ?? (await traceOf(client, from, hash, latest))
  // The endpoint does not know it: its owners approve it first, it is on its way there, it was dropped, or it is a wrong one.
  if (!traced) {
    const execution = await readExecution(client, from, hash, { owners, search }, latest)
    return execution ?? findOwn(client, account, search, known, latest)
  }
  const used = await getTransactionCount(client, { address: from, blockNumber: latest })
  if (used <= traced.nonce) return { state: 'sent', trace: { ...traced, block: Number(latest) } }
  const replaced = await findReplacement(client, from, traced, latest).catch(() => null)
  if (!replaced || replaced.by.hash === hash) return { state: 'sent', trace: traced }
  return { state: 'replaced', isFinal: latest - replaced.block + 1n >= finalDepth, by: replaced.by }
}

/** Result of a transaction in a block. */
async function fateOf(client: Client, mined: TransactionReceipt, latest: bigint) {
  const { status, blockNumber, transactionHash } = mined
  const isFinal = latest - blockNumber + 1n >= finalDepth
  return status === 'success'
    ? ({ state: 'confirmed', isFinal } as const)
    : ({
        state: 'failed',
        isFinal,
        reason: 'reverted',
        words: await readWords(client, transactionHash, blockNumber),
      } as const)
}

/**
 * True for a transaction that cannot be the requested one: it is older than the request, or another account sent it. Other
 * accounts send the transactions of an account with code.
 */
async function isOther(
  client: Client,
  from: Address,
  mined: TransactionReceipt,
  search: TransactionSearch | undefined,
) {
  if (!isSame(mined.from, from)) return !(await getCode(client, { address: from }))
  if (search?.nonce === undefined || search.block === undefined || mined.blockNumber > search.block) return false
  const { nonce } = await getTransaction(client, { hash: mined.transactionHash })
  return nonce < search.nonce
}

/** Finds the transaction of a request that the wallet answered with the hash of another one. */
async function findOwn(
  client: Client,
  account: CaipAddress,
  search: TransactionSearch | undefined,
  known: readonly string[] = [],
  latest: bigint,
): Promise<TransactionFate> {
  const found = search && (await findTransaction(client, account, search, known))
  const mined = found && 'hash' in found ? await receiptOf(client, found.hash as Hash) : null
  if (!mined) return { state: 'sent' }
  const by = { hash: mined.transactionHash, kind: 'executed', hasFailed: mined.status === 'reverted' } as const
  return { ...(await fateOf(client, mined, latest)), by }
}

/** Why a transaction was undone: it is tried again as it was, without sending it, before its block and after. */
async function readWords(client: Client, hash: Hash, block: bigint): Promise<string | undefined> {
  try {
    const { from: account, to, value, input: data, gas } = await getTransaction(client, { hash })
    for (const blockNumber of [block - 1n, block]) {
      const error: unknown = await call(client, { account, to, value, data, gas, blockNumber }).then(
        () => null,
        (refusal: unknown) => refusal,
      )
      const words = wordsOf(error)
      if (words !== undefined) return words
    }
  } catch {
    // The reason is not known.
  }
  return undefined
}

// Refusals of tokens by name, https://eips.ethereum.org/EIPS/eip-6093, and one that many add.
const refusals = parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InvalidSender(address sender)',
  'error ERC20InvalidReceiver(address receiver)',
  'error EnforcedPause()',
])

/** Longer ones are not read. */
const mostLetters = 200

/** Returns the contract's words when it undid a call; undefined where it said nothing that can be read. */
export function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof BaseError)) return undefined
  let data: unknown
  error.walk((cause) => {
    const given: unknown = (cause as { data?: unknown } | null)?.data
    // Some nodes put it a level deeper.
    const found = isRecord(given) ? given.data : given
    if (typeof found === 'string' && /^0x[0-9a-f]{8}/i.test(found)) data = found
    return false
  })
  if (data === undefined) return undefined
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: refusals, data: data as Hex })
    const words = /^(Error|Panic)$/.test(errorName) ? `${args.join()}` : errorName
    return words.slice(0, mostLetters) || undefined
  } catch {
    return undefined
  }
}

/** Reads the amount of a token that would arrive, by the events of a transfer that is only tried. */
export async function readArriving(client: Client, { token, from, to, value }: TokenTransfer): Promise<bigint | null> {
  const calls = [{ from, to: token, data: transferCall(to, value) }]
  // https://github.com/ethereum/execution-apis: not every endpoint has it.
  const request = client.request as (asked: { method: string; params: unknown[] }) => Promise<unknown>
  const blocks = await request({ method: 'eth_simulateV1', params: [{ blockStateCalls: [{ calls }] }, 'latest'] })
  const [answer] = (blocks as readonly { calls: readonly { status: Hex; logs?: RpcLog[] }[] }[])[0]?.calls ?? []
  if (answer?.status !== numberToHex(1) || !answer.logs) return null
  const moves = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: answer.logs })
  const arriving = moves.filter(({ address, args }) => isSame(address, token) && isSame(args.to, to))
  // A token that tells nothing of its moves says nothing of what arrives.
  return arriving.length === 0 ? null : arriving.reduce((sum, { args }) => sum + args.value, 0n)
}

async function receiptOf(client: Client, hash: Hash) {
  try {
    return await getTransactionReceipt(client, { hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}

async function traceOf(client: Client, from: Address, hash: Hash, latest: bigint): Promise<TransactionTrace | null> {
  try {
    const { from: sender, nonce, to, value, input } = await getTransaction(client, { hash })
    if (!isSame(sender, from)) return null
    const block = Number(latest > farthest ? latest - farthest : 0n)
    return { nonce, block, to, value: `${value}`, data: keccak256(input) }
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return null
    throw error
  }
}

/** Describes a transaction by its content and the account's next nonce; without the nonce if no endpoint answers. */
export async function beginSearch(
  client: Client,
  account: CaipAddress,
  { to, value = 0n, data = '0x' }: EvmTransaction,
): Promise<TransactionSearch> {
  const content = { to: to?.toLowerCase() ?? null, value: `${value}`, data: keccak256(data as Hex) }
  try {
    const latest = await getBlockNumber(client, { cacheTime: 0 })
    return { ...content, ...(await positionAt(client, senderOf(account), latest)) }
  } catch {
    return content
  }
}

/** Most nonces that one search looks at. */
const mostNonces = 16

/** Looks at the account's transactions since the search began, for one with the same receiver, value and data. */
export async function findTransaction(
  client: Client,
  account: CaipAddress,
  search: TransactionSearch,
  known: readonly string[],
): Promise<SearchResult> {
  const from = senderOf(account)
  const latest = await getBlockNumber(client, { cacheTime: 0 })
  const { nonce, block, ...content } = search
  const start = latest > farthest ? latest - farthest : 0n
  // Endpoints without an archive have no state of old blocks: the search goes on with recent ones.
  const restart = async () => ({ search: { ...content, ...(await positionAt(client, from, start)) } })
  if (nonce === undefined || block === undefined) return restart()
  const used = await getTransactionCount(client, { address: from, blockNumber: latest })
  let before = BigInt(block)
  try {
    for (let next = nonce; next < Math.min(used, nonce + mostNonces); next += 1) {
      const { transaction, number } = await transactionWith(client, from, next, before, latest)
      // The next nonce can be in the same block.
      before = number - 1n
      if (transaction && !known.includes(transaction.hash) && isSameContent(transaction, content))
        return { hash: transaction.hash }
    }
  } catch (error) {
    if (latest - before <= farthest) throw error
    return restart()
  }
  if (used > nonce + mostNonces) return { search: { ...search, nonce: nonce + mostNonces, block: Number(before) } }
  // A reorganisation can move recent transactions: the search begins some blocks before the latest.
  return latest - BigInt(block) > farthest ? restart() : { search }
}

/** The account's next nonce in a block. */
async function positionAt(client: Client, from: Address, block: bigint) {
  return { nonce: await getTransactionCount(client, { address: from, blockNumber: block }), block: Number(block) }
}

function isSameContent(
  { to, value, input }: { readonly to: string | null; readonly value: bigint; readonly input: Hex },
  content: Pick<TransactionTrace, 'to' | 'value' | 'data'>,
): boolean {
  return (
    (to?.toLowerCase() ?? null) === (content.to?.toLowerCase() ?? null) &&
    `${value}` === content.value &&
    keccak256(input) === content.data
  )
}

/** The account's transaction with a nonce, found by halving the blocks in which it can be. */
async function transactionWith(client: Client, from: Address, nonce: number, since: bigint, latest: bigint) {
  let [before, number] = [since, latest]
  while (number - before > 1n) {
    const middle = (before + number) / 2n
    const used = await getTransactionCount(client, { address: from, blockNumber: middle })
    if (used > nonce) number = middle
    else before = middle
  }
  const { transactions } = await getBlock(client, { blockNumber: number, includeTransactions: true })
  const transaction = transactions.find((one) => isSame(one.from, from) && one.nonce === nonce)
  return { transaction, number }
}

/** The transaction that used the nonce in place of another. */
async function findReplacement(client: Client, from: Address, trace: TransactionTrace, latest: bigint) {
  const { transaction: found, number: block } = await transactionWith(
    client,
    from,
    trace.nonce,
    BigInt(trace.block),
    latest,
  )
  if (!found) return null
  const receipt = await receiptOf(client, found.hash)
  // Wallets cancel with a transaction of nothing to the account itself.
  const isNothing = found.to?.toLowerCase() === from.toLowerCase() && found.value === 0n && found.input === '0x'
  const kind: Replacement['kind'] = isSameContent(found, trace) ? 'spedUp' : isNothing ? 'cancelled' : 'replaced'
  return { block, by: { hash: found.hash, kind, hasFailed: receipt?.status === 'reverted' } }
}
