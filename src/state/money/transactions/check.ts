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

/**
 * Notes that the wallet will not send a request, as the visitor says: reviews do not warn of it any more. If the chain shows the
 * transaction later, it is `pending` all the same. Never rejects.
 * @example
 * await store.set(dismissIntent, intent.id)
 */
export const dismissIntent = action(async function dismissIntent(_get, set, id: string): Promise<void> {
  try {
    const { dropIntent } = await loadTransactions()
    set(dropIntent, id)
  } catch {
    // The code did not load: the next press tries again.
  }
})
