import type { OnrampProvider, OnrampSource } from '../../../../chains/trade/onramp'
import { HttpStatusError } from '../../../../services/http/httpErrors'
import type { Http } from '../../../../services/http/http'
import { isRecord, parseExact } from '../../../../services/http/readValue'
import { codeOf, readDetails, withDetails } from './hostedDetails.late'
import { readClientQuote, readMultiQuotes, readOptions, readProviders, readServerQuote } from './hostedWire.late'

/** The seller of a backend that quotes for one seller alone. */
const single: OnrampProvider = { id: 'coinbase', name: 'Coinbase' }

/** True for a backend without such a path: then it has that of the other shape. */
const isMissing = (error: unknown) => error instanceof HttpStatusError && (error.status === 404 || error.status === 405)

async function firstOf<T>(...asks: readonly (() => Promise<T>)[]): Promise<T | null> {
  for (const ask of asks)
    try {
      return await ask()
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  return null
}

/** Reads offers of the hosted backend, in the shape of its server, and in that of its client where it has no such path. */
export function hostedOnramp(http: Http, projectId: string): OnrampSource {
  const get = (path: string, signal: AbortSignal, params = {}) =>
    http.getJson(path, { signal, params, parse: parseExact })
  const post = (path: string, body: object, signal: AbortSignal) =>
    http.postJson(path, body, { signal, parse: parseExact })
  const properties = (type: string, signal: AbortSignal) =>
    get('/v1/onramp/providers/properties', signal, { type }).catch(() => null)
  return {
    readOptions: async ({ country, signal }) => {
      const answer = await firstOf(
        () => get('/v1/onramp/buy/options', signal, { country }),
        () => get('/v1/onramp/options', signal),
      )
      const details = await readDetails((type) => properties(type, signal))
      return withDetails(answer === null ? null : readOptions(answer), details)
    },
    listProviders: async ({ signal }) => {
      const answer = await firstOf(() => get('/v1/onramp/providers', signal))
      return answer === null ? [single] : readProviders(answer)
    },
    listQuotes: async ({ signal, country, paymentMethod, ...order }) => {
      const { paymentAmount, paymentCurrency, purchaseCurrency, purchaseNetwork, account } = order
      const asked = { ...order, code: await codeOf((type) => properties(type, signal), order) }
      const quotes = await firstOf(
        async () => {
          const body = {
            countryCode: country,
            destinationCurrencyCode: asked.code,
            paymentMethodType: meldMethods[paymentMethod ?? ''],
            sourceAmount: paymentAmount,
            sourceCurrencyCode: paymentCurrency.id,
            walletAddress: addressOf(account),
          }
          return readMultiQuotes(await post('/v1/onramp/multi/quotes', body, signal), asked)
        },
        async () => {
          const params = {
            purchaseCurrency: purchaseCurrency.id,
            purchaseNetwork: purchaseNetwork.name,
            paymentAmount,
            paymentCurrency: paymentCurrency.id,
            paymentMethod: paymentMethod?.toUpperCase() ?? 'CARD',
            country,
          }
          return readServerQuote(await get('/v1/onramp/buy/quotes', signal, params), asked, single.id)
        },
        async () => {
          const body = {
            purchaseCurrency: purchaseCurrency.id,
            paymentCurrency: paymentCurrency.id,
            amount: paymentAmount,
            network: purchaseNetwork.name,
          }
          return readClientQuote(await post('/v1/onramp/quote', body, signal), asked, single.id)
        },
      )
      // Not told: no number is made up.
      return quotes ?? []
    },
    buildUrl: async ({ signal, country, providerId, redirectUrl, paymentMethod, ...order }) => {
      const { paymentAmount, paymentCurrency, purchaseCurrency, purchaseNetwork, account } = order
      const walletAddress = addressOf(account)
      const answer = await firstOf(
        async () => {
          const sessionData = {
            countryCode: country,
            destinationCurrencyCode: await codeOf((type) => properties(type, signal), order),
            lockFields: ['destinationCurrencyCode', 'walletAddress'],
            paymentMethodType: meldMethods[paymentMethod ?? ''],
            redirectUrl,
            serviceProvider: providerId,
            sourceAmount: paymentAmount,
            sourceCurrencyCode: paymentCurrency.id,
            walletAddress,
          }
          const widget = await post('/v1/onramp/widget', { projectId, sessionData }, signal)
          return isRecord(widget) ? widget.widgetUrl : undefined
        },
        async () => {
          const { name: blockchain } = purchaseNetwork
          const page = await post(
            '/v1/generators/onrampurl',
            {
              destinationWallets: [
                { address: walletAddress, blockchains: [blockchain], assets: [purchaseCurrency.symbol] },
              ],
              partnerUserId: walletAddress,
              defaultNetwork: blockchain,
              defaultExperience: 'buy',
              presetFiatAmount: numberOf(paymentAmount),
            },
            signal,
          )
          return isRecord(page) ? page.url : undefined
        },
      )
      // Checked by who asks.
      return { url: answer as string }
    },
  }
}

const addressOf = (account: string) => account.split(':').slice(2).join(':')

/** Names of the ways to pay at the aggregator behind the server. */
const meldMethods: Readonly<Record<string, string>> = {
  card: 'CREDIT_DEBIT_CARD',
  ach_bank_account: 'ACH',
}

/** A number that is written as the text is; a float that is not says less than nothing. */
const numberOf = (text: string) => (/^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined)
