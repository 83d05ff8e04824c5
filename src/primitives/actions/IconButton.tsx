'use client'
import { forwardRef } from 'react'
import { cx, type Passed } from '../shared/props'
import { Icon } from '../images/Icon'
import * as s from './IconButton.css'
import type { IconName } from '../images/icons'
import { reset } from '../theme/reset.css'

interface IconButtonOwnProps {
  /** The one sign on it. */
  icon: IconName
  /** The action; also the tooltip. */
  label: string
  /** 40 or 28 px; 44 px under a finger. */
  size?: 'm' | 's' | undefined
}

/** Props of `IconButton`, with those of a `button`. */
export type IconButtonProps = Passed<'button', IconButtonOwnProps>

/** A button of one icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, size = 'm', type = 'button', ...rest },
  ref,
) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      {...rest}
      ref={ref}
      className={cx(reset, s.root, s.size[size])}
    >
      <Icon name={icon} size={size} />
    </button>
  )
})
