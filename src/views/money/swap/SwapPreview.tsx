'use client'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useSwap } from '../../../hooks/money/swap'
import { callsAtom } from '../../../state/money/calls/state'
import { formatUnits } from '../../../state/core/format/formatNumber'
import { askSwapAgain, cancelSwap } from '../../../state/money/swap/swap'
import type { SwapReview } from '../../../state/money/swap/types'
import { currencyAtom } from '../../../state/money/tokens/currency'
import { useNetworkImage } from '../../parts/NetworkImage'
import { useTokenImages } from '../../parts/tokens/useTokenImages'
import { useOpenRequests, useUnansweredCheck } from '../../parts/UnansweredPart'
import { factsOf, rateOf, shortAmount, worthOf } from '../../parts/swap/amounts'
import { SwapPreviewView, type PlannedSwap, type SwapPreviewViewProps } from './SwapPreviewView'

/**
 * Props of `SwapPreviewView` for what the account in use is about to swap.
 * @example
 * <SwapPreviewView {...useSwapPreviewView()} />
 */
export function useSwapPreviewView(): SwapPreviewViewProps {
  const { review, confirmSwap, retryQuote } = useSwap()
  const { calls, status: callsStatus, owners } = useValue(callsAtom)
  const currency = useValue(currencyAtom)
  const { lang } = useAppearance()
  const image = useNetworkImage(review?.network)
  const tokenImage = useTokenImages(review?.network)
  const leave = useAction(cancelSwap)
  const again = useAction(askSwapAgain)
  const open = useOpenRequests(review?.openRequests)
  const unanswered = useUnansweredCheck()
  const isOpen = review !== null && review.sent === null
  const isBatch = isOpen && review.allowance === 'batch' && review.step === 'asking'
  const isSending = isBatch && callsStatus === 'sent'
  return {
    plan: isOpen ? planOf(review, { currency, lang }, image, tokenImage) : null,
    status: review?.step ?? 'idle',
    words: review?.words,
    isApproving: review?.isApproving,
    isSending,
    owners: isSending ? owners : review?.owners,
    isRefused: review?.isRefused,
    isArmed: review?.isArmed,
    isOutdated: review?.isOutdated,
    calls: isBatch && /^(asking|sent)$/.test(callsStatus) ? calls : undefined,
    ...open,
    ...unanswered,
    onAskAgain: () => again(),
    // The status shows the error.
    onConfirm: () => void confirmSwap().catch(() => undefined),
    onRenew: () => {
      // To the form, where another quote is on its way.
      leave()
      retryQuote()
    },
    onCancel: () => leave(),
  }
}

/** Currency and locale of amounts of money. */
interface Money {
  readonly currency: string
  readonly lang: string | undefined
}

type TokenImages = ReturnType<typeof useTokenImages>

function planOf(
  review: SwapReview,
  { currency, lang }: Money,
  image: string | undefined,
  tokenImage: TokenImages,
): PlannedSwap {
  const { network, from, to, value, terms, movedFrom, lacksFee, allowance, contract, next } = review
  return {
    ...factsOf(terms, from, to, network.nativeCurrency),
    from: {
      // The given amount is written to its last digit.
      amount: `${formatUnits(value, from.decimals)} ${from.symbol}`,
      symbol: from.symbol,
      address: from.address,
      icon: tokenImage(from),
      worth: worthOf(value, from, currency, lang),
    },
    to: {
      amount: shortAmount(terms.toValue, to),
      symbol: to.symbol,
      address: to.address,
      icon: tokenImage(to),
      worth: worthOf(terms.toValue, to, currency, lang),
    },
    network: { name: network.name, image },
    contract: contract?.address,
    // Without decimals the rate would be wrong.
    rate: terms.unread.length > 0 ? undefined : rateOf(terms, from, to),
    unread: terms.unread.map((side) => review[side].symbol),
    allowance,
    next,
    movedFrom: movedFrom === undefined ? undefined : shortAmount(movedFrom, to),
    lacksFee: lacksFee ? network.nativeCurrency.symbol : undefined,
  }
}

/** The review of the swap of the account in use, connected. */
export default function SwapPreview() {
  return <SwapPreviewView {...useSwapPreviewView()} />
}
