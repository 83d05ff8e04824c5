'use client'
import { useEffect, useMemo } from 'react'
import { editSwap } from '../../state/money/swap/draft'
import { fillMostSwap, flipSwap } from '../../state/money/swap/edit'
import { swapFormAtom } from '../../state/money/swap/form'
import { swapShown } from '../../state/money/swap/plan'
import { swapReviewAtom } from '../../state/money/swap/review'
import { cancelSwap, confirmSwap, reviewSwap } from '../../state/money/swap/swap'
import { retryQuote } from '../../state/money/swap/quote'
import type { SwapDraft, SwapForm, SwapReview, SwapTokenList } from '../../state/money/swap/types'
import { swapTokensAtom } from '../../state/money/swap/tokens'
import { useAction, useValue } from '../PorticoProvider'

/** Return value of `useSwap`. */
export interface SwapControl {
  /** The swap that is filled in, and its missing parts; null while no account is connected, and where swaps are off. */
  readonly form: SwapForm | null
  /** Tokens that can be swapped on the network in use. */
  readonly tokens: SwapTokenList
  /** The swap that is reviewed and starts with the next press; null before `reviewSwap`. */
  readonly review: SwapReview | null
  /** Changes what is to be swapped: contracts, the amount as a decimal text, the slippage in percent. */
  readonly editSwap: (change: Partial<SwapDraft>) => void
  /** Swaps the sides. */
  readonly flipSwap: () => void
  /** Fills in the most that can be swapped: what leaves the fee. */
  readonly fillMost: () => Promise<void>
  /** Asks again for what can be swapped and for a quote, after a failure. */
  readonly retryQuote: () => void
  /** Quotes again and shows what would be swapped. Rejects with `CannotSwapError` where something is missing. */
  readonly reviewSwap: () => Promise<void>
  /**
   * Does what `review.next` says: signs the permit, approves, or swaps. How that went is told by `review`. Rejects with
   * `UnansweredError` where the wallet may still send it later: then `cancelSwap` and `reviewSwap` lead to a new review.
   */
  readonly confirmSwap: () => Promise<void>
  /** Forgets what was looked at; what was to be swapped stays. */
  readonly cancelSwap: () => void
}

/**
 * Swapping from the account in use on EVM chains, where `sources.swaps` or the backend of a project quotes.
 * @example
 * const { form, editSwap, reviewSwap, review, confirmSwap } = useSwap()
 * <input value={form?.amount} onChange={(event) => editSwap({ amount: event.target.value })} />
 * <button onClick={() => void (review ? confirmSwap : reviewSwap)().catch(showError)}>{review?.next ?? 'review'}</button>
 */
export function useSwap(): SwapControl {
  const form = useValue(swapFormAtom)
  const tokens = useValue(swapTokensAtom)
  const review = useValue(swapReviewAtom)
  const edit = useAction(editSwap)
  const flip = useAction(flipSwap)
  const fillMost = useAction(fillMostSwap)
  const retry = useAction(retryQuote)
  const look = useAction(reviewSwap)
  const confirm = useAction(confirmSwap)
  const cancel = useAction(cancelSwap)
  const drawn = useAction(swapShown)
  useEffect(() => drawn(true), [drawn, review])
  return useMemo(
    () => ({
      form,
      tokens,
      review,
      editSwap: edit,
      flipSwap: flip,
      fillMost,
      retryQuote: retry,
      reviewSwap: look,
      confirmSwap: confirm,
      cancelSwap: cancel,
    }),
    [form, tokens, review, edit, flip, fillMost, retry, look, confirm, cancel],
  )
}
