import { action } from '../core/action'
import { configAtom } from '../core/env'
import { finish } from '../router/navigation'
import { isNetworkBlockedAtom } from '../networks/state'
import { open } from '../router/stack'
import { failSignIn } from '../signIn/failSignIn'

/** After a connection: an unsupported network comes first, then sign-in; otherwise the door has done its work. */
export const settle = action(function settle(get, set) {
  const { siwx } = get(configAtom)
  if (get(isNetworkBlockedAtom)) set(open)
  else if (siwx) void set(settleWithSignIn)
  else set(finish)
})

const settleWithSignIn = action(async function settleWithSignIn(_get, set) {
  try {
    set((await import('./session.late')).settleSession)
  } catch (error) {
    set(failSignIn, error)
  }
})
