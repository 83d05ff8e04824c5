import { action, nameAtoms } from '../../core/action'
import { createQuery } from './query'
import { portfolioStore } from './portfolio'

const held = createQuery(
  'tokens',
  (get, query, stored) => import('./readTokens.late').then(({ readTokens }) => readTokens(get, query, stored)),
  portfolioStore,
)

/**
 * Tokens of the account in use on its network, the native currency first; kept for 30 seconds. Empty without an account, and
 * where `features` has tokens off.
 * @example
 * const tokens = useValue(tokensAtom)
 */
export const tokensAtom = held.activeAtom

/** The same, also where no tokens are shown: what is sent is one of them, and who noticed an arrival compares them. */
export const allTokensAtom = held.allAtom

/** Tokens of the account of a namespace, by default of the active one; the same atom for each. */
export const tokensAtomOf = held.atomOf

/**
 * Asks for tokens again unless fresh ones are kept.
 * @example
 * store.set(refreshTokens)
 */
export const refreshTokens = action(function refreshTokens(get, set) {
  return held.refresh(get, set)
})

/** Reads tokens again, however fresh those that are kept: something has arrived. */
export const renewTokens = action(function renewTokens(get, set) {
  return held.renew(get, set)
})

nameAtoms({ tokensAtom })
