'use client'
import { useValue } from '../../../hooks/PorticoProvider'
import { sendReviewAtom } from '../../../state/money/send/review'
import { LatePart } from '../../shell/feedback/LatePart'
import Send, { loadConfirmed, loadPreview, loadTokens } from './Send'

/** The tokens to choose from. */
export function SelectTokenPart() {
  return <LatePart load={loadTokens} props={{}} />
}

/** The review of the transfer. */
export function SendPreviewPart() {
  return <LatePart load={loadPreview} props={{}} />
}

/** The sent transfer; without one, the view to send. */
export function SendConfirmedPart() {
  const isSent = !!useValue(sendReviewAtom)?.sent
  return isSent ? <LatePart load={loadConfirmed} props={{}} /> : <Send />
}
