import { action } from '../core/action'
import { nativeBalanceKey, refreshBalance } from './balance'
import { storageAtom } from '../core/storage'

/** Something was spent: reads the balance again, however fresh the one that is kept. */
export const renewBalance = action((get, set) => {
  get(storageAtom).remove(nativeBalanceKey)
  set(refreshBalance)
})
