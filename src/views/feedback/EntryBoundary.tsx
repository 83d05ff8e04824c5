'use client'
import { Component, Fragment, type ReactNode } from 'react'

interface EntryBoundaryProps {
  /** What is told of the error. */
  onError: (error: unknown) => void
  /** Stands in the place of what fails again and again, until `resetKey` changes. */
  fallback?: ReactNode
  /** Another value is another try: what it stands for is the next action of the visitor. */
  resetKey: unknown
  children: ReactNode
}

/** So often in a row what fails is drawn anew, as another node of the page. */
const mostTries = 3

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

  static getDerivedStateFromProps({ resetKey }: EntryBoundaryProps, state: State & { hasFailed?: boolean }) {
    if (state.hasFailed) return { count: state.count + 1, hasFailed: false }
    return resetKey === state.resetKey ? null : { resetKey, count: state.count < mostTries ? state.count : 0 }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { children, fallback = null } = this.props
    const { count } = this.state
    return count < mostTries ? <Fragment key={count}>{children}</Fragment> : fallback
  }
}
