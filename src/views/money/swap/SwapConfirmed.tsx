'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { formatUnits } from '../../../state/core/format/formatNumber'
import { resetToHome } from '../../../state/shell/router/navigation'
import { swapReviewAtom } from '../../../state/money/swap/review'
import { cancelSwap } from '../../../state/money/swap/swap'
import { sentPageOf } from '../../../state/money/tokens/explorer'
import { shortAmount } from '../../parts/swap/amounts'
import { SwapConfirmedView, type SwapConfirmedViewProps } from './SwapConfirmedView'

/**
 * Props of `SwapConfirmedView` for what the account in use swapped last; null where nothing was.
 * @example
 * const props = useSwapConfirmedView()
 * return props && <SwapConfirmedView {...props} />
 */
export function useSwapConfirmedView(): SwapConfirmedViewProps | null {
  const review = useValue(swapReviewAtom)
  const forget = useAction(cancelSwap)
  const leave = useAction(resetToHome)
  if (!review?.sent) return null
  const { sent, network, from, to, value, terms } = review
  return {
    status: sent.status,
    paid: `${formatUnits(value, from.decimals)} ${from.symbol}`,
    got: shortAmount(terms.toValue, to),
    words: sent.words,
    owners: sent.owners,
    explorerUrl: sentPageOf(network, sent),
    onDone: () => {
      forget()
      leave()
    },
  }
}

/** The sent swap, connected; draws nothing without one. */
export default function SwapConfirmed() {
  const props = useSwapConfirmedView()
  return props ? <SwapConfirmedView {...props} /> : null
}
