'use client'
import { cx } from '../shared/props'
import { reset } from '../theme/reset.css'
import * as s from './Code.css'
import { VisuallyHidden } from './VisuallyHidden'

/** A part of a text; one that is marked is not what it seems. */
export interface CodePart {
  readonly text: string
  /** Marks the part visually, with this accessible name. */
  readonly mark?: string | undefined
}

/** Props of `Code`. */
export interface CodeProps {
  /** The text in its parts. */
  parts: readonly CodePart[]
  /** On a surface of its own; otherwise in the line. */
  block?: boolean | undefined
}

/** A text exactly as it came, letter by letter; what is not what it seems is set off. */
export function Code({ parts, block }: CodeProps) {
  const Element = block ? 'div' : 'span'
  return (
    <Element dir="auto" className={cx(reset, s.root, block && s.block)}>
      {parts.map(({ text, mark }, index) =>
        mark === undefined ? (
          text
        ) : (
          <mark key={index} title={mark} className={cx(reset, s.mark)}>
            <span aria-hidden>{text}</span>
            <VisuallyHidden>{mark}</VisuallyHidden>
          </mark>
        ),
      )}
    </Element>
  )
}
