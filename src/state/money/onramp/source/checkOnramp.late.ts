import { isRecord } from '../../../../chains/guards'
import { readPictureUrl } from '../../../../chains/pictureUrl'
import type {
  OnrampFee,
  OnrampLimit,
  OnrampOptions,
  OnrampOrder,
  OnrampProvider,
  OnrampQuote,
  OnrampSession,
  OnrampStatus,
  PaymentCurrency,
  PurchaseCurrency,
  PurchaseNetwork,
} from '../../../../chains/trade/onramp'
import { readWebLink } from '../../../../services/wallets/links'
import { isShown } from '../../tokens/checkBalances.late'
import { compareAmounts, plainAmount } from '../amounts'
import { OnrampUnavailableError } from '../onrampErrors'

/** More than that is not read. */
const most = 500
const longestId = 100

const isId = (value: unknown): value is string => isShown(value, longestId) && value.trim() === value
const listOf = <T>(value: unknown, read: (entry: unknown) => T | null): readonly T[] =>
  Array.isArray(value) ? (value.slice(0, most) as unknown[]).map(read).filter((entry) => entry !== null) : []

const once = <T extends { readonly id: string }>(all: readonly T[]) =>
  all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)

/** Reads the currencies to buy and to pay with from an answer; null for a wrong one. */
export function checkOptions(answer: unknown): OnrampOptions | null {
  if (!isRecord(answer) || !Array.isArray(answer.paymentCurrencies) || !Array.isArray(answer.purchaseCurrencies))
    return null
  return {
    paymentCurrencies: once(listOf(answer.paymentCurrencies, readPaymentCurrency)),
    purchaseCurrencies: once(listOf(answer.purchaseCurrencies, readPurchaseCurrency)),
  }
}

function readPaymentCurrency(entry: unknown): PaymentCurrency | null {
  if (!isRecord(entry) || typeof entry.id !== 'string' || !/^[A-Z]{3}$/.test(entry.id)) return null
  const { id, name } = entry
  const paymentMethodLimits = once(listOf(entry.paymentMethodLimits, readLimit))
  return { id, ...(isShown(name, 64) && { name }), image: readPictureUrl(entry.image), paymentMethodLimits }
}

function readLimit(entry: unknown): OnrampLimit | null {
  if (!isRecord(entry) || !isId(entry.id)) return null
  const [min, max] = [plainAmount(entry.min), plainAmount(entry.max)]
  if (min === undefined || max === undefined || compareAmounts(min, max) > 0) return null
  return { id: entry.id, min, max }
}

function readPurchaseCurrency(entry: unknown): PurchaseCurrency | null {
  if (!isRecord(entry) || !isId(entry.id) || !isShown(entry.name, 64) || !isShown(entry.symbol, 32)) return null
  const { id, name, symbol } = entry
  const networks = listOf(entry.networks, readNetwork)
  return networks.length > 0 ? { id, name, symbol, image: readPictureUrl(entry.image), networks } : null
}

function readNetwork(entry: unknown): PurchaseNetwork | null {
  if (!isRecord(entry) || !isId(entry.name) || !isShown(entry.displayName, 64)) return null
  const { name, displayName, chainId, contractAddress: contract } = entry
  if (typeof chainId !== 'string' || !/^[\w-]{1,32}$/.test(chainId)) return null
  const isPlace = contract === undefined || (typeof contract === 'string' && /^[\w.:-]{1,128}$/.test(contract))
  return isPlace ? { name, displayName, chainId, ...(contract !== undefined && { contractAddress: contract }) } : null
}

/** Those of an answer that sell; null for what is no list. */
export function checkProviders(answer: unknown): readonly OnrampProvider[] | null {
  return Array.isArray(answer) ? once(listOf(answer, readProvider)) : null
}

function readProvider(entry: unknown): OnrampProvider | null {
  if (!isRecord(entry) || !isId(entry.id) || !isShown(entry.name, 64)) return null
  const { id, name, feeRange } = entry
  const categories = listOf(entry.categories, (one) => (isId(one) ? one : null))
  return { id, name, image: readPictureUrl(entry.image), ...(isShown(feeRange, 32) && { feeRange }), categories }
}

/** Those quotes that are for what was asked, the most that arrives first, and one of each seller; null for no list. */
export function checkQuotes(answer: unknown, asked: OnrampOrder): readonly OnrampQuote[] | null {
  if (!Array.isArray(answer)) return null
  const quotes = listOf(answer, (entry) => readQuote(entry, asked))
  const sorted = [...quotes].sort((one, other) => compareAmounts(other.purchaseAmount, one.purchaseAmount))
  return sorted.filter(
    ({ providerId }, index) => sorted.findIndex((other) => other.providerId === providerId) === index,
  )
}

function readQuote(entry: unknown, asked: OnrampOrder): OnrampQuote | null {
  if (!isRecord(entry) || !isId(entry.providerId) || typeof entry.id !== 'string' || entry.id.length > 500) return null
  const { id, providerId, paymentCurrency, purchaseCurrency } = entry
  const isAsked =
    paymentCurrency === asked.paymentCurrency.id &&
    [asked.purchaseCurrency.id, asked.purchaseCurrency.symbol].includes(`${purchaseCurrency as string}`)
  const [payment, purchase] = [plainAmount(entry.paymentAmount), plainAmount(entry.purchaseAmount)]
  const fees = listOf(entry.fees, readFee)
  if (!isAsked || payment === undefined || purchase === undefined || compareAmounts(purchase, '0') <= 0) return null
  // The payment equals the typed amount, and no fee is more than that.
  if (compareAmounts(payment, asked.paymentAmount) !== 0) return null
  if (fees.some(({ amount }) => compareAmounts(amount, payment) > 0)) return null
  const subtotal = entry.subtotal === undefined ? undefined : plainAmount(entry.subtotal)
  if (subtotal !== undefined && compareAmounts(subtotal, payment) > 0) return null
  return {
    id,
    providerId,
    paymentCurrency: asked.paymentCurrency.id,
    purchaseCurrency: `${purchaseCurrency as string}`,
    paymentAmount: payment,
    ...(subtotal !== undefined && { subtotal }),
    fees,
    purchaseAmount: purchase,
  }
}

function readFee(entry: unknown): OnrampFee | null {
  if (!isRecord(entry) || (entry.kind !== 'network' && entry.kind !== 'provider')) return null
  const amount = plainAmount(entry.amount)
  return amount === undefined ? null : { kind: entry.kind, amount }
}

/** Pages of sellers have longer addresses than those of wallets. */
const longestPage = 8_000

/** A page that may be opened, and what its progress is asked with; null for anything else. */
export function checkSession(answer: unknown): OnrampSession | null {
  const url = isRecord(answer) ? readWebLink(answer.url, longestPage) : undefined
  if (!isRecord(answer) || url === undefined) return null
  return { url, ...(typeof answer.id === 'string' && answer.id.length <= 500 && { id: answer.id }) }
}

/**
 * Checks the address that a seller of the host's own gives.
 * @throws OnrampUnavailableError for what is no page of the web, and no secure one
 */
export function openPage(address: string): OnrampSession {
  const url = readWebLink(address, longestPage)
  if (!url) throw new OnrampUnavailableError()
  return { url }
}

const statuses: readonly unknown[] = ['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] satisfies OnrampStatus['status'][]

/** Reads the state of a purchase; null for a wrong answer. */
export function checkStatus(answer: unknown): OnrampStatus | null {
  if (!isRecord(answer) || !statuses.includes(answer.status)) return null
  const { status, txHash } = answer as unknown as OnrampStatus
  return { status, ...(typeof txHash === 'string' && /^\w{1,128}$/.test(txHash) && { txHash }) }
}
