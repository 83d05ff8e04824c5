import type { OnrampLimit, OnrampOptions, OnrampOrder, PaymentCurrency } from '../../../../chains/trade/onramp'
import { isRecord } from '../../../../services/http/readValue'

type Ask = (type: string) => Promise<unknown>

/** Names, pictures and limits of what is paid with, as the server's properties tell them. */
export interface CurrencyDetail {
  readonly name?: unknown
  readonly image?: unknown
  readonly limits?: readonly OnrampLimit[]
}

const entriesOf = (answer: unknown) => (Array.isArray(answer) ? (answer as unknown[]).filter(isRecord) : [])

/** By the code of the currency; empty where it is not known. */
export async function readDetails(ask: Ask): Promise<ReadonlyMap<string, CurrencyDetail>> {
  const [currencies, limits] = await Promise.all([ask('fiat-currencies'), ask('fiat-purchases-limits')])
  const details = new Map<string, CurrencyDetail>()
  for (const { currencyCode, name, symbolImageUrl } of entriesOf(currencies))
    details.set(String(currencyCode), { name, image: symbolImageUrl })
  for (const { currencyCode, minimumAmount, maximumAmount } of entriesOf(limits))
    if (typeof minimumAmount === 'string' && typeof maximumAmount === 'string')
      details.set(String(currencyCode), {
        ...details.get(String(currencyCode)),
        limits: [{ id: 'card', min: minimumAmount, max: maximumAmount }],
      })
  return details
}

/** Puts details to what is paid with; where the backend tells no options, the currencies of the details are it. */
export function withDetails(
  options: OnrampOptions | null,
  details: ReadonlyMap<string, CurrencyDetail>,
): OnrampOptions {
  const known = options?.paymentCurrencies ?? []
  const all: readonly PaymentCurrency[] =
    known.length > 0 ? known : [...details.keys()].map((id) => ({ id, paymentMethodLimits: [] }))
  const paymentCurrencies = all.map((currency) => {
    const { name, image, limits = [] } = details.get(currency.id) ?? {}
    const own = currency.paymentMethodLimits
    return {
      ...currency,
      name: currency.name ?? (name as string | undefined),
      image: currency.image ?? (image as string | undefined),
      paymentMethodLimits: own.length > 0 ? own : limits,
    }
  })
  return { paymentCurrencies, purchaseCurrencies: options?.purchaseCurrencies ?? [] }
}

/** Returns the aggregator's code of a currency on a network: as it tells it, else by its custom. */
export async function codeOf(
  ask: Ask,
  { purchaseCurrency: { symbol }, purchaseNetwork }: Pick<OnrampOrder, 'purchaseCurrency' | 'purchaseNetwork'>,
): Promise<string> {
  const { chainId, contractAddress = '', name } = purchaseNetwork
  const isSame = (one: unknown, other: string) => String(one ?? '').toLowerCase() === other.toLowerCase()
  const found = entriesOf(await ask('crypto-currencies')).find(
    (entry) => isSame(entry.chainId, chainId) && isSame(entry.contractAddress, contractAddress),
  )
  if (typeof found?.currencyCode === 'string') return found.currencyCode
  // One of another network would arrive there.
  return chainId === '1' || name === 'solana' ? symbol : `${symbol}_${name.toUpperCase()}`
}
