'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { copyDetails } from '../../../state/shell/feedback/clipboard'
import { appAtom } from '../../../state/core/platform'
import { cancelSignIn } from '../../../state/session/signIn/cancelSignIn'
import { pressSign } from '../../../state/session/signIn/pressSign'
import { isSignInRequiredAtom, signInAtom, signWaitAtom } from '../../../state/core/visitor/signIn'
import { accountAtom } from '../../../state/session/account/account'
import { useSignGuard } from './useSignGuard'
import { SIWXSignMessageView, type SignMessageState, type SIWXSignMessageViewProps } from './SIWXSignMessageView'

/**
 * Props of `SIWXSignMessageView` for the account that signs in.
 * @example
 * <SIWXSignMessageView {...useSIWXSignMessageView()} />
 */
export function useSIWXSignMessageView(): SIWXSignMessageViewProps {
  const state = useValue(signInAtom)
  const app = useValue(appAtom)
  const account = useValue(accountAtom)
  const sign = useAction(pressSign)
  const cancel = useAction(cancelSignIn)
  const copy = useAction(copyDetails)
  const { press, ...guard } = useSignGuard(state.status === 'ready' ? state.message : '')
  return {
    app,
    wallet: account?.wallet ?? app,
    state: isAsked(state) ? state : { status: 'checking' },
    wait: useValue(signWaitAtom),
    isRequired: useValue(isSignInRequiredAtom),
    ...guard,
    onSign: ({ isTrusted }) => press(isTrusted, () => void sign()),
    onCancel: () => void cancel(),
    onCopyDetails:
      (state.status === 'ready' || state.status === 'failed') && state.error ? () => copy(state.error) : undefined,
  }
}

/** Asks for the signature, connected. */
export default function SIWXSignMessage() {
  return <SIWXSignMessageView {...useSIWXSignMessageView()} />
}

function isAsked(state: { readonly status: string }): state is SignMessageState {
  return ['checking', 'ready', 'failed', 'signing', 'cancelling'].includes(state.status)
}
