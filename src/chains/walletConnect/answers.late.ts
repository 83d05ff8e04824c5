import type { RequestAnswer, Unsubscribe } from '../adapter'
import { readHash } from '../eip155/sendTransaction.late'
import { normalizeWalletError } from '../errors/normalizeWalletError'
import { safeGet } from '../untrusted'
import { readSignature } from './provider/solanaSigning'
import type { Provider } from './relay'

/**
 * Calls back with every answer to a request for a transaction that arrives for a session on this page: also one that came after the
 * library stopped waiting, that answers an earlier page, or another tab. The library itself ignores those.
 */
export function watchAnswers(
  { client }: Provider,
  topic: string,
  listener: (answer: RequestAnswer) => void,
): Unsubscribe {
  const { crypto, relayer } = client.core
  const read = async (message: string) => {
    try {
      const answer = answerOf(await crypto.decode(topic, message))
      if (answer) listener(answer)
    } catch {
      // It is not for this session, or no answer.
    }
  }
  const onMessage = (event: { readonly topic: string; readonly message: string }) => {
    if (event.topic === topic) void read(event.message)
  }
  relayer.on('relayer_message', onMessage)
  // The library keeps the messages of a session: answers can have arrived before anyone listened.
  for (const message of Object.values(relayer.messages.get(topic))) void read(message)
  return () => relayer.off('relayer_message', onMessage)
}

/** The answer in a decoded message; null for a request, and for an answer that is not a hash. */
function answerOf(payload: unknown): RequestAnswer | null {
  const [id, error] = [safeGet(payload, 'id'), safeGet(payload, 'error')]
  if (typeof id !== 'number' || safeGet(payload, 'method') !== undefined) return null
  const requestId = `${id}`
  if (error !== undefined) return { requestId, error: normalizeWalletError(error) }
  const result = safeGet(payload, 'result')
  return { requestId, hash: safeGet(result, 'signature') === undefined ? readHash(result) : readSignature(result) }
}
