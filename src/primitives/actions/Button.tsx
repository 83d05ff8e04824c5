'use client'
import { forwardRef, type MouseEvent, type ReactNode } from 'react'
import * as s from './Button.css'
import { cx, anyElement, type Passed } from '../shared/props'
import { Spinner } from '../feedback/Spinner'
import { reset } from '../theme/reset.css'

interface ButtonOwnProps {
  /** `accent` for the one thing to do, `raised` beside it, `quiet` for a way aside, `danger` for what cannot be undone. */
  tone?: 'accent' | 'raised' | 'quiet' | 'danger' | undefined
  /** 44 px high, or 32 px inside of rows and messages; under a finger 44 px both. */
  size?: 'm' | 's' | undefined
  /** As wide as its place. */
  full?: boolean | undefined
  /** Keeps room for what it usually comes to say: an address, or one with a balance. */
  minWidth?: 'address' | 'balance' | undefined
  /** Busy: shows a spinner, keeps its size and the focus, and ignores clicks. */
  loading?: boolean | undefined
  /** An icon, an avatar or another small image before the words. */
  image?: ReactNode
  /** Makes it a link that opens in a new tab. */
  href?: string | undefined
}

/** Props of `Button`, with those of a `button`. */
export type ButtonProps = Passed<'button', ButtonOwnProps>

/** A push button, or with `href` a link that looks like one. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone = 'accent', size = 'm', full, minWidth, loading, image, href, type = 'button', onClick, children, ...rest },
  ref,
) {
  const Element = anyElement(href === undefined ? 'button' : 'a')
  // Translators replace bare text nodes, and React then fails to find them. An element keeps its place.
  const content = typeof children === 'string' ? <span className={reset}>{children}</span> : children
  const ignore = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Element
      {...(href === undefined ? { type } : { href, target: '_blank', rel: 'noreferrer' })}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
      ref={ref}
      onClick={loading ? ignore : onClick}
      className={cx(reset, s.root, s.size[size], s.tone[tone], full && s.full, minWidth && s.minWidth[minWidth])}
    >
      <span className={cx(reset, s.body, !!image && s.leads, loading && s.hidden)}>
        {image}
        {content}
      </span>
      {loading && (
        <span className={cx(reset, s.waiting)}>
          <Spinner />
        </span>
      )}
    </Element>
  )
})
