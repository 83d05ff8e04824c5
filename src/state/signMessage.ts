import { action } from './action'
import { activeHandleAtom } from './connections'
import { NoActiveAddressError } from './requestErrors'

/** Signs a text with the active account; resolves to the signature. */
export const signMessage = action((get, _set, message: string): Promise<string> => {
  const handle = get(activeHandleAtom)
  if (!handle) throw new NoActiveAddressError()
  return handle.signMessage(message, handle.snapshot.address)
})
