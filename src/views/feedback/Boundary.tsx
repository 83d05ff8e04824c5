'use client'
import { Component, type ReactNode } from 'react'
import { useAction } from '../../hooks/PorticoProvider'
import { reloadPage } from '../../state/feedback/clipboard'
import { report } from '../../state/core/report'
import { FailureView } from './FailureView'

interface BoundaryProps {
  /** Stands in the place of what throws; by default a view that offers to try again. */
  fallback?: ReactNode
  children: ReactNode
}

/** Catches what failed to load or to draw, reports it once, and by default offers to try again. */
export function Boundary(props: BoundaryProps) {
  const reload = useAction(reloadPage)
  return <Catcher {...props} onError={useAction(report)} onReload={() => reload()} />
}

class Catcher extends Component<
  BoundaryProps & { onError: (error: unknown) => void; onReload: () => void },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return <FailureView onRetry={() => this.setState({ hasFailed: false })} onReload={this.props.onReload} />
  }
}
