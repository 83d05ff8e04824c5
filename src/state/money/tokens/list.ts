import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { addDecimals } from '../../core/format/decimal'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { currencyAtom } from './currency'
import { tokenPageOf } from './explorer'
import { judgeTokens, unitsOf, type TokenRow } from './judgeTokens'
import { listedAddressesAtom } from './knownSymbols'
import { tokensAtom } from './tokens'

export type { TokenRow } from './judgeTokens'

/** Order of tokens: the most worth first, or by name. */
export type TokenSort = 'worth' | 'name'

const queryAtom = atom('')
const sortAtom = atom<TokenSort>('worth')
const showsHiddenAtom = atom(false)

/** The text of the search. */
export const tokenQueryAtom = atom((get) => get(queryAtom))

export const tokenSortAtom = atom((get) => get(sortAtom))

/** True where dust and spam are shown. */
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

const rowsAtom = atom((get) => {
  const tokens = get(tokensAtom)
  const shown = tokens.status === 'ready' ? tokens.value : tokens.status === 'loading' ? tokens.previous : undefined
  return judgeTokens(shown ?? [], { currency: get(currencyAtom), listed: get(listedAddressesAtom) })
})

const sortedAtom = atom((get): readonly TokenRow[] => {
  const sort = get(sortAtom)
  const byName = (one: TokenRow, other: TokenRow) => one.token.name.localeCompare(other.token.name)
  if (sort === 'name') return [...get(rowsAtom)].sort(byName)
  const worths = new Map(get(rowsAtom).map((row) => [row, unitsOf(row.worth)]))
  const difference = (one: TokenRow, other: TokenRow) => (worths.get(other) ?? 0n) - (worths.get(one) ?? 0n)
  // Without prices they stay in the order of their source.
  return [...worths.keys()].sort(
    (one, other) => Number(difference(one, other) > 0n) - Number(difference(one, other) < 0n),
  )
})

/** Data of the list of tokens. */
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
    /** Of everything but spam; undefined without a price. */
    total: worths.length > 0 ? addDecimals(worths) : undefined,
    /** Of all, searched or not. */
    count: rows.length,
    hiddenCount: rows.filter(({ hidden }) => hidden !== undefined).length,
  }
})

/** A token of the account by its contract or mint; undefined while it is read, null if the account has none. */
export const tokenPageAtom = atom((get) => (address: string | undefined) => {
  const isIt = ({ token }: TokenRow) => token.address?.toLowerCase() === address?.toLowerCase()
  const row = get(rowsAtom).find(isIt)
  if (!row) return get(tokensAtom).status === 'loading' ? undefined : null
  const network = get(activeNetworkAtom)
  return { row, network, explorerUrl: tokenPageOf(network, row.token.address) }
})
