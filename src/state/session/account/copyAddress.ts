import { action } from '../../core/action'
import { copyText } from '../../shell/feedback/clipboard'
import { accountAtom } from './account'

/** Copies the address of the active account. */
export const copyAddress = action(function copyAddress(get, set) {
  const account = get(accountAtom)
  if (account) void set(copyText, account.address)
})
