import type { Getter } from 'jotai/vanilla'
import { CannotSwapError, QuoteUnavailableError, SwapRefusedError } from '../../../../chains/errors/swapErrors'
import type { SwapTrade } from '../../../../chains/trade/swap'
import type { EvmTransaction } from '../../../../chains/transactions'
import { type PinnedConnection } from '../../../session/connection/findPin'
import { plainAddress } from '../../../core/visitor/connections'
import { noteError } from '../../../core/development/development'
import { envAtom } from '../../../core/runtime'
import { heldTokensAtom } from '../../send/draft'
import { chooseAllowance, readAllowance, readFee } from './allowance.late'
import type { SwapPlan } from '../plan'
import { inTime, openSwaps } from '../source/resolveSource.late'
import { readTerms, type QuotedTerms } from '../source/readQuote.late'
import type { SwapTerms } from '../types'
import { isConfirmed } from './contracts.late'
import { verifySwap } from './verify.late'

/** For so long a swap that was built may be done, in seconds. */
export const validFor = 20n * 60n

export type PreparedSwap = Pick<
  SwapPlan,
  'terms' | 'allowance' | 'spender' | 'routers' | 'contract' | 'allowed' | 'lacksFee' | 'refusal'
>

export const nowOf = (get: Getter) => BigInt(Math.floor(get(envAtom).clock.now() / 1000))
export const tradeOf = ({ network, pin, from, to, value }: SwapPlan): SwapTrade => ({
  network,
  account: pin.account,
  from,
  to,
  value,
})

export async function requestQuoteAgain(
  get: Getter,
  trade: SwapTrade,
  slippage: number,
): Promise<QuotedTerms & { terms: SwapTerms }> {
  const quoted = await readTerms(get, { ...trade, slippage, signal: new AbortController().signal })
  if (!quoted.terms) throw new CannotSwapError(quoted.gap)
  return quoted
}

/** Quotes again, asks what has to be allowed, and what the network takes for the very swap where it could be sent by now. */
export async function prepareSwap(
  get: Getter,
  pin: PinnedConnection,
  trade: SwapTrade,
  slippage: number,
  known: Partial<SwapPlan> = {},
): Promise<PreparedSwap> {
  const swaps = openSwaps(get)
  const [quoted, allowance] = await Promise.all([
    requestQuoteAgain(get, trade, slippage),
    readAllowance(get, swaps, trade, known.since),
  ])
  const way = await chooseAllowance(get, swaps, pin, trade, allowance, known)
  const { terms } = quoted
  let { networkFee } = terms
  let refusal: SwapRefusedError | undefined
  if (way === 'none') {
    const built = await build(get, { trade, slippage, routers: allowance.routers }, quoted, terms.minValue).catch(
      (error: unknown) => {
        // Report a source that returns other terms at once. A silent source may still answer at the press.
        if (error instanceof SwapRefusedError) {
          refusal = error
          noteError(error)
        }
        return null
      },
    )
    networkFee = (built && (await readFee(get, trade, built))) ?? networkFee
  }
  const native = get(heldTokensAtom).find(({ address }) => address === undefined)?.value
  const cost = (trade.from.address ? 0n : trade.value) + (networkFee.state === 'known' ? networkFee.value : 0n)
  const lacksFee = native !== undefined && cost > native
  const { spender, allowed, routers, isNamed } = allowance
  const isKnown = isNamed || isConfirmed(get, trade.network.caipNetworkId, spender)
  const contract = isNamed ? undefined : { address: spender, isConfirmed: isKnown }
  return { spender, allowed, routers, contract, terms: { ...terms, networkFee }, allowance: way, lacksFee, refusal }
}

/** The reviewed trade, and the contracts that may receive it. */
interface Wanted {
  readonly trade: SwapTrade
  readonly slippage: number
  readonly routers: readonly string[]
}

/** Builds the request to the wallet by the source, and reads it. @throws SwapRefusedError */
export async function build(
  get: Getter,
  wanted: Wanted,
  quoted: QuotedTerms,
  minValue: bigint,
  permit?: SwapPlan['permit'],
): Promise<EvmTransaction> {
  try {
    return await buildOnce(get, wanted, quoted, minValue, permit)
  } catch (error) {
    if (!(error instanceof SwapRefusedError) || error.reason !== 'minimum') throw error
    // The price may have moved since the quote: by the one of now, a source takes less of it for slippage.
    const now = await requestQuoteAgain(get, wanted.trade, wanted.slippage).catch(() => null)
    if (!now || now.terms.toValue < minValue) throw error
    return buildOnce(get, wanted, now, minValue, permit)
  }
}

async function buildOnce(
  get: Getter,
  { trade, slippage, routers }: Wanted,
  { quote }: QuotedTerms,
  minValue: bigint,
  permit: SwapPlan['permit'],
): Promise<EvmTransaction> {
  if (!quote) throw new QuoteUnavailableError()
  const swaps = openSwaps(get)
  const now = nowOf(get)
  const order = { ...trade, slippage, minValue, quote, permit, deadline: now + validFor }
  const built = await inTime(get, (signal) => swaps.source.buildSwap({ ...order, signal }))
  const { from, to, value, account } = trade
  const shown = { account: plainAddress(account), from: from.address, to: to.address, value, minValue }
  return verifySwap(built, { ...shown, routers, now, permit })
}
