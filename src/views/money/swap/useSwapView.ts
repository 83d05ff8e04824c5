'use client'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { useState } from 'react'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useSwap } from '../../../hooks/money/swap'
import { formatUnits } from '../../../state/core/format/formatNumber'
import { navigate } from '../../../state/shell/router/navigation'
import { isReviewingSwapAtom } from '../../../state/money/swap/swap'
import type { SwapChoice, SwapForm } from '../../../state/money/swap/types'
import { currencyAtom } from '../../../state/money/tokens/currency'
import { useTokenImages } from '../../parts/tokens/useTokenImages'
import { factsOf, heldOf, rateOf, shorten, worthOf } from '../../parts/swap/amounts'
import { useShowNetworks } from '../../parts/swap/useShowNetworks'
import type { SwapViewProps } from './SwapView'

/**
 * Props of `SwapView` for the account in use; null while no account is connected, and where swaps are off.
 * @example
 * const props = useSwapView()
 * return props && <SwapView {...props} />
 */
export function useSwapView(): SwapViewProps | null {
  const { form, tokens, editSwap, flipSwap, fillMost, retryQuote, reviewSwap } = useSwap()
  const [problem, tell] = useState<{ of: string; kind: 'refused' | 'failed' }>()
  const currency = useValue(currencyAtom)
  const { lang } = useAppearance()
  const isReviewing = useValue(isReviewingSwapAtom)
  const onShowNetworks = useShowNetworks()
  const go = useAction(navigate)
  const tokenImage = useTokenImages(form?.network)
  if (!form) return null
  const { network, from, to, value, terms } = form
  // The failure is of this very swap.
  const asked = askedOf(form)
  const endOf = (token: SwapChoice, worth: string | undefined) => ({
    symbol: token.symbol,
    address: token.address,
    icon: tokenImage(token),
    held: heldOf(token, lang),
    worth,
  })
  return {
    from: from && endOf(from, worthOf(value, from, currency, lang)),
    to: to && endOf(to, worthOf(terms?.toValue, to, currency, lang)),
    amount: form.amount,
    quoted: terms && to ? shorten(formatUnits(terms.toValue, to.decimals)) : undefined,
    isQuoting: form.isQuoting,
    rate: terms && from && to && rateOf(terms, from, to),
    facts: terms && from && to && factsOf(terms, from, to, network.nativeCurrency),
    slippage: form.slippage,
    gap: form.gap,
    problem: problem?.of === asked ? problem.kind : undefined,
    isLoading: tokens.status === 'loading',
    isReviewing,
    isOutdated: form.isOutdated,
    mismatch: form.mismatch ?? undefined,
    onSelectToken: (side) => go({ name: 'SwapSelectToken', side }),
    onAmountChange: (amount) => editSwap({ amount }),
    onMost: from?.value ? () => void fillMost() : undefined,
    onFlip: () => flipSwap(),
    onSlippageChange: (slippage) => editSwap({ slippage }),
    onReview: () => {
      tell(undefined)
      const fail = (error: unknown) =>
        tell({ of: asked, kind: error instanceof Error && error.name === 'SwapRefusedError' ? 'refused' : 'failed' })
      reviewSwap().catch(fail)
    },
    onRetry: () => {
      tell(undefined)
      retryQuote()
    },
    onShowNetworks,
  }
}

/** The key that tells one swap from another. */
const askedOf = ({ network, from, to, amount }: SwapForm) =>
  [network.caipNetworkId, from?.address, to?.address, amount].join()
