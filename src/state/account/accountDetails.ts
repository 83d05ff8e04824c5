import { atom, type Atom } from 'jotai/vanilla'
import type { AccountDetails } from './accountDetails.late'
import type { AsyncState } from '../core/asyncState'

const without = (balance: AsyncState<null>): Atom<AccountDetails> =>
  atom(() => ({ name: null, avatar: null, balance: () => balance }))

/** Before the code that reads an account is here. */
export const detailsNotYet = without({ status: 'loading' })

/** Where that code could not be loaded. */
export const noDetails = without({ status: 'ready', value: null })

let details: Atom<AccountDetails> | null = null

/** What is read of the account, if the code for it is here already. */
export function loadedDetails(): Atom<AccountDetails> | null {
  return details
}

/** Loads what is read of an account, once somebody is connected. */
export async function loadDetails(): Promise<Atom<AccountDetails>> {
  details ??= (await import('./accountDetails.late')).accountDetailsAtom
  return details
}
