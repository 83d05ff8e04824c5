import { isRecord } from '../../../chains/guards'
import { readPictureUrl } from '../../../chains/pictureUrl'
import type { CaipNetworkId } from '../../../chains/network'
import type { TokenBalance } from '../../../chains/tokens'
import { fiatValue } from '../../core/format/decimal'
import { TokensUnavailableError } from './tokenErrors'

/** More than that is not read, in a list or in a name. */
const mostTokens = 10_000
const longestName = 64
const longestSymbol = 32

/**
 * Reads the balances of an answer on the network that was asked about, the native currency first and each token once;
 * what is wrong is left out.
 * @throws TokensUnavailableError for what is no list
 */
export function checkBalances(answer: unknown, networkId: CaipNetworkId): readonly TokenBalance[] {
  if (!Array.isArray(answer)) throw new TokensUnavailableError(new TypeError('The source answered with no list'))
  const known = new Map<string, TokenBalance>()
  for (const entry of answer.slice(0, mostTokens) as unknown[]) {
    const balance = readBalance(entry, networkId)
    const key = balance?.address?.toLowerCase() ?? ''
    if (balance && !known.has(key)) known.set(key, balance)
  }
  const native = known.get('')
  known.delete('')
  return native ? [native, ...known.values()] : [...known.values()]
}

function readBalance(entry: unknown, networkId: CaipNetworkId): TokenBalance | null {
  if (!isRecord(entry) || entry.networkId !== networkId) return null
  const { address, name, symbol, decimals, value, price, icon } = entry
  const isAmount = typeof value === 'bigint' && value >= 0n && value < 2n ** 256n
  const isDivided = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 77
  const isPlace = address === undefined || (typeof address === 'string' && /^[\w.:-]{1,128}$/.test(address))
  if (!isAmount || !isDivided || !isPlace || !isShown(name, longestName) || !isShown(symbol, longestSymbol)) return null
  const picture = readPictureUrl(icon)
  return {
    networkId,
    address,
    name,
    symbol,
    decimals,
    value,
    ...(isPrice(price) && { price }),
    ...(picture !== undefined && { icon: picture }),
  }
}

/** A decimal text that one of something can be worth: what is beyond reason would drown all else in the total. */
export function isPrice(price: unknown): price is string {
  if (typeof price !== 'string' || price.startsWith('-')) return false
  return fiatValue({ value: 1n, decimals: 0 }, price) !== null && Number(price) < 1e12
}

/** A text that hides nothing and turns nothing around. */
export function isShown(text: unknown, most: number): text is string {
  return (
    typeof text === 'string' &&
    text.length <= most &&
    /^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+$/u.test(text.trim())
  )
}
