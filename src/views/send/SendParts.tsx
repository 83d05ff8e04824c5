'use client'
import { useValue } from '../../hooks/PorticoProvider'
import { sendReviewAtom } from '../../state/send/review'
import { LatePart } from '../feedback/LatePart'
import Send, { loadConfirmed, loadPreview, loadTokens } from './Send'

/** The tokens to choose from. */
export function SelectTokenPart() {
  return <LatePart load={loadTokens} props={{}} />
}

/** What is about to be sent. */
export function SendPreviewPart() {
  return <LatePart load={loadPreview} props={{}} />
}

/** What was sent; where nothing was, the view to send. */
export function SendConfirmedPart() {
  const isSent = !!useValue(sendReviewAtom)?.sent
  return isSent ? <LatePart load={loadConfirmed} props={{}} /> : <Send />
}
