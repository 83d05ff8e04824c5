'use client'
import { Component, Fragment, useState, type ReactNode } from 'react'
import { useAction } from '../../../hooks/PorticoProvider'
import { PlainButton } from '../../../primitives/actions/plainButton'
import { ThemeRoot } from '../../../primitives/theme/ThemeRoot'
import { report } from '../../../state/core/report'

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
  /** Number of errors since the last reset. */
  readonly count: number
  readonly hasFailed: boolean
  readonly resetKey: unknown
}

/**
 * Error boundary for components in the tree of a host. It keeps errors of Portico away from the page of the host. A browser
 * translator or an extension may have changed the DOM, so the boundary first remounts the children.
 */
export class EntryBoundary extends Component<EntryBoundaryProps, State> {
  override state: State = { count: 0, hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: EntryBoundaryProps, state: State) {
    if (resetKey === state.resetKey) return null
    return { resetKey, hasFailed: false, count: state.hasFailed ? 0 : state.count }
  }

  override componentDidCatch(error: unknown) {
    const { onError, onGiveUp, mostTries = 3 } = this.props
    const count = this.state.count + 1
    onError(error)
    // React passes a second error in the same render on to the parent: the next try has to be a render of its own.
    this.setState({ count, hasFailed: count >= mostTries })
    if (count >= mostTries) onGiveUp?.()
  }

  override render() {
    const { children, fallback = null } = this.props
    const { count, hasFailed } = this.state
    return hasFailed ? fallback : <Fragment key={count}>{children}</Fragment>
  }
}

interface EntryProps extends Pick<EntryBoundaryProps, 'children'> {
  /** A new value starts again after a give-up. */
  resetKey: unknown
  /** Text of the plain button that replaces the children after a give-up. */
  label: string
  /** Called by that button, which also starts again. */
  onClick?: (() => void) | undefined
}

/** Theme and error boundary of a button in the tree of a host. */
export function Entry({ resetKey, label, onClick, children }: EntryProps) {
  const [presses, setPresses] = useState(0)
  const press = () => {
    setPresses(presses + 1)
    onClick?.()
  }
  return (
    <ThemeRoot>
      <EntryBoundary
        onError={useAction(report)}
        resetKey={`${presses} ${String(resetKey)}`}
        fallback={<PlainButton label={label} onClick={press} />}
      >
        {children}
      </EntryBoundary>
    </ThemeRoot>
  )
}
