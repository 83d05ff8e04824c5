import { action } from '../core/action'
import { disconnect } from '../connection/attach'
import { activeNamespaceAtom } from '../connection/state'
import { emit } from '../core/events'
import { showSnack } from '../feedback/feedback'
import { report } from '../core/report'
import { isOpenAtom, open } from '../router/stack'
import { putSignIn } from './state'
import { subjectAtom } from './signInAccount'

/** Sign-in cannot begin: whoever is there has to connect anew. */
export const failSignIn = action(function failSignIn(get, set, error: unknown) {
  const subject = get(subjectAtom)
  const wasOpen = get(isOpenAtom)
  set(report, error)
  if (subject) {
    const message = error instanceof Error ? error.message : String(error)
    const properties = { network: subject.chainId, isSmartAccount: false, message }
    set(emit, { type: 'track', event: 'SIWX_AUTH_ERROR', properties })
  }
  set(putSignIn, { status: 'idle' })
  set(disconnect, get(activeNamespaceAtom)).catch(() => undefined) // reported; the page shows it at once
  // Home is Connect now. A page that nobody opened anything on is left alone.
  if (wasOpen) set(open)
  set(showSnack, { tone: 'error', message: 'authFailed' })
})
