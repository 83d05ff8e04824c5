import { truncateAddress } from '../format/address'

/**
 * A token whose contract cannot be read, as it is shown to be confirmed: by its address, and amounts of it in base units.
 * What a list says of its symbol, decimals and price decides nothing then.
 */
export function inBaseUnits<
  Token extends { readonly address?: string | undefined; readonly symbol: string; readonly decimals: number },
>(token: Token): Token & { readonly price?: undefined } {
  return { ...token, symbol: truncateAddress(token.address ?? ''), decimals: 0, price: undefined }
}
