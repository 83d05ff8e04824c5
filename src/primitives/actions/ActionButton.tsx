'use client'
import { forwardRef } from 'react'
import * as s from './ActionButton.css'
import { cx, anyElement, type Passed } from '../shared/props'
import { Icon } from '../images/Icon'
import type { IconName } from '../images/icons'
import { reset } from '../theme/reset.css'

interface ActionButtonOwnProps {
  /** The sign on its disc. */
  icon: IconName
  /** The action in one or two words, shown below the disc. */
  label: string
  /** Makes it a link that opens in a new tab. */
  href?: string | undefined
}

/** Props of `ActionButton`, with those of a `button`. */
export type ActionButtonProps = Passed<'button', ActionButtonOwnProps>

/** One of a few actions side by side: an icon on a disc with its word below; a button, or with `href` a link. */
export const ActionButton = forwardRef<HTMLButtonElement, ActionButtonProps>(function ActionButton(
  { icon, label, href, ...rest },
  ref,
) {
  const Element = anyElement(href === undefined ? 'button' : 'a')
  return (
    <Element
      {...(href === undefined ? { type: 'button' } : { href, target: '_blank', rel: 'noreferrer' })}
      {...rest}
      ref={ref}
      className={cx(reset, s.root)}
    >
      <span className={cx(reset, s.disc)}>
        <Icon name={icon} />
      </span>
      <span className={cx(reset, s.label)}>{label}</span>
    </Element>
  )
})
