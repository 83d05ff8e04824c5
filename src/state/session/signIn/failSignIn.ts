import type { CaipNetworkId } from '../../../chains/network'
import { action } from '../../core/action'
import { disconnect } from '../connection/disconnect'
import { activeNamespaceAtom } from '../../core/visitor/connections'
import { emit } from '../../core/events'
import { report } from '../../core/report'
import { showSnack } from '../../shell/feedback/snacks'
import { closeOrHome, routeAtom } from '../../shell/router/navigation'
import { isOpenAtom, open } from '../../shell/router/stack'
import { setSignIn, signInAccountAtom, signInProgressAtom } from '../../core/visitor/signIn'

/** Sign-in cannot begin: whoever is there goes on without where it is optional, else has to connect again. */
export const failSignIn = action(function failSignIn(get, set, error: unknown) {
  const account = get(signInAccountAtom)
  const wasOpen = get(isOpenAtom)
  set(report, error)
  if (account) set(tellFailure, account.chainId, error)
  if (account && !get(signInProgressAtom).isRequired) {
    const isWaiting = get(signInProgressAtom).isAwaited || get(routeAtom).name === 'SIWXSignMessage'
    set(setSignIn, { status: 'skipped' }, { account, isAwaited: false, failure: error })
    if (isWaiting) set(closeOrHome)
    return
  }
  set(setSignIn, { status: 'idle' }, { account: null, isAwaited: false, failure: error })
  set(disconnect, get(activeNamespaceAtom), true).catch(() => undefined) // reported; the page shows it at once
  // Home is Connect now. A page without an open view is left alone: the next opening shows the reason.
  if (wasOpen) set(open)
  set(showSnack, { tone: 'error', message: 'authFailed', isInPlace: true }, Infinity)
})

/** Reports why a sign-in failed, and tells the host. */
export const tellFailure = action(function tellFailure(
  _get,
  set,
  network: CaipNetworkId,
  error: unknown,
  isSmartAccount?: true,
) {
  set(report, error)
  const message = error instanceof Error ? error.message : String(error)
  set(emit, { type: 'track', event: 'SIWX_AUTH_ERROR', properties: { network, isSmartAccount, message } })
})
