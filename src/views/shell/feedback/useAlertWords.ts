import { useEffect, useState } from 'react'
import { useValue } from '../../../hooks/PorticoProvider'
import { visitorAlert } from '../../../state/shell/feedback/alerts'
import { alertAtom } from '../../../state/shell/feedback/feedback'
import { enShell } from '../../copy/en/shell'
import { useWords } from '../../copy/useWords'
import type { AlertWords } from './FeedbackView'

const load = () => import('./alertWords.late')

/** Words of the alert that is drawn; null without one, and until the words of one for developers are here. */
export function useAlertWords(): AlertWords | null {
  const alert = useValue(alertAtom)
  const [late, setLate] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  // Not by `useLate`, which is in a file of hooks that opening does without.
  useEffect(() => {
    if (alert !== null && alert !== visitorAlert) load().then(setLate, () => undefined) // hosts hear of it by its event
  }, [alert])
  const words: Readonly<Record<string, AlertWords>> = useWords(late?.enAlerts ?? enShell).alerts
  return alert === null ? null : (words[alert] ?? null)
}
