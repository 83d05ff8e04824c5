/** What a list says of a token, and what its contract says; `symbol` is null where the chain keeps none. */
export interface TokenMismatch {
  readonly said: { readonly symbol: string; readonly decimals: number }
  readonly found: { readonly symbol: string | null; readonly decimals: number }
}

/** Words for what is said of a token. */
interface Words {
  readonly mismatch: (said: string, found: string) => string
  readonly decimals: (count: number) => string
}

/** What a list says of a token and what its contract says, as one sentence. */
export function mismatchWords({ said, found }: TokenMismatch, copy: Words): string {
  const tell = ({ symbol, decimals }: TokenMismatch['found']) =>
    symbol === null ? copy.decimals(decimals) : `${symbol} (${copy.decimals(decimals)})`
  return copy.mismatch(tell(found.symbol === null ? { ...said, symbol: null } : said), tell(found))
}
