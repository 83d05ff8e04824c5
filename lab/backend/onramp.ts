import { isAddress, type Address } from 'viem'
import { quote, sellers, type SandboxOrder } from '../onramp/sell'
import type { Sandbox } from '../onramp/startOnramp'

/** Faults of the paths that sell: those of the server are not there, none is, or they tell what was not asked. */
export type OnrampFault = 'client' | 'none' | 'lying'
export const onrampFaults: readonly OnrampFault[] = ['client', 'none', 'lying']

export interface OnrampQuestion {
  readonly method: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
  readonly body: string
  readonly fault: OnrampFault | null
}

interface OnrampAnswer {
  readonly status: number
  readonly json: object
}

/** The shop that sells, and its chains. */
export interface OnrampDesk {
  readonly sandbox: Sandbox
  readonly chains: readonly { readonly id: number; readonly name: string; readonly token: string }[]
}

const ok = (json: object): OnrampAnswer => ({ status: 200, json })
const missing: OnrampAnswer = { status: 404, json: {} }

/** The answer to a path that sells for money, in the shape of the hosted server and in that of its client. */
export function answerOnramp(desk: OnrampDesk, question: OnrampQuestion): OnrampAnswer | undefined {
  const { pathname, searchParams, method, fault } = question
  const path = pathname.replace(/^\/v1\//, '')
  if (!/^(onramp|generators\/onrampurl)/.test(path)) return undefined
  const isClients = /^(onramp\/(options|quote)|generators\/onrampurl)$/.test(path)
  if (fault === 'none' || (fault === 'client') !== isClients) return missing
  if (method === 'GET') return get(desk, path, searchParams, fault === 'lying')
  const body = readJson(question.body)
  return body ? post(desk, path, body, fault === 'lying') : { status: 400, json: {} }
}

function get(desk: OnrampDesk, path: string, query: URLSearchParams, isLying: boolean): OnrampAnswer {
  if (path === 'onramp/buy/options') return query.get('country') ? ok(optionsOf(desk, true)) : { status: 400, json: {} }
  if (path === 'onramp/options') return ok(optionsOf(desk, false))
  if (path === 'onramp/providers')
    return ok(
      sellers.map(({ id, name }) => ({
        serviceProvider: id,
        name: isLying ? `${name}\u202e` : name,
        categories: ['CRYPTO_ONRAMP'],
        logos: {},
        status: 'LIVE',
        websiteUrl: desk.sandbox.url,
      })),
    )
  if (path !== 'onramp/providers/properties') return missing
  const type = query.get('type')
  if (type === 'fiat-currencies') return ok([{ currencyCode: 'USD', name: 'US Dollar', symbolImageUrl: null }])
  if (type === 'fiat-purchases-limits')
    return ok([{ currencyCode: 'EUR', minimumAmount: 20, maximumAmount: 5000.5, defaultAmount: 100 }])
  if (type !== 'crypto-currencies') return ok([])
  return ok(
    desk.chains.flatMap(({ id, token }) => [
      { currencyCode: `ETH_LAB${id}`, chainId: `${id}`, contractAddress: null },
      { currencyCode: `LUSD_LAB${id}`, chainId: `${id}`, contractAddress: token },
    ]),
  )
}

type Body = Readonly<Record<string, unknown>>

function post(desk: OnrampDesk, path: string, body: Body, isLying: boolean): OnrampAnswer {
  if (path === 'onramp/multi/quotes') {
    const { symbol } = boughtOf(String(body.destinationCurrencyCode))
    const paid = String(body.sourceAmount)
    const quotes = sellers.map(({ id }) => {
      const { fee, subtotal, amount } = quote(id, symbol, paid)
      return {
        serviceProvider: id,
        sourceAmount: Number(paid) * (isLying ? 2 : 1),
        sourceAmountWithoutFees: Number(subtotal),
        sourceCurrencyCode: body.sourceCurrencyCode,
        destinationCurrencyCode: isLying ? 'OTHER' : body.destinationCurrencyCode,
        destinationAmount: Number(amount),
        transactionFee: Number(fee),
        networkFee: 0,
        totalFee: Number(fee),
      }
    })
    return ok({ quotes })
  }
  if (path === 'onramp/widget') {
    const data = body.sessionData as Body
    const { symbol, chainId } = boughtOf(String(data.destinationCurrencyCode))
    const order = {
      account: String(data.walletAddress) as Address,
      chainId,
      symbol,
      paid: String(data.sourceAmount),
      currency: String(data.sourceCurrencyCode),
      redirectUrl: data.redirectUrl as string | undefined,
    }
    if (!isAddress(order.account)) return { status: 400, json: {} }
    const { url } = desk.sandbox.begin(String(data.serviceProvider), order)
    return ok({ widgetUrl: isLying ? 'javascript:alert(1)' : url })
  }
  if (path === 'onramp/quote') {
    const symbol = body.purchaseCurrency === 'LUSD' ? 'LUSD' : 'ETH'
    const { fee, subtotal, amount } = quote('harbour', symbol, String(body.amount))
    const money = (text: string) => ({ amount: text, currency: body.paymentCurrency })
    return ok({
      paymentTotal: money(String(body.amount)),
      paymentSubtotal: money(subtotal),
      purchaseAmount: { amount, currency: symbol },
      networkFee: money(fee),
      quoteId: 'lab-quote',
    })
  }
  if (path !== 'generators/onrampurl') return missing
  const [wallet] = body.destinationWallets as readonly { address: Address; blockchains: string[]; assets: string[] }[]
  if (!wallet) return { status: 400, json: {} }
  const chainId = desk.chains.find(({ id }) => `lab${id}` === wallet.blockchains[0])?.id ?? 0
  const symbol = wallet.assets[0] === 'LUSD' ? ('LUSD' as const) : ('ETH' as const)
  const paid = String((body.presetFiatAmount as number | undefined) ?? 100)
  return ok(pick(desk.sandbox.begin('harbour', { account: wallet.address, chainId, symbol, paid, currency: 'USD' })))
}

const pick = ({ url }: { readonly url: string }) => ({ url })

function boughtOf(code: string): Pick<SandboxOrder, 'symbol' | 'chainId'> {
  const [, symbol = 'ETH', id = '0'] = /^(ETH|LUSD)_LAB(\d+)$/.exec(code) ?? []
  return { symbol: symbol as SandboxOrder['symbol'], chainId: Number(id) }
}

/** The same in both shapes: the server writes names together, the client with lines between their words. */
function optionsOf({ chains }: OnrampDesk, isServers: boolean) {
  const networkOf = (id: number, name: string, contract: string) =>
    isServers
      ? { name: `lab${id}`, displayName: name, chainId: `${id}`, contractAddress: contract }
      : { name: `lab${id}`, display_name: name, chain_id: `${id}`, contract_address: contract }
  const usd = [
    { id: 'card', min: '10.00', max: '7500.00' },
    { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
  ]
  const currencies = [
    { id: 'USD', limits: usd },
    { id: 'EUR', limits: [] },
  ].map(({ id, limits }) => (isServers ? { id, limits } : { id, payment_method_limits: limits }))
  const purchase = (symbol: string, name: string, contractOf: (token: string) => string) => ({
    id: symbol,
    name,
    symbol,
    networks: chains.map((chain) => networkOf(chain.id, chain.name, contractOf(chain.token))),
  })
  return {
    paymentCurrencies: currencies,
    purchaseCurrencies: [purchase('ETH', 'Ether', () => ''), purchase('LUSD', 'Lab Dollar', (token) => token)],
  }
}

function readJson(text: string): Body | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Body) : null
  } catch {
    return null
  }
}
