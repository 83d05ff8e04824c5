import type { Getter, Setter } from 'jotai/vanilla'
import { AttemptAbandonedError, UserRejectedError } from '../../../chains/errors/errors'
import { UnansweredError } from '../../../chains/errors/unanswered'
import { WalletResponseError } from '../../../chains/errors/walletErrors'
import { envAtom, runtimeAtom } from '../../core/runtime'
import { askedHere } from './asked'
import { answerLimitMs, followIntents, refusedIntent } from './followIntents'
import type { Intent } from './intent'
import { addIntent, changeIntent } from './ledger'
import { allIntentsAtom, latestIntentIdAtom } from './memory'

/** A request that is recorded before the wallet sees it. */
export interface RecordedRequest<Answer> {
  readonly intent: Omit<Intent, 'askedAt' | 'status' | 'isFinal'>
  /** Asks the wallet. `begin` is called when the wallet is about to see the request, for a gated wallet after approval. */
  readonly ask: (begin: () => void) => Promise<Answer>
  /** Notes the answer in the ledger. */
  readonly accept: (answer: Answer) => void
  /** Reads the answer from the intent, where another tab or a search noted it. */
  readonly find: (now: Intent) => Answer | undefined
  /** True for an error after which the wallet cannot have sent it, besides a refusal. */
  readonly isUnsent?: ((error: unknown) => boolean) | undefined
}

/**
 * Asks a wallet for something that the ledger records, and notes its answer, also an answer after the time limit.
 * @throws UnansweredError where the wallet may still act, or the wallet's refusal
 */
export async function askRecorded<Answer>(
  get: Getter,
  set: Setter,
  { intent, ask, accept, find, isUnsent = () => false }: RecordedRequest<Answer>,
): Promise<Answer> {
  const { id } = intent
  const { clock } = get(envAtom)
  const waiting = askedHere(get)
  const settled = new AbortController()
  let endWaiting: (error: UnansweredError) => void
  const limit = new Promise<never>((_resolve, reject) => (endWaiting = reject))
  const begin = () => {
    set(latestIntentIdAtom, id)
    set(addIntent, { ...intent, askedAt: clock.now(), status: 'asked', isFinal: false })
    waiting.add(id)
    clock.sleep(answerLimitMs, settled.signal).then(
      () => endWaiting(new UnansweredError({ intentId: id })),
      () => undefined, // The wallet answered in time.
    )
  }
  let isAnswered = false
  const answered = ask(begin).then(
    (answer) => {
      isAnswered = true
      accept(answer)
      return answer
    },
    (error: unknown) => {
      isAnswered = true
      // A wallet that answers with another value may have sent it.
      if (error instanceof WalletResponseError) throw new UnansweredError({ intentId: id, cause: error })
      if (!(error instanceof AttemptAbandonedError || error instanceof UnansweredError))
        set(refusedIntent, id, error, isUnsent(error))
      throw error
    },
  )
  // The wallet's answer can arrive in another tab.
  let stop = () => {}
  const elsewhere = new Promise<Answer>((resolve, reject) => {
    stop = get(runtimeAtom).store.sub(allIntentsAtom, () => {
      const one = get(allIntentsAtom).find((each) => each.id === id)
      if (isAnswered || !one) return
      const answer = find(one)
      if (answer !== undefined) resolve(answer)
      if (one.status === 'declined') reject(new UserRejectedError('The wallet declined the request'))
    })
  })
  try {
    return await Promise.race([answered, limit, elsewhere])
  } catch (error) {
    // Before the change of the ledger, at which atoms ask for it.
    waiting.delete(id)
    if (!(error instanceof UnansweredError)) throw error
    set(changeIntent, id, (now) => (now.status === 'asked' ? { ...now, status: 'unanswered' } : null))
    throw error.intentId === undefined ? new UnansweredError({ intentId: id, cause: error }) : error
  } finally {
    settled.abort()
    stop()
    answered.catch(() => undefined) // A refusal after the time limit is in the intent.
    waiting.delete(id)
    set(followIntents)
  }
}
