/** Metadata of the list and of the contract. `symbol` is null on chains that store none. */
export interface TokenMismatch {
  readonly said: { readonly symbol: string; readonly decimals: number }
  readonly found: { readonly symbol: string | null; readonly decimals: number }
}

/** Texts for token metadata. */
interface Words {
  readonly mismatch: (said: string, found: string) => string
  readonly decimals: (count: number) => string
}

/** One sentence that contrasts the list with the contract. */
export function mismatchWords({ said, found }: TokenMismatch, copy: Words): string {
  const tell = ({ symbol, decimals }: TokenMismatch['found']) =>
    symbol === null ? copy.decimals(decimals) : `${symbol} (${copy.decimals(decimals)})`
  return copy.mismatch(tell(found.symbol === null ? { ...said, symbol: null } : said), tell(found))
}
