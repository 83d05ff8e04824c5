'use client'
import { Component, type ReactNode } from 'react'
import { useAction } from '../../hooks/PorticoProvider'
import { report } from '../../state/core/report'
import { FailureView } from './FailureView'

interface BoundaryProps {
  children: ReactNode
}

/** Catches a view that failed to load or to draw, reports it once, and offers to try again. */
export function Boundary({ children }: BoundaryProps) {
  return <Catcher onError={useAction(report)}>{children}</Catcher>
}

class Catcher extends Component<BoundaryProps & { onError: (error: unknown) => void }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <FailureView onRetry={() => this.setState({ hasFailed: false })} />
  }
}
