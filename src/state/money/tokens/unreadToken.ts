import { truncateAddress } from '../../core/format/address'

/**
 * A token whose contract cannot be read, as it is shown to be confirmed: by its address, and amounts of it in base units.
 * A list's symbol, decimals and price of it decide nothing then.
 */
export function inBaseUnits<
  Token extends { readonly address?: string | undefined; readonly symbol: string; readonly decimals: number },
>(token: Token): Token & { readonly price?: undefined } {
  return { ...token, symbol: truncateAddress(token.address ?? ''), decimals: 0, price: undefined }
}
