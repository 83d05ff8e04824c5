import { systemClock, type Clock } from '../chains/clock'
import { PorticoError } from '../chains/errors/errors'
import { withTimeout } from '../chains/withTimeout'
import { isRecord } from '../chains/guards'
import { readBytes } from '../services/http/readBytes'
import type { Fetch } from '../services/http/http'
import { SessionNotKeptError, SignInAnswerError, SignInRefusedError, SignInServerUnreachableError } from './siwxErrors'

export interface SignInHttpOptions {
  /** Base address of the server, for instance `/auth`; of this page's origin, as its cookie is. */
  readonly url: string
  /** @default the page's */
  readonly fetch?: Fetch | undefined
  /** @default 15000 */
  readonly timeoutMs?: number | undefined
  /** @default real time */
  readonly clock?: Clock | undefined
}

const largest = 256 * 1024

/** Asks a sign-in server; answers with its JSON object or rejects with a typed error. */
export function createSignInHttp({
  url,
  fetch: ask = (...request) => fetch(...request),
  timeoutMs = 15_000,
  clock = systemClock,
}: SignInHttpOptions) {
  const base = url.replace(/\/+$/, '')
  return async (method: 'GET' | 'POST', path: string, body?: object): Promise<Readonly<Record<string, unknown>>> => {
    const run = async (signal: AbortSignal) => {
      const response = await ask(`${base}${path}`, {
        method,
        credentials: 'include',
        cache: 'no-store',
        signal,
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      })
      return { isOk: response.ok, answer: await readJson(response) }
    }
    try {
      const onTimeout = () => new SignInServerUnreachableError()
      const { isOk, answer } = await withTimeout(run, { clock, ms: timeoutMs, onTimeout })
      if (isOk) return answer
      const { reason } = answer
      // The cookie of the nonce did not come back, so that of a session would not either.
      if (reason === 'cookie-missing') throw new SessionNotKeptError()
      throw typeof reason === 'string' && /^[a-z-]{1,40}$/.test(reason)
        ? new SignInRefusedError(reason)
        : new SignInAnswerError()
    } catch (error) {
      throw error instanceof PorticoError ? error : new SignInServerUnreachableError(error)
    }
  }
}

async function readJson(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const text = new TextDecoder().decode(await readBytes(response, largest))
  const said = `HTTP ${response.status}: ${text.slice(0, 120)}`
  const answer = parse(text, said)
  // From 500 on the server failed and did not judge the sign-in, whatever the answer says.
  if (!isRecord(answer) || response.status >= 500) throw new SignInAnswerError(new PorticoError(said))
  return answer
}

function parse(text: string, said: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SignInAnswerError(new PorticoError(said, { cause }))
  }
}
