'use client'
import { accountAtom } from '../../../state/session/account/account'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { resetToHome } from '../../../state/shell/router/navigation'
import { registeredNameAtom } from '../../../state/session/names/registration'
import RegisterAccountName from './RegisterAccountName'
import {
  RegisterAccountNameSuccessView,
  type RegisterAccountNameSuccessViewProps,
} from './RegisterAccountNameSuccessView'

/**
 * Props of `RegisterAccountNameSuccessView` for the account in use; null while it has no name of the zone.
 * @example
 * const props = useRegisterAccountNameSuccessView()
 * return props && <RegisterAccountNameSuccessView {...props} />
 */
export function useRegisterAccountNameSuccessView(): RegisterAccountNameSuccessViewProps | null {
  const name = useValue(registeredNameAtom)
  const account = useValue(accountAtom)
  const done = useAction(resetToHome)
  return name && account ? { name, address: account.address, onDone: () => done() } : null
}

/** The account's name, connected; who has none is where one is chosen. */
export default function RegisterAccountNameSuccess() {
  const props = useRegisterAccountNameSuccessView()
  return props ? <RegisterAccountNameSuccessView {...props} /> : <RegisterAccountName />
}
