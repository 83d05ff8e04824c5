import type { TokenInfo } from '../adapter'
import { skeletonOf } from './text/confusables'
import type { RequestDescription } from './types'
import type { RequestWarning } from './types/warnings'

/** A token that the app knows. */
interface KnownToken {
  /** Left out for the network's own currency. */
  readonly address?: string | undefined
  readonly symbol: string
}

/**
 * Adds a warning for a token that has the symbol of another token that the app knows: the symbol is the contract's
 * own word. `tokens` are by address in lower case.
 */
export function warnOfImitation<D extends RequestDescription>(
  description: D,
  tokens: Readonly<Record<string, TokenInfo>>,
  known: readonly KnownToken[],
): D {
  const found = Object.entries(tokens).flatMap(([token, { symbol }]): readonly RequestWarning[] => {
    if (symbol === null || known.some(({ address }) => address?.toLowerCase() === token)) return []
    const twin = known.find((one) => skeletonOf(one.symbol) === skeletonOf(symbol))
    return twin ? [{ key: 'imitation', token, symbol: twin.symbol, level: 'danger', at: [] }] : []
  })
  return found.length === 0 ? description : { ...description, warnings: [...found, ...description.warnings] }
}
