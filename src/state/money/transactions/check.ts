import { action } from '../../core/action'
import { loadTransactions } from './transactions'

/**
 * Asks the chains at once about every transaction that is not final, also about requests that the wallet has not answered.
 * Never rejects.
 * @example
 * await store.set(checkIntents)
 */
export const checkIntents = action(async function checkIntents(_get, set): Promise<void> {
  try {
    const { checkNow } = await loadTransactions()
    await set(checkNow)
  } catch {
    // The code did not load: the next press tries again.
  }
})
