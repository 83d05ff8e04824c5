import { atom } from 'jotai/vanilla'
import type { AsyncState } from '../core/asyncState'
import { balancePartsAtom } from './balance'
import type { BalanceParts } from '../format/formatBalance'
import { knownIdentityAtom } from '../names/identity'

/** What is read of an account, beside its address. */
export interface AccountDetails {
  readonly name: string | null
  readonly avatar: string | null
  readonly balance: (locale?: string) => AsyncState<BalanceParts | null>
}

/** Name, picture and balance of the active account, as far as they are known. */
export const accountDetailsAtom = atom((get): AccountDetails => ({
  ...get(knownIdentityAtom),
  balance: get(balancePartsAtom),
}))
