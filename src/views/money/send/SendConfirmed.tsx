'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { formatUnits } from '../../../state/core/format/formatNumber'
import { resetToHome } from '../../../state/shell/router/navigation'
import { sendReviewAtom, sentPageAtom } from '../../../state/money/send/review'
import { cancelSend } from '../../../state/money/send/send'
import { SendConfirmedView, type SendConfirmedViewProps } from './SendConfirmedView'

/**
 * Props of `SendConfirmedView` for what the account in use sent last; null where nothing was.
 * @example
 * const props = useSendConfirmedView()
 * return props && <SendConfirmedView {...props} />
 */
export function useSendConfirmedView(): SendConfirmedViewProps | null {
  const review = useValue(sendReviewAtom)
  const explorerUrl = useValue(sentPageAtom)
  const forget = useAction(cancelSend)
  const leave = useAction(resetToHome)
  if (!review?.sent) return null
  const { sent, value, token, failure } = review
  const onDone = () => {
    forget()
    leave()
  }
  const amount = `${formatUnits(value, token.decimals)} ${token.symbol}`
  return { status: sent.status, amount, words: sent.words, owners: sent.owners, failure, explorerUrl, onDone }
}

/** The sent transfer, connected; draws nothing without one. */
export default function SendConfirmed() {
  const props = useSendConfirmedView()
  return props ? <SendConfirmedView {...props} /> : null
}
