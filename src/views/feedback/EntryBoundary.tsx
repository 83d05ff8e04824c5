'use client'
import { Component, Fragment, type ReactNode } from 'react'
import { useAction } from '../../hooks/PorticoProvider'
import { ThemeRoot } from '../../primitives/theme/ThemeRoot'
import { report } from '../../state/core/report'

interface EntryBoundaryProps {
  /** What is told of the error. */
  onError: (error: unknown) => void
  /** Stands in the place of what fails again and again, until `resetKey` changes. */
  fallback?: ReactNode
  /** Another value is another try: what it stands for is the next action of the visitor. */
  resetKey: unknown
  /** Runs when it fails again and again. */
  onGiveUp?: (() => void) | undefined
  /** So often in a row what fails is drawn, as another node of the page. @default 3 */
  mostTries?: number | undefined
  children: ReactNode
}

interface State {
  readonly count: number
  readonly resetKey: unknown
}

/**
 * Around everything that stands in the tree of a host: an error of ours takes nothing of the host's off the page. A browser
 * translator or an extension may have changed nodes under React's hands, so the children are first drawn anew.
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

/** What stands in the tree of a host, with the theme of Portico around it. */
export function Entry({ resetKey, children }: Pick<EntryBoundaryProps, 'resetKey' | 'children'>) {
  return (
    <ThemeRoot>
      <EntryBoundary onError={useAction(report)} resetKey={resetKey}>
        {children}
      </EntryBoundary>
    </ThemeRoot>
  )
}
