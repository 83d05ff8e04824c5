'use client'
import { Component, Fragment, type ReactNode } from 'react'
import { useAction } from '../../hooks/PorticoProvider'
import { ThemeRoot } from '../../primitives/theme/ThemeRoot'
import { report } from '../../state/core/report'

interface EntryBoundaryProps {
  /** Receives each error. */
  onError: (error: unknown) => void
  /** Replaces the children after `mostTries` errors, until `resetKey` changes. @default null */
  fallback?: ReactNode
  /** A new value starts again after a give-up. */
  resetKey: unknown
  /** Runs after `mostTries` errors. */
  onGiveUp?: (() => void) | undefined
  /** Number of errors before the fallback is shown. Each error before that remounts the children. @default 3 */
  mostTries?: number | undefined
  children: ReactNode
}

interface State {
  readonly count: number
  readonly resetKey: unknown
}

/**
 * Error boundary for components in the tree of a host: an error of ours does not unmount the page of the host. A browser
 * translator or an extension may have changed the DOM, so the boundary first remounts the children.
 */
export class EntryBoundary extends Component<EntryBoundaryProps, State> {
  override state: State = { count: 0, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { resetKey, mostTries = 3 }: EntryBoundaryProps,
    state: State & { hasFailed?: boolean },
  ) {
    if (state.hasFailed) return { count: state.count + 1, hasFailed: false }
    return resetKey === state.resetKey ? null : { resetKey, count: state.count < mostTries ? state.count : 0 }
  }

  override componentDidCatch(error: unknown) {
    const { onError, onGiveUp, mostTries = 3 } = this.props
    onError(error)
    if (this.state.count >= mostTries) onGiveUp?.()
  }

  override render() {
    const { children, fallback = null, mostTries = 3 } = this.props
    const { count } = this.state
    return count < mostTries ? <Fragment key={count}>{children}</Fragment> : fallback
  }
}

/** Theme and error boundary of a component in the tree of a host. */
export function Entry({ resetKey, children }: Pick<EntryBoundaryProps, 'resetKey' | 'children'>) {
  return (
    <ThemeRoot>
      <EntryBoundary onError={useAction(report)} resetKey={resetKey}>
        {children}
      </EntryBoundary>
    </ThemeRoot>
  )
}
