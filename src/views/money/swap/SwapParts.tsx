'use client'
import { useValue } from '../../../hooks/PorticoProvider'
import { swapReviewAtom } from '../../../state/money/swap/review'
import type { SwapSide } from '../../../state/money/swap/types'
import { LatePart } from '../../shell/feedback/LatePart'
import Swap, { loadConfirmed, loadPreview, loadTokens } from './Swap'

/** The tokens to choose from. */
export function SwapSelectTokenPart({ route }: { readonly route: { readonly side: SwapSide } }) {
  return <LatePart load={loadTokens} props={{ route }} />
}

/** The review of the swap. */
export function SwapPreviewPart() {
  return <LatePart load={loadPreview} props={{}} />
}

/** The sent swap; without one, the view to swap. */
export function SwapConfirmedPart() {
  const isSent = !!useValue(swapReviewAtom)?.sent
  return isSent ? <LatePart load={loadConfirmed} props={{}} /> : <Swap />
}
