'use client'
import { useEffect } from 'react'
import { useAction } from '../../../hooks/PorticoProvider'
import { resetToHome } from '../../../state/shell/router/navigation'
import { LoadingView } from '../../shell/feedback/LoadingView'

/** Stands for a view of something that is off: what was opened there shows the home view instead. */
export function GoHome() {
  const leave = useAction(resetToHome)
  useEffect(() => void leave(), [leave])
  return <LoadingView />
}
