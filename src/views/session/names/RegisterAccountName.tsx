'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import {
  nameInputAtom,
  pickName,
  retrySuggestions,
  shownProblemAtom,
  suggestionsAtom,
  typeName,
} from '../../../state/session/names/form'
import { resetToHome } from '../../../state/shell/router/navigation'
import { cancelRegistration, submitName } from '../../../state/session/names/registerName'
import { registrableZoneAtom, registrationAtom } from '../../../state/session/names/registration'
import { RegisterAccountNameView, type RegisterAccountNameViewProps } from './RegisterAccountNameView'

/**
 * Props of `RegisterAccountNameView` for the account in use.
 * @example
 * <RegisterAccountNameView {...useRegisterAccountNameView()} />
 */
export function useRegisterAccountNameView(): RegisterAccountNameViewProps {
  const submit = useAction(submitName)
  const cancel = useAction(cancelRegistration)
  const retry = useAction(retrySuggestions)
  const leave = useAction(resetToHome)
  return {
    zone: useValue(registrableZoneAtom),
    value: useValue(nameInputAtom),
    onValueChange: useAction(typeName),
    problem: useValue(shownProblemAtom),
    suggestions: useValue(suggestionsAtom),
    onSelectSuggestion: useAction(pickName),
    onRetrySuggestions: () => retry(),
    registration: useValue(registrationAtom),
    onSubmit: () => submit(),
    onCancel: () => cancel(),
    onDone: () => leave(),
  }
}

/** Choose and register a name, connected. */
export default function RegisterAccountName() {
  return <RegisterAccountNameView {...useRegisterAccountNameView()} />
}
