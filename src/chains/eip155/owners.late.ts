import { hexToNumber, isHex, keccak256, numberToHex, type Client, type Hash } from 'viem'
import { getCode } from 'viem/actions'
import type { OwnersWait, Replacement, TransactionFate, TransactionSearch } from '../transactions'
import { readNonceOf, readWord, safeHash } from './safe.late'

/**
 * Events by which contract accounts report an execution: `ExecutionSuccess(bytes32,uint256)` and
 * `ExecutionFailure(bytes32,uint256)` of a Safe (https://github.com/safe-global/safe-smart-account). Before its version 1.4
 * the hash is in the data, since then in a topic.
 */
export const executionEvents = {
  succeeded: '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
  failed: '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
} as const

/** Number of blocks of one search: many endpoints answer for no more. */
const mostBlocks = 1_000n

/** Number of recent blocks that every search looks at again: nodes differ, and chains are reorganised. */
const recentBlocks = 64n

/** Blocks over an execution after which no reorganisation is expected any more. */
const finalDepth = 12n

/** Code of an account with a key that delegates to a contract (EIP-7702). */
const delegation = '0xef0100'

type Address = `0x${string}`

interface Log {
  readonly topics: readonly string[]
  readonly data: string
  readonly blockNumber: Hash
  readonly transactionHash: `0x${string}`
}

/** Reads the state of a transaction that the chain does not know by its hash; null where the account is no contract. */
export async function readExecution(
  client: Client,
  account: Address,
  hash: string,
  { owners, search }: { readonly owners?: OwnersWait | undefined; readonly search?: TransactionSearch | undefined },
  latest: bigint,
): Promise<TransactionFate | null> {
  const begin = owners?.block ?? search?.block ?? Number(before(latest))
  let wait = owners
  // An endpoint may not have answered before, and the content may not have been known.
  if (owners?.nonce === undefined) {
    const told = await readOwners(client, account, hash, search, begin)
    if (told) wait = { ...owners, ...told }
  }
  if (!wait) return null
  const from = BigInt(wait.block)
  const to = from + mostBlocks < latest ? from + mostBlocks : latest
  const logs = from > latest ? [] : await readExecutions(client, account, from, to)
  const found = logs.find((log) => hashOf(log) === hash.toLowerCase())
  if (found) return executedBy(found, wait, latest)
  const other = await findOther(client, account, wait, logs, to).catch(() => null)
  if (other) return replacedBy(other.log, other.kind, wait, latest)
  // Recent blocks are looked at again.
  const next = to < before(latest) ? to : before(latest)
  return { state: 'sent', owners: { ...wait, block: Number(next > from ? next : from) } }
}

/** Executions of the account in a range of blocks. */
async function readExecutions(client: Client, address: Address, from: bigint, to: bigint): Promise<readonly Log[]> {
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  const topics = [Object.values(executionEvents)]
  const request = client.request as (asked: { method: string; params: unknown[] }) => Promise<unknown>
  const logs = await request({ method: 'eth_getLogs', params: [{ address, topics, ...range }] })
  return (logs as readonly Log[]).filter(({ transactionHash }) => isHash(transactionHash))
}

/** The hash by which the owners of the account know the executed transaction. */
const hashOf = ({ topics: [, topic], data }: Log) => (topic ?? data.slice(0, 66)).toLowerCase()

const hasFailed = ({ topics: [event] }: Log) => event?.toLowerCase() === executionEvents.failed

const depthOf = ({ blockNumber }: Log, latest: bigint) => {
  const block = isHex(blockNumber) ? hexToNumber(blockNumber) : Number(latest)
  const isFinal = latest - BigInt(block) + 1n >= finalDepth
  return { isFinal, block: Math.max(0, block - Number(recentBlocks)) }
}

function executedBy(log: Log, wait: OwnersWait, latest: bigint): TransactionFate {
  const { isFinal, block } = depthOf(log, latest)
  const by = { hash: log.transactionHash, kind: 'executed', hasFailed: hasFailed(log) } as const
  const known = { isFinal, by, owners: { ...wait, block } }
  return by.hasFailed ? { state: 'failed', reason: 'reverted', ...known } : { state: 'confirmed', ...known }
}

function replacedBy(log: Log, kind: Replacement['kind'], wait: OwnersWait, latest: bigint): TransactionFate {
  const { isFinal, block } = depthOf(log, latest)
  const by = { hash: log.transactionHash, kind, hasFailed: hasFailed(log) }
  return { state: 'replaced', isFinal, by, owners: { ...wait, block } }
}

/** Content of a transaction that only uses a nonce: the account calls itself with nothing. */
const rejectionOf = (account: Address) => ({ to: account, value: '0', data: keccak256('0x') })

/** The execution that used the nonce in place of another, among those until a block; null where none is known to. */
async function findOther(
  client: Client,
  account: Address,
  { nonce: own }: OwnersWait,
  logs: readonly Log[],
  to: bigint,
): Promise<{ readonly log: Log; readonly kind: 'cancelled' | 'replaced' } | null> {
  if (own === undefined || logs.length === 0) return null
  const nonce = BigInt(own)
  const rejection = safeHash(await readWord(client, account, 'domain'), rejectionOf(account), nonce)
  const cancelled = logs.find((log) => hashOf(log) === rejection)
  if (cancelled) return { log: cancelled, kind: 'cancelled' }
  // Executions use the nonces in order, so the last one used the nonce before the next.
  const nonceAt = (blockNumber: bigint) => readWord(client, account, 'nonce', { blockNumber })
  const log = logs[logs.length - Number((await nonceAt(to)) - nonce)]
  if (!log) return null
  // The node of the logs may be behind that of the nonce.
  const block = BigInt(log.blockNumber)
  const [before, after] = await Promise.all([nonceAt(block - 1n), nonceAt(block)])
  return before <= nonce && after > nonce ? { log, kind: 'replaced' } : null
}

const isHash = (value: unknown) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)

const before = (block: bigint) => (block > recentBlocks ? block - recentBlocks : 0n)

/** Describes the owners of a contract account as far as its contract tells; null for an account with a key. */
async function readOwners(
  client: Client,
  address: Address,
  hash: string,
  search: TransactionSearch | undefined,
  block: number,
): Promise<OwnersWait | null> {
  const code = await getCode(client, { address })
  if (code === undefined || code.toLowerCase().startsWith(delegation)) return null
  try {
    const [required, total] = await Promise.all([
      readWord(client, address, 'threshold'),
      // The list begins with its place and its length.
      readWord(client, address, 'owners', { place: 1 }),
    ])
    if (required === 0n || required > total) return { block }
    const nonce = search && (await readNonceOf(client, address, hash, search).catch(() => undefined))
    return { block, required: Number(required), total: Number(total), ...(nonce !== undefined && { nonce }) }
  } catch {
    // A contract of another kind.
    return { block }
  }
}
