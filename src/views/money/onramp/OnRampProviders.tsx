'use client'
import { useEffect } from 'react'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { choicesAtom } from '../../../state/money/onramp/catalogue'
import { takeOnrampTerms, type OnrampTerms } from '../../../state/money/onramp/routeParams'
import { loadAhead } from '../../shell/feedback/LatePart'
import { GoHome } from '../../parts/account/GoHome'
import { loadBuyInProgress } from './OnrampParts'
import { OnRampProvidersView } from './OnRampProvidersView'
import { useOnRampProvidersView } from './useOnRampProvidersView'

/** Buying for money, connected; with a route, what that asks for. */
export default function OnRampProviders({ route }: { readonly route?: OnrampTerms | undefined }) {
  const props = useOnRampProvidersView()
  const take = useAction(takeOnrampTerms)
  const choices = useValue(choicesAtom)
  // The next view after the form.
  useEffect(() => loadAhead(loadBuyInProgress), [])
  useEffect(() => {
    if (route) void take(route)
  }, [take, route, choices])
  return props ? <OnRampProvidersView {...props} /> : <GoHome />
}
