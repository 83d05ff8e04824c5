import { readCall, word } from '../../../../chains/eip155/swaps/abi'
import { selectors, splitSignature } from '../../../../chains/eip155/swaps/calls'
import {
  GasPriceNotSupportedError,
  InsufficientLiquidityError,
  QuoteUnavailableError,
  SwapRefusedError,
  SwapsNotSupportedError,
} from '../../../../chains/errors/swapErrors'
import type { Network } from '../../../../chains/network'
import type { SwapPermit, SwapSource, SwapToken, SwapTrade } from '../../../../chains/trade/swap'
import type { EvmTransaction } from '../../../../chains/transactions'
import { HttpStatusError, UnusableAnswerError } from '../../../../services/http/httpErrors'
import type { Http } from '../../../../services/http/http'
import { isRecord, readList, readText } from '../../../../services/http/readValue'

/** The hosted backend's address of a network's own currency. */
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** The backend's fee, in percent of the given amount. */
const feePercent = 0.85

export interface HostedSwapsOptions {
  readonly projectId: string
  /** Contracts that swaps may be sent to on a network; empty where there are no swaps. */
  readonly routersOf: (network: Network) => readonly string[]
}

/** Swaps of the hosted backend. */
export function hostedSwaps(http: Http, { projectId, routersOf }: HostedSwapsOptions): SwapSource {
  const reach = (network: Network) => {
    if (routersOf(network).length === 0) throw new SwapsNotSupportedError()
  }
  const get = (path: string, params: Record<string, string>, signal?: AbortSignal) =>
    http.getJson(`/v1/convert/${path}`, { params, signal }).catch(refuse)
  const allowing = async (trade: SwapTrade): Promise<EvmTransaction> => {
    const { from, to, account: userAddress, value } = await sidesOf(trade)
    const answer = await get('build-approve', { userAddress, from, to, amount: `${value}` })
    return readTransaction(answer, trade, [trade.from.address])
  }
  const sidesOf = async (trade: SwapTrade) => {
    reach(trade.network)
    const { caipNetworkId } = trade.network
    const nameOf = ({ address = native }: SwapToken) => `${caipNetworkId}:${address}`
    return { ...trade, from: nameOf(trade.from), to: nameOf(trade.to) }
  }
  const readGasPrice = async ({ network, signal }: { readonly network: Network; readonly signal?: AbortSignal }) => {
    if (routersOf(network).length === 0) throw new GasPriceNotSupportedError()
    const answer = await get('gas-price', { chainId: network.caipNetworkId }, signal)
    return readAmount(isRecord(answer) && answer.standard)
  }

  return {
    supports: (network) => routersOf(network).length > 0,
    listTokens: async ({ network, signal }) => {
      reach(network)
      const { caipNetworkId } = network
      const answer = await get('tokens', { chainId: caipNetworkId }, signal)
      const list = isRecord(answer) && readList(answer.tokens, (entry) => readToken(entry, network))
      if (!list) throw new UnusableAnswerError('it is no list of tokens')
      return list
    },
    readQuote: async ({ signal, slippage: _slippage, ...trade }) => {
      const { from, to, account: userAddress, value } = await sidesOf(trade)
      const params = { amount: `${value}`, userAddress, from, to }
      // A quote is complete without it.
      const gasPrice = await readGasPrice({ network: trade.network, signal }).catch(() => null)
      const answer = await get('quotes', gasPrice ? { ...params, gasPrice: `${gasPrice}` } : params, signal)
      const quotes: unknown = isRecord(answer) && answer.quotes
      const quote: unknown = Array.isArray(quotes) && quotes[0]
      if (!isRecord(quote)) throw new QuoteUnavailableError('Incorrect amount')
      return {
        from: addressOf(quote.fromAccount, trade.network),
        to: addressOf(quote.toAccount, trade.network),
        value: readAmount(quote.fromAmount),
        toValue: readAmount(quote.toAmount),
        feePercent,
      }
    },
    readGasPrice,
    spenderOf: async (trade) => {
      reach(trade.network)
      const [first = ''] = routersOf(trade.network)
      if (trade.from.address === undefined) return first
      const { data = '' } = await allowing(trade)
      try {
        const call = readCall(data)
        if (call.selector === selectors.approve) return call.address(0)
      } catch {
        // It is no call.
      }
      throw new SwapRefusedError('spender')
    },
    readAllowance: async (trade) => {
      const { from: tokenAddress, account: userAddress } = await sidesOf(trade)
      const answer = await get('allowance', { tokenAddress, userAddress })
      return readAmount(isRecord(answer) && answer.allowance)
    },
    buildApproval: allowing,
    takesPermit: () => true,
    buildSwap: async ({ signal, slippage, minValue, quote, permit, ...trade }) => {
      const { from, to, account: userAddress, value } = await sidesOf(trade)
      const eip155 = {
        slippage: slippageFor(quote.toValue, minValue, slippage),
        ...(permit && { permit: write(permit) }),
      }
      const body = { projectId, amount: `${value}`, from, to, userAddress, eip155, disableEstimate: true }
      const answer = await http.postJson('/v1/convert/build-transaction', body, { signal }).catch(refuse)
      const router = routersOf(trade.network)
      return readTransaction(answer, trade, router)
    },
  }
}

/** Returns the slippage that keeps the shown amount, within the visitor's limit: in whole percents, as servers read no others. */
function slippageFor(toValue: bigint, minValue: bigint, slippage: number): number {
  const spare = toValue > minValue ? ((toValue - minValue) * 100n) / toValue : 0n
  return Math.min(Number(spare), Math.floor(slippage))
}

/** A server that gives the reason: not enough liquidity, or in its own words. */
function refuse(error: unknown): never {
  if (!(error instanceof HttpStatusError)) throw error
  const words = error.reasons.join('; ')
  if (/insufficient liquidity/i.test(words)) throw new InsufficientLiquidityError(error)
  throw new QuoteUnavailableError(words || undefined, error)
}

function readToken(entry: unknown, network: Network): SwapToken | undefined {
  if (!isRecord(entry)) return undefined
  const [name, symbol] = [readText(entry.name, 64), readText(entry.symbol, 32)]
  const decimals = Number(entry.decimals)
  if (!name || !symbol || !Number.isInteger(decimals)) return undefined
  let address: string | undefined
  try {
    address = addressOf(entry.address, network)
  } catch {
    return undefined // of another network
  }
  const icon = readText(entry.logoUri, 50_000)
  const networkId = network.caipNetworkId
  return { networkId, address, name, symbol, decimals, icon, hasPermit: entry.eip2612 === true }
}

/** The contract in a CAIP-10 id of this network; undefined for its own currency. */
function addressOf(account: unknown, { caipNetworkId }: Network): string | undefined {
  const text = typeof account === 'string' ? account : ''
  const address = text.slice(text.lastIndexOf(':') + 1)
  const isHere = text === address || text === `${caipNetworkId}:${address}`
  if (!isHere || !/^0x[0-9a-f]{40}$/i.test(address)) throw new SwapRefusedError('tokens')
  return address.toLowerCase() === native ? undefined : address
}

function readAmount(amount: unknown): bigint {
  if (typeof amount !== 'string' || !/^\d{1,78}$/.test(amount)) throw new QuoteUnavailableError('Incorrect amount')
  return BigInt(amount)
}

/**
 * Reads the transaction to send. Servers name the contract as `to`, or, with the account, as `from`, and tell of a swap what is
 * likely to arrive, not what is sent along. Gas is the wallet's to say, as it is the wallet that pays.
 */
function readTransaction(answer: unknown, trade: SwapTrade, targets: readonly (string | undefined)[]): EvmTransaction {
  const tx = isRecord(answer) && answer.tx
  if (!isRecord(tx) || typeof tx.data !== 'string') throw new UnusableAnswerError('it is no transaction')
  const known = targets.map((target) => target?.toLowerCase())
  const here = new RegExp(`^(?:${trade.network.caipNetworkId}:)?(0x[0-9a-f]{40})$`, 'i')
  const named = [tx.to, tx.from].flatMap((one) => (typeof one === 'string' && here.exec(one)?.[1]) || [])
  const to = named.find((one) => known.includes(one.toLowerCase())) ?? named[0] ?? ''
  const value = tx.value ?? `${trade.from.address === undefined ? trade.value : 0n}`
  if (typeof value !== 'string' || !/^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(value))
    throw new UnusableAnswerError('it is no transaction')
  return { to, data: tx.data, value: BigInt(value) }
}

/** The arguments of `permit`, encoded. */
function write({ owner, spender, value, deadline, signature }: SwapPermit): string {
  const parts = splitSignature(signature)
  if (!parts) throw new SwapRefusedError('permit')
  return `0x${[owner, spender, value, deadline, parts.v, parts.r, parts.s].map(word).join('')}`
}
