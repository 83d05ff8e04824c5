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
  // Whom a token could pass for: the currency of the network, and what has a price.
  const known = new Map<string, TokenBalance>()
  for (const token of tokens) {
    const look = skeletonOf(token.symbol)
    if ((!token.address || token.price !== undefined) && !known.has(look)) known.set(look, token)
  }
  return tokens.map((token): TokenRow => {
    const worth = token.price === undefined ? undefined : (fiatValue(token, token.price) ?? undefined)
    if (!token.address) return { token, worth }
    const twin = known.get(skeletonOf(token.symbol))
    const imitates = twin !== undefined && twin !== token && (!twin.address || token.price === undefined)
    if (imitates || isAdvertising(token)) return { token, worth, hidden: 'spam' }
    return unitsOf(worth) >= 0n && unitsOf(worth) < dust ? { token, worth, hidden: 'dust' } : { token, worth }
  })
}

/** A name that leads to a page: tokens that are sent to everybody have such. */
function isAdvertising({ name, symbol }: TokenBalance): boolean {
  return /https?:|www\.|t\.me\b|\b[\w-]{2,}\.(com|org|net|io|xyz|app|site|top|vip|pro|fi|gg|me|cc|co|info|live|claims?)\b/i.test(
    `${name} ${symbol}`,
  )
}
