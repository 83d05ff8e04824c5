'use client'
import { useEffect } from 'react'
import { useAction } from '../../../hooks/PorticoProvider'
import { takeSwapTerms, type AskedSwap } from '../../../state/money/swap/routeParams'
import { loadAhead } from '../../shell/feedback/LatePart'
import { GoHome } from '../../parts/account/GoHome'
import { SwapView } from './SwapView'
import { useSwapView } from './useSwapView'

/** The view of what is about to be swapped. */
export const loadPreview = () => import('./swapSteps.late').then(({ SwapPreview }) => SwapPreview)
/** The tokens to choose from. */
export const loadTokens = () => import('./swapSteps.late').then(({ SwapSelectToken }) => SwapSelectToken)
/** The view of what was swapped. */
export const loadConfirmed = () => import('./swapSteps.late').then(({ SwapConfirmed }) => SwapConfirmed)

/** Swapping from the account in use; with a route, what that asks for. */
export default function Swap({ route }: { readonly route?: AskedSwap | undefined }) {
  const props = useSwapView()
  const take = useAction(takeSwapTerms)
  // The next view after the form.
  useEffect(() => {
    loadAhead(loadTokens)
    loadAhead(loadPreview)
    loadAhead(loadConfirmed)
  }, [])
  useEffect(() => {
    if (route) void take(route)
  }, [take, route])
  return props ? <SwapView {...props} /> : <GoHome />
}
