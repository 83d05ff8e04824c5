'use client'
import { useEffect } from 'react'
import { useAction } from '../../../hooks/PorticoProvider'
import { takeTerms, type SendTerms } from '../../../state/money/send/routeParams'
import { loadAhead } from '../../shell/feedback/LatePart'
import { GoHome } from '../../parts/account/GoHome'
import { SendView } from './SendView'
import { useSendView } from './useSendView'

/** The view of what is about to be sent. */
export const loadPreview = () => import('./sendSteps.late').then(({ SendPreview }) => SendPreview)
/** The tokens to choose from. */
export const loadTokens = () => import('./sendSteps.late').then(({ SelectToken }) => SelectToken)
/** The view of what was sent. */
export const loadConfirmed = () => import('./sendSteps.late').then(({ SendConfirmed }) => SendConfirmed)

/** Sending from the account in use; with a route, what that asks for. */
export default function Send({ route }: { readonly route?: SendTerms | undefined }) {
  const props = useSendView()
  const take = useAction(takeTerms)
  // The next view after the form.
  useEffect(() => {
    loadAhead(loadTokens)
    loadAhead(loadPreview)
    loadAhead(loadConfirmed)
  }, [])
  useEffect(() => {
    if (route) void take(route)
  }, [take, route])
  return props ? <SendView {...props} /> : <GoHome />
}
