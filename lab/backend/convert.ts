import { createPublicClient, erc20Abi, http, isHex, maxUint256, type Address } from 'viem'
import { routerAbi } from '../chains/pools'
import type { IndexedChain } from './chainIndex'
import { anotherToken, approvalCall, swapCall } from './convertCalls'
import type { Faults } from './faults'
import { isNative, native, readPlace } from './places'
import { readJson } from './readJson'

export interface ConvertQuestion {
  readonly method: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
  readonly body: string
  readonly faults: Pick<Faults, 'convert' | 'lie'>
}

export interface ConvertAnswer {
  readonly status: number
  readonly json: object
}

/** Swaps on chains that are known; undefined for another path. */
export type Convert = (question: ConvertQuestion) => Promise<ConvertAnswer | undefined>

const ok = (json: object): ConvertAnswer => ({ status: 200, json })
const refuse = (description: string, status = 400, field = ''): ConvertAnswer => {
  return { status, json: { status: 'FAILED', reasons: [{ field, description }] } }
}
const wrong = (what: string) => refuse(`Conversion parameter error: ${what}`)
const illiquid = wrong('insufficient liquidity')
const unsupported = refuse('Chain is not supported, see https://backend.example/chains', 400, 'chainId')

/** The hosted conversion over the pools of the lab's chains, with the hosted one's shapes and today's quirks. */
export function createConvert(chains: readonly IndexedChain[]): Convert {
  const find = (chainId: string | null | undefined) => chains.find(({ chain }) => `eip155:${chain.id}` === chainId)
  return async ({ method, pathname, searchParams, body, faults }) => {
    const call = /^\/v1\/convert\/([a-z-]+)$/.exec(pathname)?.[1]
    if (!call || (call === 'build-transaction') !== (method === 'POST')) return undefined
    if (faults.convert === 'unavailable')
      return refuse('Convertion provider is temporarily unavailable', 503, 'provider')
    if (faults.convert === 'garbled') return ok({ tokens: 7, quotes: 'soon', allowance: {}, tx: [], standard: null })
    const asked =
      method === 'POST'
        ? (readJson(body) as Readonly<Record<string, unknown>> | null)
        : Object.fromEntries(searchParams)
    if (!asked) return refuse('Failed to deserialize the JSON body', 422)
    if (call === 'tokens' || call === 'gas-price') {
      const indexed = find(asked.chainId as string)
      if (!indexed) return unsupported
      return ok(call === 'tokens' ? listTokens(indexed) : await gasPrices(indexed))
    }
    const user = readPlace(asked.userAddress)
    const from = readPlace(call === 'allowance' ? asked.tokenAddress : asked.from)
    if (!user || !from) return wrong('not an account')
    const indexed = find(from.chainId)
    if (!indexed || user.chainId !== from.chainId) return unsupported
    const client = open(indexed)
    if (call === 'allowance') {
      if (isNative(from.address)) return ok({ allowance: `${maxUint256}` })
      const args = [user.address, indexed.pools.router] as const
      const read = { address: from.address, abi: erc20Abi, functionName: 'allowance', args } as const
      return ok({ allowance: `${await client.readContract(read)}` })
    }
    const to = readPlace(asked.to)
    if (!to || to.chainId !== from.chainId) return wrong('not a token of this chain')
    const isApproval = call === 'build-approve'
    const value = isApproval && asked.amount === undefined ? null : readAmount(asked.amount)
    if (value === undefined) return wrong('amount is not a number')
    const gasPrice = await client.getGasPrice()
    const common = { indexed, from: from.address, to: to.address, user: user.address, gasPrice, lie: faults.lie }
    if (isApproval) return ok({ tx: approvalCall({ ...common, value }) })
    if ((call !== 'quotes' && call !== 'build-transaction') || value === null) return undefined
    const found = faults.convert === 'illiquid' ? null : await findPath(indexed, from.address, to.address, value)
    if (!found) return illiquid
    const swap = { ...common, value, ...found }
    if (call === 'quotes') return ok({ quotes: faults.convert === 'quoteless' ? [] : [quoteOf(swap, faults)] })
    const { slippage, permit = '0x' } = (asked.eip155 ?? {}) as Readonly<Record<string, unknown>>
    if (!Number.isInteger(slippage)) return refuse('Failed to deserialize the JSON body: slippage', 422)
    const percent = slippage as number
    if (percent < 0 || percent > 50) return wrong('slippage')
    if (!isHex(permit) || ![2, 450].includes(permit.length)) return wrong('permit')
    return ok({ tx: swapCall(swap, percent, permit) })
  }
}

const open = ({ chain, url }: IndexedChain) => createPublicClient({ chain, transport: http(url) })

function listTokens({ chain, pools }: IndexedChain): object {
  const own = { ...chain.nativeCurrency, address: native, hasPermit: false }
  return {
    tokens: [own, ...pools.tokens].map(({ name, symbol, decimals, address, hasPermit }) => {
      return { name, symbol, address: `eip155:${chain.id}:${address}`, decimals, logoUri: null, eip2612: hasPermit }
    }),
  }
}

async function gasPrices(indexed: IndexedChain): Promise<object> {
  const price = await open(indexed).getGasPrice()
  return { standard: `${price}`, fast: `${(price * 12n) / 10n}`, instant: `${(price * 15n) / 10n}` }
}

function quoteOf(swap: Parameters<typeof swapCall>[0], { convert, lie }: ConvertQuestion['faults']): object {
  const { indexed, from, to, value, toValue } = swap
  const account = (address: string) => `eip155:${indexed.chain.id}:${address}`
  return {
    id: null,
    fromAmount: `${lie === 'quotesOtherValue' ? value / 2n : value}`,
    fromAccount: account(lie === 'quotesOtherSource' ? anotherToken(swap) : from),
    ...(convert !== 'amountless' && { toAmount: `${toValue}` }),
    toAccount: account(lie === 'quotesOtherToken' ? anotherToken(swap) : to),
  }
}

/** Straight, or over one token between; null where no path gives at least half of what a little of it is worth. */
async function findPath(indexed: IndexedChain, from: Address, to: Address, value: bigint) {
  const { router, weth, tokens } = indexed.pools
  const [first, last] = [from, to].map((address) => (isNative(address) ? weth : address)) as [Address, Address]
  const outOf = async (amount: bigint, path: readonly Address[]) => {
    const call = { address: router, abi: routerAbi, functionName: 'getAmountsOut', args: [amount, path] } as const
    const amounts = await open(indexed)
      .readContract(call)
      .catch(() => [])
    return amounts.at(-1) ?? 0n
  }
  for (const path of [[first, last], ...tokens.map(({ address }) => [first, address, last])]) {
    const toValue = await outOf(value, path)
    if (toValue === 0n) continue
    const isDeep = value < 10_000n || toValue * 2n > (await outOf(value / 10_000n, path)) * 10_000n
    return isDeep ? { path, toValue } : null
  }
  return null
}

/** Undefined for what is no amount. */
const readAmount = (text: unknown) =>
  typeof text === 'string' && /^[1-9]\d{0,77}$/.test(text) ? BigInt(text) : undefined
