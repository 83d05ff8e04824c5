'use client'
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
