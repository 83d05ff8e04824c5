import { Fragment, type ReactNode } from 'react'
import { Text } from '../../primitives/text/Text'
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden'

/** Facts on one line, told apart by a dot to the eye and by a comma where they are read aloud. */
export function factsLine(facts: readonly (string | false | undefined)[]): ReactNode {
  const [first, ...others] = facts.filter((fact) => typeof fact === 'string')
  if (others.length === 0) return first
  return (
    <Text size="note" tone="muted" title={[first, ...others].join(' · ')}>
      {first}
      {others.map((fact) => (
        <Fragment key={fact}>
          <Text size="note" tone="muted" aria-hidden>
            {' · '}
          </Text>
          <VisuallyHidden>, </VisuallyHidden>
          {fact}
        </Fragment>
      ))}
    </Text>
  )
}
