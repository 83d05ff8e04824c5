import { atom } from 'jotai/vanilla'
import { configAtom } from '../../core/runtime'

/** In what prices are given, in lower case, as 'usd'. */
export const currencyAtom = atom((get) => {
  const currency: unknown = get(configAtom).sources?.currency
  return typeof currency === 'string' ? currency.toLowerCase() : 'usd'
})

const dust: Readonly<Record<string, string>> = { btc: '0.0000001', eth: '0.000003', jpy: '1', inr: '1' }

/** Less than that is dust. */
export const dustOf = (currency: string): string => dust[currency] ?? '0.01'
