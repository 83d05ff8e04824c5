import { skeletonOf } from '../../chains/requests/text/confusables'
import type { TokenBalance } from '../../chains/tokens'
import { fiatValue, parseUnits } from '../format/decimal'
import { dustOf } from './currency'

/** A token of the list. */
export interface TokenRow {
  readonly token: TokenBalance
  /** What it is worth in all, as a decimal text; left out where nobody says a price. */
  readonly worth?: string | undefined
  /** Why only those see it who ask: worth next to nothing, or passing for something else. */
  readonly hidden?: 'dust' | 'spam' | undefined
}

/** In units of the finest decimal text, so that texts are compared exactly. */
export const unitsOf = (worth: string | undefined) => (worth === undefined ? -1n : (parseUnits(worth, 20) ?? -1n))

/** Judges each token: what it is worth, and whether it is dust or passes for another one. */
export function judgeTokens(tokens: readonly TokenBalance[], currency = 'usd'): readonly TokenRow[] {
  const dust = unitsOf(dustOf(currency))
  const known = knownOf(tokens)
  return tokens.map((token): TokenRow => {
    const worth = token.price === undefined ? undefined : (fiatValue(token, token.price) ?? undefined)
    if (!token.address) return { token, worth }
    if (isImitation(token, known) || isAdvertising(token)) return { token, worth, hidden: 'spam' }
    return unitsOf(worth) >= 0n && unitsOf(worth) < dust ? { token, worth, hidden: 'dust' } : { token, worth }
  })
}

/** Fields of a token that are judged. */
export type JudgedToken = Pick<TokenBalance, 'address' | 'name' | 'symbol' | 'price'>

/** The tokens that another one could pass for, by what their symbols look like. */
export type KnownTokens = ReadonlyMap<string, JudgedToken>

/** Selects the tokens worth imitating: the native currency, and tokens with a price. */
export function knownOf(tokens: readonly JudgedToken[]): KnownTokens {
  const known = new Map<string, JudgedToken>()
  for (const token of tokens) {
    const look = skeletonOf(token.symbol)
    if ((!token.address || token.price !== undefined) && !known.has(look)) known.set(look, token)
  }
  return known
}

const isPlain = (symbol: string) => /^[\x20-\x7e]*$/.test(symbol)

/** True if a token imitates a known one: the same look at another address. */
export function isImitation(token: JudgedToken, known: KnownTokens): boolean {
  const twin = known.get(skeletonOf(token.symbol))
  if (!token.address || !twin || twin.address?.toLowerCase() === token.address.toLowerCase()) return false
  return !twin.address || token.price === undefined || (isPlain(twin.symbol) && !isPlain(token.symbol))
}

/** True if a token is spam: it imitates a known one, or its name contains a link. */
export function isSpamToken(token: JudgedToken, known: KnownTokens): boolean {
  return token.address !== undefined && (isImitation(token, known) || isAdvertising(token))
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
