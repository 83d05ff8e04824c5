import { addDecimals } from '../../../state/core/format/decimal'
import { formatNumber, amountFormat } from '../../../state/core/format/formatNumber'
import type { PurchaseChoice } from '../../../state/money/onramp/catalogue'
import type { OfferingProvider } from '../../../state/money/onramp/quotes'

/** A decimal text for people: cut, never rounded up, to six digits that count after the point. */
export function shortAmount(amount: string, locale?: string): string {
  const cut = amount.replace(/^(\d+\.0*\d{0,6})\d*$/, '$1')
  return amountFormat(locale, 20).format(cut as `${number}`)
}

/** Money for people, in its own currency. */
export function money(amount: string, currency: string, locale?: string): string {
  return formatNumber(amount, { locale, currency, fractionDigits: /\.\d*[1-9]\d\d/.test(amount) ? 4 : 2 })
}

/** The fee of a seller: the sum of its parts, else in its words. */
export function feeOf({ quote, feeRange }: OfferingProvider, locale?: string): string | undefined {
  if (!quote || quote.fees.length === 0) return feeRange
  return money(addDecimals(quote.fees.map(({ amount }) => amount)), quote.paymentCurrency, locale)
}

/** The name of a currency in a language; its code where no name is known. */
export function currencyName(code: string, locale = 'en'): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'currency' }).of(code) ?? code
  } catch {
    return code
  }
}

/** The sign of a currency without a picture, else its code. */
export function currencySign(code: string, locale = 'en'): string {
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code
  } catch {
    return code
  }
}

/** The token that is bought. The host names a currency of its network, whatever the seller calls it. */
export function purchasedToken({ currency, purchaseNetwork, network }: PurchaseChoice) {
  const address = purchaseNetwork.contractAddress
  const symbol = address === undefined ? network.nativeCurrency.symbol : currency.symbol
  return { networkId: network.caipNetworkId, address, symbol }
}
