import { atom, type Atom } from 'jotai/vanilla'
import type { CaipAddress, Namespace } from '../../../chains/network'
import { getAccount } from '../../session/account/selectors'
import { plainAddress, type Account } from '../../core/visitor/connections'
import { nameAtoms } from '../../core/action'
import { withEffect } from '../../core/asyncState'
import { envAtom } from '../../core/runtime'
import { storageAtom, wordKey } from '../../core/storage'
import type { Intent } from '../intents/intent'
import { allIntentsAtom } from '../intents/memory'
import { sentAtom, type SentTransaction } from './sent'

export type { Intent, IntentStatus } from '../intents/intent'
export type { SentTransaction } from './sent'
export { sendingAtom, type TransactionState } from './state'

/** Loads the code that sends and follows transactions. */
export const loadTransactions = () => import('./transactions.late')

/** True where a transaction that was sent before may still wait for its end. */
const waiting = wordKey('intents', /"isFinal":false/)

/**
 * Follows intents while it has a subscriber: those of earlier pages, and those of other tabs, whose answer can arrive on this
 * page. Unless `isWanted`, the code is loaded only where the storage has some.
 */
export function withResumed<T>(source: Atom<T>, isWanted = false): Atom<T> {
  return withEffect(source, (get, set, _value, signal) => {
    const resume = () => {
      // A failure to load is not one yet: sending tries again and says so.
      if (isWanted || get(storageAtom).read(waiting))
        loadTransactions().then(
          ({ followIntents }) => signal.aborted || set(followIntents),
          () => undefined,
        )
    }
    resume()
    if (!isWanted) get(envAtom).followStorage?.(({ key }) => key?.endsWith('/intents') && resume(), signal)
  })
}

/** One key is the same account on every network of a namespace. */
const isOf = ({ address, caipAddress }: Account, one: CaipAddress) =>
  plainAddress(one) === address && one.split(':')[0] === caipAddress.split(':')[0]

const atoms = new Map<Namespace | undefined, Atom<readonly SentTransaction[]>>()

/** Transactions that the account of a namespace sent, by default of the active one; the same atom for each. */
export function transactionsAtomOf(namespace?: Namespace): Atom<readonly SentTransaction[]> {
  const known = atoms.get(namespace)
  if (known) return known
  const ownAtom = atom((get): readonly SentTransaction[] => {
    const account = getAccount(get, namespace)
    return get(sentAtom).filter((one) => account !== null && isOf(account, one.account))
  })
  const created = withResumed(ownAtom, true)
  atoms.set(namespace, created)
  return created
}

/**
 * Transactions that the account in use sent from here, the newest first: also before a reload, and in other tabs. A waiting one is
 * followed while it has a subscriber, and from the first sending on.
 * @example
 * const waiting = useValue(transactionsAtom).filter(({ status }) => status === 'sent')
 */
export const transactionsAtom = transactionsAtomOf()

/**
 * Requests of the account in use that can move value, the newest first: asked, unanswered, or sent. Also those of earlier
 * pages and other tabs. They are followed while it has a subscriber.
 * @example
 * const open = useValue(intentsAtom).filter(({ status }) => status === 'unanswered')
 */
export const intentsAtom = withResumed(
  atom((get): readonly Intent[] => {
    const account = getAccount(get)
    return get(allIntentsAtom).filter((one) => account !== null && isOf(account, one.account))
  }),
  true,
)

nameAtoms({ transactionsAtom, intentsAtom })
