'use client'
import { dismissAlert, dismissSnack, snackAtom, pauseSnack, resumeSnack } from '../../../state/shell/feedback/feedback'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useAlertWords } from './useAlertWords'
import { FeedbackView, type FeedbackViewProps } from './FeedbackView'

/**
 * Props of `FeedbackView` for the alert and the snack of this instance.
 * @example
 * <FeedbackView {...useFeedbackView()} />
 */
export function useFeedbackView(): FeedbackViewProps {
  const closeAlert = useAction(dismissAlert)
  const closeSnack = useAction(dismissSnack)
  return {
    alert: useAlertWords(),
    snack: useValue(snackAtom),
    onDismissAlert: () => closeAlert(),
    onDismissSnack: () => closeSnack(),
    onPauseSnack: useAction(pauseSnack),
    onResumeSnack: useAction(resumeSnack),
  }
}

/** Alert and snack of this instance. */
export function Feedback() {
  return <FeedbackView {...useFeedbackView()} />
}
