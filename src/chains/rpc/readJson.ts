import type { Clock } from '../clock'
import { ChainUnavailableError } from '../errors/chainErrors'

const limitMs = 10_000
const mostCharacters = 100_000

/**
 * Reads the answer of a server to a GET, or to a POST of `body`.
 * @throws ChainUnavailableError for none within ten seconds, and for no JSON
 */
export async function readJson(base: string, path: string, clock: Clock, body?: object): Promise<unknown> {
  const over = new AbortController()
  const answered = new AbortController()
  clock.sleep(limitMs, answered.signal).then(
    () => over.abort(),
    () => undefined,
  )
  try {
    const response = await fetch(`${base.replace(/\/+$/, '')}${path}`, {
      signal: over.signal,
      credentials: 'omit',
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = response.ok ? await response.text() : ''
    if (text.length > mostCharacters) throw new RangeError('The answer is too long')
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new ChainUnavailableError('The server of the chain did not answer', { cause })
  } finally {
    answered.abort()
  }
}
