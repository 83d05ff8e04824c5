'use client'
import { useEffect, useMemo } from 'react'
import { editSend, type SendDraft } from '../../state/money/send/draft'
import { sendFormAtom, type SendForm } from '../../state/money/send/form'
import { fillMost, isFillingMostAtom } from '../../state/money/send/most'
import { sendReviewAtom, sendShown, type SendReview } from '../../state/money/send/review'
import { cancelSend, confirmSend, isReviewingAtom, reviewSend } from '../../state/money/send/send'
import { useAction, useValue } from '../PorticoProvider'

/** Return value of `useSend`. */
export interface SendControl {
  /** The transfer that is filled in, and its missing parts; null while no account is connected. */
  readonly form: SendForm | null
  /** The transfer that is reviewed, or was sent; null before `reviewSend`. */
  readonly review: SendReview | null
  /** The fee is being read, for a review or for the largest amount that can be sent: the review shows it then. */
  readonly isReading: boolean
  /** Changes what is to be sent; a payment link as `to` fills in what it asks for. */
  readonly editSend: (change: Partial<SendDraft>) => void
  /** Fills in the most that can be sent: what leaves the fee. */
  readonly fillMost: () => Promise<void>
  /** Reads what sending costs. Rejects with `CannotSendError` where something is missing. */
  readonly reviewSend: () => Promise<void>
  /**
   * Asks the wallet to send what was looked at. Rejects with `UnansweredError` where the wallet may still send it later: then
   * `cancelSend` and `reviewSend` show a review whose `openRequests` warns before a second request.
   */
  readonly confirmSend: () => Promise<void>
  /** Forgets the review, so that the form can be changed; what is to be sent stays. */
  readonly cancelSend: () => void
}

/**
 * Sending from the account in use: the network's own currency and tokens: of ERC-20 on EVM
 * chains, of SPL and Token-2022 on Solana.
 * @example
 * const { form, editSend, reviewSend, review, confirmSend } = useSend()
 * <button disabled={!review?.isArmed} onClick={() => void confirmSend().catch(showError)}>Send</button>
 * <input value={form?.to} onChange={(event) => editSend({ to: event.target.value })} />
 */
export function useSend(): SendControl {
  const form = useValue(sendFormAtom)
  const review = useValue(sendReviewAtom)
  const isReviewing = useValue(isReviewingAtom)
  const isReading = useValue(isFillingMostAtom) || isReviewing
  const edit = useAction(editSend)
  const most = useAction(fillMost)
  const look = useAction(reviewSend)
  const confirm = useAction(confirmSend)
  const cancel = useAction(cancelSend)
  const drawn = useAction(sendShown)
  useEffect(() => drawn(true), [drawn, review])
  return useMemo(
    () => ({
      form,
      review,
      isReading,
      editSend: edit,
      fillMost: most,
      reviewSend: look,
      confirmSend: confirm,
      cancelSend: cancel,
    }),
    [form, review, isReading, edit, most, look, confirm, cancel],
  )
}
