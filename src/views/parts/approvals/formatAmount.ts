import type { Network } from '../../../chains/network'
import type { TokenFacts } from '../../../state/session/approvals/tokenMetadata'
import { amountFormat, formatUnits } from '../../../state/core/format/formatNumber'
import type { Copy } from '../../copy/en'

/** Options for writing amounts and dates. */
export interface FormatContext {
  readonly copy: Copy['approve']
  readonly network: Network
  /** By address in lower case. */
  readonly tokens: Readonly<Record<string, TokenFacts>>
  /** Names of addresses, by address in lower case. */
  readonly names?: Readonly<Record<string, string>> | undefined
  readonly lang?: string | undefined
}

/** More digits than this are left as they are: not every browser formats them. */
const intlDigits = 20

/** An exact amount of the network's own currency. */
export function nativeAmount(value: bigint, { copy, network, lang }: FormatContext): string {
  const { decimals, symbol } = network.nativeCurrency
  return symbol ? `${print(value, decimals, lang)} ${symbol}` : copy.smallest(print(value, 0, lang))
}

/** An exact amount of a token, in its smallest unit where its decimals are not known. */
export function tokenAmount(
  value: bigint,
  token: string | null,
  context: FormatContext,
  decimals: number | null = null,
): string {
  const { copy, tokens, lang } = context
  const known = token === null ? undefined : tokens[token.toLowerCase()]
  if (known) return `${print(value, known.decimals, lang)} ${known.symbol}`
  return decimals === null ? copy.smallest(print(value, 0, lang)) : print(value, decimals, lang)
}

/** The token's own symbol, else words for a token. */
export function symbolOf(token: string | null, { copy, tokens }: FormatContext): string {
  return (token !== null && tokens[token.toLowerCase()]?.symbol) || copy.calls.theToken
}

/** When a leave ends; null and what no calendar has: never. */
export function until(seconds: bigint | null, { copy, lang }: FormatContext): string {
  const date = new Date(Number(seconds ?? 0n) * 1000)
  if (seconds === null || Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return copy.forever
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(date)
}

function print(value: bigint, decimals: number, locale: string | undefined): string {
  const exact = formatUnits(value, decimals)
  return decimals > intlDigits ? exact : amountFormat(locale, intlDigits).format(exact as `${number}`)
}
