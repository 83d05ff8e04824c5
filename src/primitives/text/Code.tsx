'use client'
import { Fragment } from 'react'
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
  /** In groups of four, the middle ones quieter: for an address, of which people compare the ends. */
  grouped?: boolean | undefined
}

/** A text exactly as it came, letter by letter; what is not what it seems is set off. */
export function Code({ parts, block, grouped }: CodeProps) {
  const Element = block ? 'div' : 'span'
  return (
    <Element dir={grouped ? 'ltr' : 'auto'} translate="no" className={cx(reset, s.root, block && s.block)}>
      {parts.map(({ text, mark }, index) =>
        mark === undefined ? (
          grouped ? (
            <Groups key={index} text={text} />
          ) : (
            text
          )
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

/** No letter is between the groups, so that what is copied is the address. */
function Groups({ text }: { text: string }) {
  const groups = text.match(/^0x.{1,4}|.{1,4}/gsu) ?? []
  return groups.map((group, index) => {
    const isEnd = index === 0 || index === groups.length - 1
    return (
      <Fragment key={index}>
        <span className={cx(reset, s.group, !isEnd && s.middle)}>{group}</span>
        <wbr />
      </Fragment>
    )
  })
}
