import { encodeCall, readCall, type Words } from '../../../../chains/eip155/swaps/abi'
import { approveCall, selectors, selfPermitCall } from '../../../../chains/eip155/swaps/calls'
import { SwapRefusedError, type SwapRefusal } from '../../../../chains/errors/swapErrors'
import type { SwapPermit } from '../../../../chains/trade/swap'
import type { EvmTransaction } from '../../../../chains/transactions'
import { isRecord } from '../../../../chains/guards'

/** The shown terms that a transaction has to meet. Contracts in any case; left out for the network's own currency. */
export interface Shown {
  readonly account: string
  readonly from: string | undefined
  readonly to: string | undefined
  readonly value: bigint
  readonly minValue: bigint
  /** Contracts that may receive swaps. */
  readonly routers: readonly string[]
  /** In seconds since the epoch. */
  readonly now: bigint
  /** The signed permit. */
  readonly permit?: SwapPermit | undefined
}

/** No swap and no permit may be good for longer, in seconds. */
export const longestValid = 30n * 60n

/** Stands for the currency of the network in errors. */
const native = 'native currency'

const nativeNames = [`0x${'e'.repeat(40)}`, `0x${'0'.repeat(40)}`]

const same = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase()

type Value = string | bigint | readonly string[] | undefined

const textOf = (value: Value) => (value === undefined ? undefined : `${value}`.slice(0, 500))

function demand(isSo: boolean, reason: SwapRefusal, expected?: Value, given?: Value): asserts isSo {
  if (!isSo) throw new SwapRefusedError(reason, { expected: textOf(expected), given: textOf(given) })
}

/**
 * Reads what a transaction would do, and lets it pass only where that is the swap that is shown: its router, tokens,
 * amount, least amount, receiver, and the currency sent along. Gas is left to the wallet.
 * @throws SwapRefusedError for anything else, and for what cannot be read
 */
export function verifySwap(given: unknown, shown: Shown): EvmTransaction {
  demand(isRecord(given) && typeof given.data === 'string' && typeof given.to === 'string', 'call')
  const { to, data, value = 0n } = given
  demand(
    shown.routers.some((router) => same(router, to as string)),
    'target',
    shown.routers,
    to as string,
  )
  const sent = shown.from === undefined ? shown.value : 0n
  demand(value === sent, 'native', sent, typeof value === 'bigint' ? value : typeof value)
  guarded(() => readSwap(data as string, shown))
  return { to: to as string, data: data as string, value: value as bigint }
}

/** A call that cannot be read to its end is refused. */
function guarded(read: () => void): void {
  try {
    read()
  } catch (error) {
    throw error instanceof SwapRefusedError ? error : new SwapRefusedError('call')
  }
}

function readSwap(data: string, shown: Shown): void {
  const call = readCall(data)
  if (call.selector === selectors.oneInch6) return readOneInch(call, shown, 7n)
  if (call.selector === selectors.oneInch5) {
    demand(call.bytes(8) === '0x', 'permit')
    return readOneInch(call, shown, 3n)
  }
  if (call.selector === selectors.permitAndCall) {
    // Whatever permit it brings is of no use but that which the visitor signed.
    const inner = readCall(call.bytes(1))
    demand(inner.selector === selectors.oneInch6, 'call')
    return readOneInch(inner, shown, 7n)
  }
  if (call.selector === selectors.multicall) return readMulticall(data, call, shown)
  readRouter(data, call, shown)
}

/** A permit, exactly that which was signed, and the swap. */
function readMulticall(data: string, call: Words, shown: Shown): void {
  const [first = '', second = '', ...more] = call.bytesList(0)
  demand(more.length === 0 && shown.permit !== undefined && shown.from !== undefined, 'call')
  demand(first === selfPermitCall(shown.from, shown.permit), 'permit')
  demand(same(data, encodeCall(selectors.multicall, { bytes: [first, second] })), 'call')
  readRouter(second, readCall(second), shown)
}

/** A swap of the interface of Uniswap V2, to its last byte. */
function readRouter(data: string, call: Words, { account, from, to, value, minValue, now }: Shown): void {
  const { selector } = call
  const isFrom = selector === selectors.currencyForTokens || selector === selectors.currencyForTokensKeeping
  const isTo = selector === selectors.tokensForCurrency || selector === selectors.tokensForCurrencyKeeping
  const isBetween = selector === selectors.tokensForTokens || selector === selectors.tokensForTokensKeeping
  demand(isFrom || isTo || isBetween, 'call')
  const at = isFrom ? 0 : 1
  const [least, path, receiver, deadline] = [
    call.number(at),
    call.addresses(at + 1),
    call.address(at + 2),
    call.number(at + 3),
  ]
  const parts = [least, path, receiver, deadline] as const
  demand(same(data, encodeCall(selector, ...(isFrom ? parts : [call.number(0), ...parts]))), 'call')
  // The router sees to it that an end in the network's own currency is that, wrapped.
  const tokens = [from ?? native, to ?? native]
  const traded = [isFrom ? native : (path[0] ?? ''), isTo ? native : (path.at(-1) ?? '')]
  demand(isFrom === (from === undefined) && (isFrom || same(path[0], from)), 'tokens', tokens, traded)
  demand(isTo === (to === undefined) && (isTo || same(path.at(-1), to)) && path.length >= 2, 'tokens', tokens, traded)
  demand(isFrom || call.number(0) === value, 'value', value, call.number(0))
  demand(least >= minValue, 'minimum', minValue, least)
  demand(same(receiver, account), 'receiver', account, receiver)
  demand(deadline > now && deadline <= now + longestValid, 'deadline', `${now} to ${now + longestValid}`, deadline)
}

/** `swap` of 1inch: its router pays the least amount to the receiver itself, or undoes all. */
function readOneInch(call: Words, { account, from, to, value, minValue }: Shown, forbidden: bigint): void {
  const isToken = (named: string, token: string | undefined) =>
    token === undefined ? nativeNames.includes(named) : same(named, token)
  const traded = [call.address(1), call.address(2)]
  demand(
    isToken(call.address(1), from) && isToken(call.address(2), to),
    'tokens',
    [from ?? native, to ?? native],
    traded,
  )
  // The zero address means the sender.
  demand([account.toLowerCase(), nativeNames[1]].includes(call.address(4)), 'receiver', account, call.address(4))
  demand(call.number(5) === value, 'value', value, call.number(5))
  demand(call.number(6) >= minValue && minValue > 0n, 'minimum', minValue, call.number(6))
  // With these, less may be swapped, more currency is asked for, or another permit is used.
  demand((call.number(7) & forbidden) === 0n, 'call')
}

/**
 * Lets an approval pass only where it allows the spender exactly so much of the token.
 * @throws SwapRefusedError for anything else
 */
export function verifyApproval(
  given: unknown,
  { token, spender, value }: { readonly token: string; readonly spender: string; readonly value: bigint },
): EvmTransaction {
  demand(isRecord(given) && typeof given.data === 'string' && typeof given.to === 'string', 'call')
  const { to, data, value: sent = 0n } = given
  demand(same(to as string, token), 'target', token, to as string)
  demand(sent === 0n, 'native', 0n, typeof sent === 'bigint' ? sent : typeof sent)
  guarded(() => {
    const call = readCall(data as string)
    demand(call.selector === selectors.approve, 'call')
    demand(same(call.address(0), spender), 'spender', spender, call.address(0))
    demand(call.number(1) === value, 'allowance', value, call.number(1))
    demand(same(data as string, approveCall(spender, value)), 'call')
  })
  return { to: to as string, data: data as string, value: 0n }
}

/** Checks that the contract that takes the token is a known router. @throws SwapRefusedError where not */
export function verifySpender(spender: unknown, routers: readonly string[]): string {
  const isKnown = typeof spender === 'string' && routers.some((router) => same(router, spender))
  demand(isKnown, 'spender', routers, typeof spender === 'string' ? spender : typeof spender)
  return spender
}
