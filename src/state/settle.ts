import { action } from './action'
import { goHome } from './navigation'
import { isNetworkBlockedAtom } from './networks'
import { close, isOpenAtom, open } from './router'

/** After a connection: an unsupported network comes first, otherwise the door has done its work. */
export const settle = action((get, set) => {
  if (get(isNetworkBlockedAtom)) set(open)
  else if (get(isOpenAtom)) set(close)
  else set(goHome)
})
