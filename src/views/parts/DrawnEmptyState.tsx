'use client'
import { Button } from '../../primitives/actions/Button'
import { drawings } from '../../primitives/images/drawings'
import { EmptyState, type EmptyStateProps } from './EmptyState'

/** Props of `DrawnEmptyState`. */
export interface DrawnEmptyStateProps extends Omit<EmptyStateProps, 'illustration'> {
  illustration: keyof typeof drawings
}

/** An empty state of a view that comes late, with a drawing that comes with it. */
export function DrawnEmptyState({ illustration, ...props }: DrawnEmptyStateProps) {
  return <EmptyState {...props} illustration={drawings[illustration]} />
}

/** Props of `FailedState`. */
export interface FailedStateProps {
  illustration?: DrawnEmptyStateProps['illustration'] | undefined
  title: string
  detail: string
  /** On the button. */
  retry: string
  onRetry: () => void
}

/** What could not be read, in the place of it, and a button that reads it again. */
export function FailedState({ illustration = 'offline', retry, onRetry, ...words }: FailedStateProps) {
  const action = (
    <Button full onClick={onRetry}>
      {retry}
    </Button>
  )
  return <DrawnEmptyState {...words} illustration={illustration} action={action} />
}
