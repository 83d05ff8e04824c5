import { tryOrNull } from './untrusted'

/** Runs what a wallet brought: that it throws, or answers with a promise that is rejected, is no failure of the page. */
export function ignoreErrors(run: () => unknown): unknown {
  const answer = tryOrNull(run)
  // Promises of another frame, and what is only like one, are no `Promise` of this page.
  Promise.resolve(answer).catch(() => undefined)
  return answer
}

/** Makes the unsubscribe function that a wallet gave, or promised, safe to call; it may be none, or throw. */
export function toUnsubscribe(given: unknown): () => void {
  return () => void ignoreErrors(() => (typeof given === 'function' ? given() : Promise.resolve(given).then(call)))
}

function call(given: unknown): unknown {
  return typeof given === 'function' ? given() : undefined
}
