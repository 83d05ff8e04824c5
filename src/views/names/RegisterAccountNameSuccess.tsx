'use client'
import { accountAtom } from '../../state/account/account'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { resetToHome } from '../../state/router/navigation'
import { registeredNameAtom } from '../../state/names/registration'
import RegisterAccountName from './RegisterAccountName'
import { RegisterAccountNameSuccessView } from './RegisterAccountNameSuccessView'

/** The account's name, connected; who has none is where one is chosen. */
export default function RegisterAccountNameSuccess() {
  const name = useValue(registeredNameAtom)
  const account = useValue(accountAtom)
  const done = useAction(resetToHome)
  if (!name || !account) return <RegisterAccountName />
  return <RegisterAccountNameSuccessView name={name} address={account.address} onDone={() => done()} />
}
