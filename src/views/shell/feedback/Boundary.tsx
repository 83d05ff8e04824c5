'use client'
import { useState, type ReactNode } from 'react'
import { useAction } from '../../../hooks/PorticoProvider'
import { reloadPage } from '../../../state/shell/feedback/clipboard'
import { report } from '../../../state/core/report'
import { EntryBoundary } from './EntryBoundary'
import { FailureView } from './FailureView'

interface BoundaryProps {
  /** Stands in the place of what throws; by default a view that offers to try again. */
  fallback?: ReactNode
  children: ReactNode
}

/** Catches what failed to load or to draw, reports it once, and by default offers to try again. */
export function Boundary({ fallback, children }: BoundaryProps) {
  const reload = useAction(reloadPage)
  const onError = useAction(report)
  const [tries, setTries] = useState(0)
  const failure = <FailureView onRetry={() => setTries(tries + 1)} onReload={() => reload()} />
  return (
    <EntryBoundary
      onError={onError}
      mostTries={1}
      resetKey={tries}
      fallback={fallback === undefined ? failure : fallback}
    >
      {children}
    </EntryBoundary>
  )
}
