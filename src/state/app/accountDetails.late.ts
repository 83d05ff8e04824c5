import { atom } from 'jotai/vanilla'
import type { Balance } from '../../chains/adapter'
import type { AsyncState } from '../core/asyncState'
import { balanceAtom } from '../session/account/balance'
import { knownIdentityAtom } from '../session/names/identity'
import { withResumed } from '../money/transactions/transactions'

export { formatAsyncBalance } from '../core/format/formatBalance'

/** Details of an account, beside its address. */
export interface AccountDetails {
  readonly name: string | null
  readonly avatar: string | null
  readonly balance: AsyncState<Balance | null>
}

/** Name and picture of the active account, as far as they are known; reads no balance. */
export const accountNameAtom = withResumed(
  atom((get): AccountDetails => ({ ...get(knownIdentityAtom), balance: { status: 'ready', value: null } })),
)

/** Name, picture and balance of the active account, as far as they are known. */
export const accountDetailsAtom = withResumed(
  atom((get): AccountDetails => ({ ...get(knownIdentityAtom), balance: get(balanceAtom) })),
)
