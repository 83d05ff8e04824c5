import { atom } from 'jotai/vanilla'
import type { AsyncState } from '../core/asyncState'

/** The code that reads an account and writes its balance, or what stands for it. */
type DetailsCode = Pick<
  typeof import('./accountDetails.late'),
  'accountDetailsAtom' | 'accountNameAtom' | 'formatAsyncBalance'
>

function without(balance: AsyncState<null>): DetailsCode {
  const nothing = atom({ name: null, avatar: null, balance })
  return { accountDetailsAtom: nothing, accountNameAtom: nothing, formatAsyncBalance: () => balance }
}

/** Before the code that reads an account is here. */
export const detailsNotYet = without({ status: 'loading' })

/** The details where that code could not be loaded. */
export const noDetails = without({ status: 'ready', value: null })

let code: DetailsCode | null = null

/** The code that reads an account, if it is here already. */
export function loadedDetails(): DetailsCode | null {
  return code
}

/** Loads the code that reads an account, once an account is connected. */
export async function loadDetails(): Promise<DetailsCode> {
  code ??= await import('./accountDetails.late')
  return code
}
