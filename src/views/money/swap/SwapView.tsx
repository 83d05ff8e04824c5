'use client'
import type { FormEvent } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Notice } from '../../../primitives/feedback/Notice'
import { Stack } from '../../../primitives/layout/Stack'
import type { SwapGap } from '../../../state/money/swap/types'
import { enSwap } from '../../copy/en/money/swap'
import { useWords } from '../../copy/useWords'
import { unhide } from '../../parts/approvals/escapeInvisible'
import { mismatchWords, type TokenMismatch } from '../../parts/mismatch'
import { DrawnEmptyState } from '../../parts/DrawnEmptyState'
import { judgeImpact } from '../../parts/swap/impact'
import { SwapDetails, type SwapDetailsProps } from '../../parts/swap/SwapDetails'
import { warningOfImpact } from '../../parts/swap/swapLines'
import { useCodeFailure } from '../../parts/useCodeFailure'
import { SwapSides, type SwapSidesProps } from '../../parts/swap/SwapSides'

export type { SwapEnd } from '../../parts/swap/SwapSides'
export type { SwapFacts } from '../../parts/swap/swapLines'

/** Props of `SwapView`; `useSwapView` returns them for this instance. */
export interface SwapViewProps extends SwapSidesProps, SwapDetailsProps {
  /** The first missing part; null without one. */
  gap: SwapGap | null
  /** Why there was nothing to look at, though nothing is missing: the service gave something else, or gave nothing. */
  problem?: 'refused' | 'failed' | undefined
  /** The tokens that can be swapped are being read. */
  isLoading?: boolean | undefined
  /** The swap is being read for its review. */
  isReviewing?: boolean | undefined
  /** With the gap `mismatch`: the service gives wrong metadata for the token. */
  mismatch?: TokenMismatch | undefined
  /** The last press swapped nothing because account, network or wallet had just changed. */
  isOutdated?: boolean | undefined
  /** Shows what is about to be swapped. */
  onReview: () => void
  /** Asks again for what can be swapped, and for a quote. */
  onRetry: () => void
  /** Leads to the networks; absent where there is no other, or visitors may not switch. */
  onShowNetworks?: (() => void) | undefined
}

/** The tokens to swap, with their amounts. */
export function SwapView(props: SwapViewProps) {
  const { gap, problem, isLoading, isReviewing, isOutdated, mismatch, onReview, onRetry, onShowNetworks, ...rest } =
    props
  const { from, to, amount, quoted, isQuoting, rate, facts } = rest
  const code = useCodeFailure()
  const copy = useWords(enSwap).swap
  if (gap === 'network' || gap === 'gasPrice')
    return (
      <Stack>
        <DrawnEmptyState
          illustration="network"
          title={copy.gaps[gap]}
          detail={onShowNetworks ? copy.elsewhere.detail : ''}
          action={
            onShowNetworks && (
              <Button full onClick={onShowNetworks}>
                {copy.elsewhere.action}
              </Button>
            )
          }
        />
        <LiveRegion>{copy.gaps[gap]}</LiveRegion>
      </Stack>
    )
  const isWaiting = gap === 'quoting' || (isLoading === true && gap === 'token')
  const isBusy = isReviewing === true || isWaiting
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!gap && !isBusy) onReview()
  }
  const failure = problem === 'refused' ? copy.refused : gap === 'unavailable' || problem ? copy.unavailable : null
  const impact = judgeImpact(facts?.priceImpact)
  const warning = facts ? warningOfImpact(facts, copy.warnings) : undefined
  const hasQuote = from && to && amount && quoted && !isQuoting && facts
  const said = hasQuote ? copy.quoted(`${amount} ${from.symbol}`, `${quoted} ${to.symbol}`) : undefined
  return (
    <Stack as="form" gap={4} onSubmit={submit}>
      <SwapSides {...rest} />
      {from && to && <SwapDetails {...rest} rate={rate} facts={facts} />}
      {warning && <Notice tone={impact === 'severe' ? 'error' : 'warning'}>{warning}</Notice>}
      {mismatch && <Notice tone="error">{unhide(mismatchWords(mismatch, copy))}</Notice>}
      {isOutdated && <Notice tone="warning">{copy.outdated}</Notice>}
      {failure && (
        <Notice
          tone="error"
          title={failure.title}
          action={{ label: code?.retry ?? copy.unavailable.retry, onClick: code?.onRetry ?? onRetry }}
        >
          {code?.detail ?? failure.detail}
        </Notice>
      )}
      <Button type="submit" full loading={isBusy} tone={gap ? 'raised' : 'accent'} aria-disabled={!!gap || isBusy}>
        {gap ? copy.gaps[gap] : copy.review}
      </Button>
      <LiveRegion>
        {isLoading
          ? copy.loading
          : [said, warning, isOutdated ? copy.outdated : undefined].filter((words) => words !== undefined).join(' ')}
      </LiveRegion>
      <LiveRegion assertive>{mismatch && mismatchWords(mismatch, copy)}</LiveRegion>
      <LiveRegion assertive>{failure && `${failure.title}. ${failure.detail}`}</LiveRegion>
    </Stack>
  )
}
