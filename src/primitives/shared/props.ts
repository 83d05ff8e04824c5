import type { ComponentPropsWithoutRef, ElementType } from 'react'

/** The DOM attributes that pass through to an element. Looks come from props and tokens, not from classes. */
export type Passed<Element extends ElementType, Own = object> = Omit<
  ComponentPropsWithoutRef<Element>,
  'className' | 'style' | keyof Own
> &
  Own

/** Forgets which element it is, so that one JSX tag can stand for several. */
export const anyElement = (element: ElementType): ElementType => element

/** Joins class names, leaving out what is absent. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
