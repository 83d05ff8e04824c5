import type {
  OnrampFee,
  OnrampOptions,
  OnrampOrder,
  OnrampProvider,
  OnrampQuote,
} from '../../../../chains/trade/onramp'
import { UnusableAnswerError } from '../../../../services/http/httpErrors'
import { isRecord } from '../../../../services/http/readValue'

// Everything read here is checked once more, as what any source answers: here only the shape is changed.

const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]).filter(isRecord) : [])

/** Of the server with names as `chainId`, of the client with names as `chain_id`. */
export function readOptions(answer: unknown): OnrampOptions {
  if (!isRecord(answer) || !Array.isArray(answer.paymentCurrencies ?? answer.payment_currencies))
    throw new UnusableAnswerError('it is no list of currencies')
  const options = {
    paymentCurrencies: listOf(answer.paymentCurrencies ?? answer.payment_currencies).map((one) => ({
      id: one.id,
      name: one.name,
      image: one.iconUrl ?? one.icon_url ?? one.image,
      paymentMethodLimits: one.limits ?? one.payment_method_limits ?? one.paymentMethodLimits ?? [],
    })),
    purchaseCurrencies: listOf(answer.purchaseCurrencies ?? answer.purchase_currencies).map((one) => ({
      id: one.id,
      name: one.name,
      symbol: one.symbol,
      image: one.iconUrl ?? one.icon_url ?? one.image,
      networks: listOf(one.networks).map((network) => ({
        name: network.name,
        displayName: network.displayName ?? network.display_name,
        chainId: network.chainId ?? network.chain_id,
        contractAddress: (network.contractAddress ?? network.contract_address) || undefined,
      })),
    })),
  }
  return options as unknown as OnrampOptions
}

export function readProviders(answer: unknown): readonly OnrampProvider[] {
  if (!Array.isArray(answer)) throw new UnusableAnswerError('it is no list of providers')
  return listOf(answer).map((one) => {
    const logos = isRecord(one.logos) ? one.logos : {}
    return {
      id: one.serviceProvider,
      name: one.name,
      image: logos.lightShort ?? logos.light,
      categories: one.categories,
    } as OnrampProvider
  })
}

type Asked = OnrampOrder & { readonly code: string }

/** The currency that was asked for, where the answer says the same; else the one of the answer, which is refused. */
const boughtOf = (said: unknown, { code, purchaseCurrency: { symbol } }: Asked) =>
  said === undefined || said === code ? symbol : said

const feesOf = (fees: Readonly<Record<OnrampFee['kind'], unknown>>) =>
  Object.entries(fees).flatMap(([kind, amount]) => (amount === undefined ? [] : [{ kind, amount }]))

/** A list of the aggregator's, one for each seller. */
export function readMultiQuotes(answer: unknown, asked: Asked): readonly OnrampQuote[] {
  const list = isRecord(answer) ? answer.quotes : answer
  if (!Array.isArray(list)) throw new UnusableAnswerError('it is no list of quotes')
  return listOf(list).map((one) => {
    const quote = {
      id: '',
      providerId: one.serviceProvider,
      paymentCurrency: one.sourceCurrencyCode ?? asked.paymentCurrency.id,
      purchaseCurrency: boughtOf(one.destinationCurrencyCode, asked),
      paymentAmount: one.sourceAmount ?? asked.paymentAmount,
      subtotal: one.sourceAmountWithoutFees ?? undefined,
      fees: feesOf({
        network: one.networkFee ?? undefined,
        provider: one.transactionFee ?? (one.networkFee == null ? one.totalFee : undefined) ?? undefined,
      }),
      purchaseAmount: one.destinationAmount,
    }
    return quote as unknown as OnrampQuote
  })
}

/** Of one seller, with amounts as `{ value, currency }`. */
export function readServerQuote(answer: unknown, asked: Asked, providerId: string) {
  return readQuote(answer, asked, providerId, 'value', 'paymentSubTotal')
}

/** Of one seller, with amounts as `{ amount, currency }`. */
export function readClientQuote(answer: unknown, asked: Asked, providerId: string) {
  return readQuote(answer, asked, providerId, 'amount', 'paymentSubtotal')
}

function readQuote(
  answer: unknown,
  asked: Asked,
  providerId: string,
  field: 'value' | 'amount',
  subtotal: string,
): readonly OnrampQuote[] {
  if (!isRecord(answer)) throw new UnusableAnswerError('it is no quote')
  const partOf = (name: string) => (isRecord(answer[name]) ? (answer[name] as Record<string, unknown>) : {})
  const [paid, bought] = [partOf('paymentTotal'), partOf('purchaseAmount')]
  const quote = {
    id: answer.quoteId ?? '',
    providerId,
    paymentCurrency: paid.currency,
    purchaseCurrency: bought.currency,
    paymentAmount: paid[field],
    subtotal: partOf(subtotal)[field],
    fees: feesOf({ network: partOf('networkFee')[field], provider: partOf('coinbaseFee')[field] }),
    purchaseAmount: bought[field],
  }
  return [quote as unknown as OnrampQuote]
}
