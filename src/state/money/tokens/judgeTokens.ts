import { skeletonOf } from '../../../chains/requests/text/confusables'
import type { TokenBalance } from '../../../chains/tokens'
import { fiatValue, parseUnits } from '../../core/format/decimal'
import { dustOf } from './currency'

/** A token of the list. */
export interface TokenRow {
  readonly token: TokenBalance
  /** Worth of the whole balance, as a decimal text; left out where no price is known. */
  readonly worth?: string | undefined
  /** Why only those see it who ask: worth next to nothing, or passing for something else. */
  readonly hidden?: 'dust' | 'spam' | undefined
  /** True if another token has its symbol, and a price or the place of the network's currency. */
  readonly isTwin?: true | undefined
}

/** In units of the finest decimal text, so that texts are compared exactly. */
export const unitsOf = (worth: string | undefined) => (worth === undefined ? -1n : (parseUnits(worth, 20) ?? -1n))

/** Judges each token: what it is worth, and whether it is dust or passes for another one. */
export function judgeTokens(
  tokens: readonly TokenBalance[],
  { currency = 'usd', listed = noneListed }: { readonly currency?: string; readonly listed?: ListedAddresses } = {},
): readonly TokenRow[] {
  const dust = unitsOf(dustOf(currency))
  const known = knownOf(tokens)
  return tokens.map((token): TokenRow => {
    const worth = token.price === undefined ? undefined : (fiatValue(token, token.price) ?? undefined)
    if (!token.address) return { token, worth }
    const doubt = doubtOf(token, known, listed)
    if (doubt === 'spam') return { token, worth, hidden: 'spam' }
    if (unitsOf(worth) >= 0n && unitsOf(worth) < dust) return { token, worth, hidden: 'dust' }
    return doubt === 'twin' ? { token, worth, isTwin: true } : { token, worth }
  })
}

/** Fields of a token that are judged. */
export type JudgedToken = Pick<TokenBalance, 'address' | 'name' | 'symbol' | 'price'>

/** The tokens that another one could pass for, by what their symbols look like. */
export type KnownTokens = ReadonlyMap<string, readonly JudgedToken[]>

/** Selects the tokens worth imitating: the native currency, and tokens with a price. */
export function knownOf(tokens: readonly JudgedToken[]): KnownTokens {
  const known = new Map<string, JudgedToken[]>()
  for (const token of tokens) {
    if (token.address && token.price === undefined) continue
    const look = skeletonOf(token.symbol)
    known.set(look, [...(known.get(look) ?? []), token])
  }
  return known
}

/** Contracts of the host's list on the network, in small letters. */
export type ListedAddresses = ReadonlySet<string>
const noneListed: ListedAddresses = new Set()

const isPlain = (symbol: string) => /^[\x20-\x7e]*$/.test(symbol)

/**
 * Reason to doubt a token. `spam`: it is spelled to look like a known one, or its name contains a link. `twin`: another
 * contract with the symbol of a known token, as bridged tokens are; no price tells which is which. Tokens of the host's
 * list are never doubted.
 */
export function doubtOf(
  token: JudgedToken,
  known: KnownTokens,
  listed: ListedAddresses = noneListed,
): 'spam' | 'twin' | undefined {
  const address = token.address?.toLowerCase()
  if (address === undefined || listed.has(address)) return undefined
  const others = (known.get(skeletonOf(token.symbol)) ?? []).filter((one) => one.address?.toLowerCase() !== address)
  const hasSymbol = (one: JudgedToken) => one.symbol.toLowerCase() === token.symbol.toLowerCase()
  const other = others.find(hasSymbol) ?? others[0]
  if (other && !hasSymbol(other)) {
    const isDisguised = isPlain(other.symbol) && !isPlain(token.symbol)
    if (!other.address || token.price === undefined || isDisguised) return 'spam'
  }
  if (isAdvertising(token)) return 'spam'
  return other && (!other.address || token.price === undefined) ? 'twin' : undefined
}

/**
 * True if the name contains a link, as names of airdropped spam do. A token with a price has a market, so its name
 * alone does not decide, for example `Curve.fi DAI/USDC/USDT`.
 */
function isAdvertising({ name, symbol, price }: JudgedToken): boolean {
  if (price !== undefined) return false
  return /https?:|www\.|t\.me\b|\b[\w-]{2,}\.(com|org|net|io|xyz|app|site|top|vip|pro|fi|gg|me|cc|co|info|live|claims?)\b/i.test(
    `${name} ${symbol}`,
  )
}
