'use client'
import {
  alertAtom,
  dismissAlert,
  dismissSnack,
  snackAtom,
  pauseSnack,
  resumeSnack,
} from '../../state/feedback/feedback'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { FeedbackView } from './FeedbackView'

/** Alert and snack of this instance. */
export function Feedback() {
  const closeAlert = useAction(dismissAlert)
  const closeSnack = useAction(dismissSnack)
  return (
    <FeedbackView
      alert={useValue(alertAtom)}
      snack={useValue(snackAtom)}
      onDismissAlert={() => closeAlert()}
      onDismissSnack={() => closeSnack()}
      onPauseSnack={useAction(pauseSnack)}
      onResumeSnack={useAction(resumeSnack)}
    />
  )
}
