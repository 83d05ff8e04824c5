import { hexToNumber, isHex, numberToHex, type Client, type Hash, type Hex } from 'viem'
import { call, getCode } from 'viem/actions'
import type { OwnersWait, TransactionFate } from '../transactions'

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

/** Calls of a Safe: `getThreshold()` and `getOwners()`. */
const ofOwners = { threshold: '0xe75235b8', owners: '0xa0e67e2b' } as const

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
  { owners, since }: { readonly owners?: OwnersWait | undefined; readonly since?: number | undefined },
  latest: bigint,
): Promise<TransactionFate | null> {
  const isTold = owners?.required !== undefined
  const begin = owners?.block ?? since ?? Number(before(latest))
  // An endpoint may not have answered before.
  const wait = isTold ? owners : ((await readOwners(client, account, begin)) ?? owners)
  if (!wait) return null
  const from = BigInt(wait.block)
  const to = from + mostBlocks < latest ? from + mostBlocks : latest
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  const topics = [Object.values(executionEvents)]
  const request = client.request as (asked: { method: string; params: unknown[] }) => Promise<unknown>
  const logs =
    from > latest ? [] : await request({ method: 'eth_getLogs', params: [{ address: account, topics, ...range }] })
  const found = (logs as readonly Log[]).find(
    ({ topics: [, topic], data, transactionHash }) =>
      (topic ?? data.slice(0, 66)).toLowerCase() === hash.toLowerCase() && isHash(transactionHash),
  )
  if (!found) {
    // Recent blocks are looked at again.
    const next = to < before(latest) ? to : before(latest)
    return { state: 'sent', owners: { ...wait, block: Number(next > from ? next : from) } }
  }
  const block = isHex(found.blockNumber) ? hexToNumber(found.blockNumber) : Number(latest)
  const isFinal = latest - BigInt(block) + 1n >= finalDepth
  const hasFailed = found.topics[0]?.toLowerCase() === executionEvents.failed
  const by = { hash: found.transactionHash, kind: 'executed', hasFailed } as const
  const known = { isFinal, by, owners: { ...wait, block: Math.max(0, block - Number(recentBlocks)) } }
  return hasFailed ? { state: 'failed', reason: 'reverted', ...known } : { state: 'confirmed', ...known }
}

const isHash = (value: unknown) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)

const before = (block: bigint) => (block > recentBlocks ? block - recentBlocks : 0n)

/** Describes the owners of a contract account as far as its contract tells; null for an account with a key. */
async function readOwners(client: Client, address: Address, block: number): Promise<OwnersWait | null> {
  const code = await getCode(client, { address })
  if (code === undefined || code.toLowerCase().startsWith(delegation)) return null
  try {
    const [required, list] = await Promise.all([
      call(client, { to: address, data: ofOwners.threshold }),
      call(client, { to: address, data: ofOwners.owners }),
    ])
    // The list begins with its place and its length.
    const counts = { required: readCount(required.data, 0), total: readCount(list.data, 1) }
    if (counts.required > 0 && counts.required <= counts.total) return { block, ...counts }
  } catch {
    // A contract of another kind.
  }
  return { block }
}

/** The word at a place of an answer, as a number. @throws RangeError for no word */
function readCount(data: Hex | undefined, place: number): number {
  const word = (data ?? '0x').slice(2 + place * 64, 2 + (place + 1) * 64)
  if (word.length < 64) throw new RangeError('The answer is too short')
  return Number(BigInt(`0x${word}`))
}
