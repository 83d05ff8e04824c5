'use client'
import { Button } from '../../primitives/actions/Button'
import { LiveRegion } from '../../primitives/feedback/LiveRegion'
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
  /** True: title and detail are announced, where the view announces nothing of it. */
  announces?: boolean | undefined
}

/** Takes the place of data that could not be read, with a button that reads it again. */
export function FailedState({ illustration = 'offline', title, detail, retry, onRetry, announces }: FailedStateProps) {
  const action = (
    <Button full onClick={onRetry}>
      {retry}
    </Button>
  )
  return (
    <>
      <DrawnEmptyState title={title} detail={detail} illustration={illustration} action={action} />
      {announces && <LiveRegion assertive>{`${title}. ${detail}`}</LiveRegion>}
    </>
  )
}
