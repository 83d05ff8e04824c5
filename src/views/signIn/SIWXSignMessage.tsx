'use client'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { copyDetails } from '../../state/feedback/clipboard'
import { appAtom } from '../../state/core/platform'
import { cancelSignIn } from '../../state/signIn/cancelSignIn'
import { pressSign } from '../../state/signIn/pressSign'
import { isSignInRequiredAtom, signInAtom, signWaitAtom } from '../../state/signIn/state'
import { accountAtom } from '../../state/account/account'
import { SIWXSignMessageView, type SignMessageState } from './SIWXSignMessageView'

/** Asks for the signature, connected. */
export default function SIWXSignMessage() {
  const state = useValue(signInAtom)
  const wait = useValue(signWaitAtom)
  const app = useValue(appAtom)
  const account = useValue(accountAtom)
  const isRequired = useValue(isSignInRequiredAtom)
  const sign = useAction(pressSign)
  const cancel = useAction(cancelSignIn)
  const copy = useAction(copyDetails)
  return (
    <SIWXSignMessageView
      app={app}
      wallet={account?.wallet ?? app}
      state={isAsked(state) ? state : { status: 'checking' }}
      wait={wait}
      isRequired={isRequired}
      onSign={() => void sign()}
      onCancel={() => void cancel()}
      onCopyDetails={state.status === 'ready' && state.error ? () => copy(state.error) : undefined}
    />
  )
}

function isAsked(state: { readonly status: string }): state is SignMessageState {
  return ['checking', 'ready', 'signing', 'cancelling'].includes(state.status)
}
