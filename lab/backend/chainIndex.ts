import {
  createPublicClient,
  erc20Abi,
  formatUnits,
  http,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  type Address,
} from 'viem'
import type { LabChain } from '../chains/startChain'
import { isNative, readPlace } from './places'

/** Dollars that one of a token is worth here; the hosted backend is the one that knows prices. */
const prices: Readonly<Record<string, number>> = { ETH: 2_000, WETH: 2_000, LUSD: 1, LGLD: 2 }
const pageSize = 10
const wethAbi = parseAbi(['event Withdrawal(address indexed src, uint256 wad)'])
const approve = '0x095ea7b3'

export type IndexedChain = Pick<LabChain, 'chain' | 'url' | 'token' | 'tokens' | 'pools'>

/** Accounts of the hosted backend, read from the lab's own chains. */
export interface ChainIndex {
  /** Undefined for a chain that is not indexed. */
  listBalances(address: Address, chainId: string | null): Promise<object> | undefined
  listHistory(address: Address, chainId: string | null, cursor: string | null): Promise<object> | undefined
  /** Prices of tokens, by CAIP-10 id; none of an unknown one. */
  listPrices(places: readonly unknown[]): object
}

/** Reads balances and transactions of accounts from chains, in the hosted backend's shapes. */
export function createChainIndex(chains: readonly IndexedChain[]): ChainIndex {
  const find = (chainId: string | null) => chains.find(({ chain }) => `eip155:${chain.id}` === chainId)
  return {
    listBalances: (address, chainId) => {
      const indexed = find(chainId)
      return indexed && balancesOf(indexed, address)
    },
    listHistory: (address, chainId, cursor) => {
      const indexed = find(chainId)
      return indexed && historyOf(indexed, address, Number(cursor ?? 0))
    },
    listPrices: ([place]) => {
      const { chainId, address } = readPlace(place) ?? {}
      const indexed = find(chainId ?? null)
      const isIt = (token: { address: Address }) => !!address && isAddressEqual(token.address, address)
      const native = indexed && { ...indexed.chain.nativeCurrency, address }
      const token = address && isNative(address) ? native : indexed && tokensOf(indexed).find(isIt)
      const price = token && prices[token.symbol]
      // One of each question is read, as today.
      return { fungibles: price ? [{ ...token, address: place, price, iconUrl: null }] : [] }
    },
  }
}

const tokensOf = ({ tokens, pools }: IndexedChain) => [...pools.tokens, ...tokens]

async function balancesOf(indexed: IndexedChain, address: Address): Promise<object> {
  const { chain, url } = indexed
  const client = createPublicClient({ chain, transport: http(url) })
  const { name, symbol, decimals } = chain.nativeCurrency
  const wire = (token: { name: string; symbol: string; decimals: number; address?: Address }, value: bigint) => ({
    name: token.name,
    symbol: token.symbol,
    chainId: `eip155:${chain.id}`,
    ...(token.address && { address: `eip155:${chain.id}:${token.address}` }),
    price: prices[token.symbol],
    quantity: { decimals: `${token.decimals}`, numeric: formatUnits(value, token.decimals) },
  })
  const held = await Promise.all(
    tokensOf(indexed).map(async (token) => {
      const value = await client.readContract({ ...token, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
      return value > 0n ? [wire(token, value)] : []
    }),
  )
  return { balances: [wire({ name, symbol, decimals }, await client.getBalance({ address })), ...held.flat()] }
}

/** Every block is read: the lab's chains have few. */
async function historyOf(indexed: IndexedChain, address: Address, start: number): Promise<object> {
  const { chain, url } = indexed
  const client = createPublicClient({ chain, transport: http(url) })
  const isOwn = (other: Address | null | undefined) => !!other && isAddressEqual(other, address)
  const latest = Number(await client.getBlockNumber())
  const rows: object[] = []
  for (let height = latest; height >= 0; height -= 1) {
    // A chain that was taken up from a file has lost its first blocks.
    const block = await client.getBlock({ blockNumber: BigInt(height), includeTransactions: true }).catch(() => null)
    for (const { hash, from, to, value, input } of block?.transactions ?? []) {
      const receipt = await client.getTransactionReceipt({ hash })
      const direction = isOwn(from) ? 'out' : 'in'
      const moved = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: receipt.logs, strict: true })
        .filter(({ args }) => isOwn(args.from) || isOwn(args.to))
        .flatMap(({ address: contract, args }) => {
          const token = tokensOf(indexed).find((one) => isAddressEqual(one.address, contract))
          return token ? [leg(token, args.value, isOwn(args.from) ? 'out' : 'in')] : []
        })
      const native = value > 0n && (isOwn(from) || isOwn(to)) ? [leg(chain.nativeCurrency, value, direction)] : []
      if (!isOwn(from) && !isOwn(to) && moved.length === 0) continue
      const isTrade = !!to && isAddressEqual(to, indexed.pools.router)
      // The amount that a router unwraps arrives without a log of its own.
      const unwrapped = parseEventLogs({ abi: wethAbi, logs: isTrade && isOwn(from) ? receipt.logs : [], strict: true })
      const paid = unwrapped.map(({ args }) => leg(chain.nativeCurrency, args.wad, 'in'))
      const transfers = [...native, ...moved, ...paid]
      const called = isTrade ? 'trade' : input.startsWith(approve) ? 'approve' : null
      const plain = direction === 'out' ? 'send' : 'receive'
      rows.push({
        id: hash,
        metadata: {
          operationType: to === null ? 'deploy' : (called ?? (transfers.length > 0 ? plain : 'execute')),
          hash,
          minedAt: new Date(Number(block?.timestamp) * 1_000).toISOString(),
          status: receipt.status === 'success' ? 'confirmed' : 'failed',
          sentFrom: from,
          sentTo: to,
          application: null,
          chain: `eip155:${chain.id}`,
        },
        transfers,
      })
    }
  }
  const end = start + pageSize
  return { data: rows.slice(start, end), next: end < rows.length ? `${end}` : null }
}

const leg = (
  { symbol, decimals, name }: { name: string; symbol: string; decimals: number },
  value: bigint,
  direction: string,
) => ({
  fungible_info: { name, symbol },
  direction,
  quantity: { numeric: formatUnits(value, decimals) },
})
