/** Units of a currency: its code, and its signs in the page's language and in English. */
export function currencyUnits(code: string, lang = 'en-US'): readonly string[] {
  const signOf = (locale: string, currencyDisplay: 'symbol' | 'narrowSymbol') => {
    try {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay })
      return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? code
    } catch {
      return code
    }
  }
  return [...new Set([code, ...[lang, 'en-US'].flatMap((one) => [signOf(one, 'symbol'), signOf(one, 'narrowSymbol')])])]
}
