import { atom } from 'jotai/vanilla'
import { skeletonOf } from '../../chains/requests/text/confusables'
import type { TokenBalance } from '../../chains/tokens'
import { action } from '../core/action'
import { addDecimals, fiatValue, parseUnits } from '../format/decimal'
import { activeNetworkAtom } from '../networks/state'
import { currencyAtom, dustOf } from './currency'
import { tokenPageOf } from './explorer'
import { tokensAtom } from './tokens'

/** A token of the list. */
export interface TokenRow {
  readonly token: TokenBalance
  /** What it is worth in all, as a decimal text; left out where nobody says a price. */
  readonly worth?: string | undefined
  /** Why only those see it who ask: worth next to nothing, or passing for something else. */
  readonly hidden?: 'dust' | 'spam' | undefined
}

/** How tokens are sorted: what is worth most first, or by name. */
export type TokenSort = 'worth' | 'name'

/** In units of the finest decimal text, so that texts are compared exactly. */
const unitsOf = (worth: string | undefined) => (worth === undefined ? -1n : (parseUnits(worth, 20) ?? -1n))

const queryAtom = atom('')
const sortAtom = atom<TokenSort>('worth')
const showsHiddenAtom = atom(false)

/** The text of the search. */
export const tokenQueryAtom = atom((get) => get(queryAtom))

export const tokenSortAtom = atom((get) => get(sortAtom))

/** Whether dust and spam are shown. */
export const showsHiddenTokensAtom = atom((get) => get(showsHiddenAtom))

export const searchTokens = action(function searchTokens(_get, set, query: string) {
  return set(queryAtom, query)
})

export const sortTokens = action(function sortTokens(_get, set, sort: TokenSort) {
  return set(sortAtom, sort)
})

export const showHiddenTokens = action(function showHiddenTokens(_get, set, isShown: boolean) {
  return set(showsHiddenAtom, isShown)
})

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

const rowsAtom = atom((get) => {
  const tokens = get(tokensAtom)
  const shown = tokens.status === 'ready' ? tokens.value : tokens.status === 'loading' ? tokens.previous : undefined
  return judgeTokens(shown ?? [], get(currencyAtom))
})

const sortedAtom = atom((get): readonly TokenRow[] => {
  const sort = get(sortAtom)
  const byName = (one: TokenRow, other: TokenRow) => one.token.name.localeCompare(other.token.name)
  if (sort === 'name') return [...get(rowsAtom)].sort(byName)
  const worths = new Map(get(rowsAtom).map((row) => [row, unitsOf(row.worth)]))
  const difference = (one: TokenRow, other: TokenRow) => (worths.get(other) ?? 0n) - (worths.get(one) ?? 0n)
  // Where nothing has a price they stay in the order of their source.
  return [...worths.keys()].sort(
    (one, other) => Number(difference(one, other) > 0n) - Number(difference(one, other) < 0n),
  )
})

/** What the list of tokens shows. */
export const tokenListAtom = atom((get) => {
  const { status } = get(tokensAtom)
  const rows = get(rowsAtom)
  const query = get(queryAtom).trim().toLowerCase()
  const worths = rows.flatMap(({ worth, hidden }) => (worth !== undefined && hidden !== 'spam' ? [worth] : []))
  const isFound = ({ token }: TokenRow) =>
    [token.name, token.symbol].some((text) => text.toLowerCase().includes(query)) ||
    token.address?.toLowerCase() === query
  const isShown = ({ hidden }: TokenRow) => hidden === undefined || get(showsHiddenAtom) || query !== ''
  return {
    status,
    tokens: get(sortedAtom).filter((row) => isShown(row) && isFound(row)),
    /** Of everything but spam; nothing where nobody says a price. */
    total: worths.length > 0 ? addDecimals(worths) : undefined,
    /** Of all, searched or not. */
    count: rows.length,
    hiddenCount: rows.filter(({ hidden }) => hidden !== undefined).length,
  }
})

/** A token of the account by its contract or mint; undefined while it is read, null where there is none of it. */
export const tokenPageAtom = atom((get) => (address: string | undefined) => {
  const isIt = ({ token }: TokenRow) => token.address?.toLowerCase() === address?.toLowerCase()
  const row = get(rowsAtom).find(isIt)
  if (!row) return get(tokensAtom).status === 'loading' ? undefined : null
  const network = get(activeNetworkAtom)
  return { row, network, explorerUrl: tokenPageOf(network, row.token.address) }
})
