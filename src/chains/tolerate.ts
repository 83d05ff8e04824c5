import { tryOrNull } from './untrusted'

/** Runs what a wallet brought: that it throws, or answers with a promise that is rejected, is no failure of the page. */
export function tolerate(run: () => unknown): unknown {
  const answer = tryOrNull(run)
  if (answer instanceof Promise) answer.catch(() => undefined)
  return answer
}

/** Makes the unsubscribe function that a wallet gave safe to call; it may be none, or throw. */
export function toUnsubscribe(given: unknown): () => void {
  return () => void tolerate(() => typeof given === 'function' && given())
}
