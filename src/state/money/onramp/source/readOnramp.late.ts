import type { Getter } from 'jotai/vanilla'
import { check } from '../../../../chains/checkChains'
import { offers } from '../../../../chains/guards'
import type {
  OnrampOptions,
  OnrampOrder,
  OnrampProvider,
  OnrampQuote,
  OnrampSession,
  OnrampSource,
  OnrampStatus,
} from '../../../../chains/trade/onramp'
import { withTimeout } from '../../../../chains/withTimeout'
import { createHttp } from '../../../../services/http/http'
import { configAtom, envAtom } from '../../../core/runtime'
import { checkOptions, checkProviders, checkQuotes, checkSession, checkStatus } from './checkOnramp.late'
import { OnrampUnavailableError } from '../onrampErrors'
import { hostedOnramp } from './hostedOnramp.late'

/** A source that does not answer for so long counts as failed, in milliseconds. */
const ms = 20_000

/** The host's own source, else the backend of a project whose address for chains is given, else none. */
function sourceOf(get: Getter): OnrampSource | null {
  const { sources, apiUrl, projectId } = get(configAtom)
  const own = sources?.onramp
  const isUsable = offers('readOptions', 'listProviders', 'listQuotes', 'buildUrl')
  check(own === undefined || isUsable(own), 'sources.onramp', own, 'an OnrampSource')
  const url = typeof apiUrl === 'string' ? apiUrl : apiUrl?.chain
  if (own || !projectId || !url) return own ?? null
  const { clock } = get(envAtom)
  return hostedOnramp(createHttp({ projectId, url, clock, fetch: (asked, init) => fetch(asked, init) }), projectId)
}

/** Asks a source, and checks what it says. @throws OnrampUnavailableError */
async function ask<T>(
  get: Getter,
  signal: AbortSignal | undefined,
  run: (source: OnrampSource, signal: AbortSignal, country: string) => Promise<unknown>,
  read: (answer: unknown) => T | null,
): Promise<T | null> {
  const source = sourceOf(get)
  if (!source) return null
  const { clock } = get(envAtom)
  const { country = 'US' } = get(configAtom).onramp ?? {}
  try {
    const answer = await withTimeout((limit) => run(source, limit, country), { clock, ms, signal })
    const checked = read(answer)
    if (checked === null) throw new TypeError('The source answered with something else')
    return checked
  } catch (error) {
    throw error instanceof OnrampUnavailableError ? error : new OnrampUnavailableError(error)
  }
}

/** Reads the currencies to buy and to pay with; null where no source is to be asked. */
export function readOnrampOptions(get: Getter, signal: AbortSignal): Promise<OnrampOptions | null> {
  return ask(get, signal, (source, limit, country) => source.readOptions({ country, signal: limit }), checkOptions)
}

export function readOnrampProviders(get: Getter, signal: AbortSignal): Promise<readonly OnrampProvider[] | null> {
  return ask(get, signal, (source, limit) => source.listProviders({ signal: limit }), checkProviders)
}

/** The quotes for an order, the most that arrives first; null without a source. */
export function readOnrampQuotes(
  get: Getter,
  order: OnrampOrder,
  signal: AbortSignal,
): Promise<readonly OnrampQuote[] | null> {
  return ask(
    get,
    signal,
    (source, limit, country) => source.listQuotes({ ...order, country, signal: limit }),
    (answer) => {
      const quotes = checkQuotes(answer, order)
      // An answer about something else than was asked does not count; where all are such, that is no answer.
      return quotes?.length === 0 && (answer as readonly unknown[]).length > 0 ? null : quotes
    },
  )
}

/** The page where a purchase goes on. @throws OnrampUnavailableError */
export async function buildOnrampUrl(
  get: Getter,
  query: OnrampOrder & {
    readonly providerId: string
    readonly quoteId?: string | undefined
    readonly redirectUrl: string
  },
  signal: AbortSignal,
): Promise<OnrampSession> {
  const session = await ask(
    get,
    signal,
    (source, limit, country) => source.buildUrl({ ...query, country, signal: limit }),
    checkSession,
  )
  if (!session) throw new OnrampUnavailableError()
  return session
}

/** Reads the state of a purchase; null where it cannot be told. Never throws. */
export async function readOnrampStatus(
  get: Getter,
  providerId: string,
  id: string,
  signal: AbortSignal,
): Promise<OnrampStatus | null> {
  try {
    const read = (source: OnrampSource, limit: AbortSignal) =>
      source.readStatus?.({ providerId, id, signal: limit }) ?? Promise.resolve({ status: 'UNKNOWN' })
    return await ask(get, signal, read, checkStatus)
  } catch {
    return null
  }
}
