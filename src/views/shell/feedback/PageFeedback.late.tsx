'use client'
import { Toast } from '../../../primitives/feedback/Toast'
import { ShadowStyles } from '../../../primitives/theme/shadowStyles'
import { useValue } from '../../../hooks/PorticoProvider'
import { visitorAlert } from '../../../state/shell/feedback/alerts'
import { alertAtom } from '../../../state/shell/feedback/feedback'
import { useFeedbackView } from './Feedback'
import { FeedbackView } from './FeedbackView'

/** The snack, and the alert that visitors can do something about, on the page while the modal is closed. */
export default function PageFeedback() {
  const { alert, snack, ...rest } = useFeedbackView()
  const shownAlert = useValue(alertAtom) === visitorAlert ? alert : null
  const shownSnack = snack && !snack.announceOnly ? { ...snack, isInPlace: true } : null
  if (!shownAlert && !shownSnack) return null
  return (
    <Toast>
      <ShadowStyles />
      <FeedbackView {...rest} alert={shownAlert} snack={shownSnack} />
    </Toast>
  )
}
