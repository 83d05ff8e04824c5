'use client'
import { forwardRef, type MouseEvent, type ReactNode } from 'react'
import { cx, anyElement, type Passed } from '../shared/props'
import { Icon } from '../images/Icon'
import * as s from './ListItem.css'
import { Spinner } from '../feedback/Spinner'
import { Text } from '../text/Text'
import { reset } from '../theme/reset.css'

interface ListItemOwnProps {
  /** 40 px: a wallet, a network, an avatar. */
  image?: ReactNode
  /** The first line, and the name that is heard; one line, with an ellipsis. */
  title: string
  /** The title is a name, as of a wallet or token: browsers do not translate it. */
  isName?: boolean | undefined
  /** A second, quieter line. */
  detail?: ReactNode
  /** The end of the row: a tag, an amount, a chevron. */
  end?: ReactNode
  /** Marks the row in use. */
  selected?: boolean | undefined
  /** Cannot be chosen but takes the focus, so that the reason can be read. */
  disabled?: boolean | undefined
  /** Why it cannot be chosen; takes the place of `detail` and is heard as a part of the name. */
  disabledReason?: string | undefined
  /** Busy: shows a spinner and cannot be chosen. */
  loading?: boolean | undefined
  /** Makes it a link that opens in a new tab. */
  href?: string | undefined
}

/** Props of `ListItem`, with those of a `button`. */
export type ListItemProps = Passed<'button', ListItemOwnProps>

/** A row of 56 px to choose: a button, or with `href` a link; with neither `href` nor `onClick` a row to read. */
export const ListItem = forwardRef<HTMLButtonElement, ListItemProps>(function ListItem(
  { image, title, isName, detail, end, selected, disabled, disabledReason, loading, href, onClick, ...rest },
  ref,
) {
  const isInert = disabled || loading
  const element = href !== undefined ? 'a' : onClick || isInert ? 'button' : 'div'
  const Element = anyElement(element)
  const second = (disabled && disabledReason) || detail
  return (
    <Element
      {...(element === 'a' && { href, target: '_blank', rel: 'noreferrer' })}
      {...(element === 'button' && { type: element })}
      aria-current={selected || undefined}
      aria-disabled={isInert || undefined}
      aria-busy={loading || undefined}
      {...rest}
      ref={ref}
      onClick={isInert ? (event: MouseEvent) => event.preventDefault() : onClick}
      className={cx(reset, s.root)}
    >
      {image && <span className={cx(reset, s.image, disabled && s.faded)}>{image}</span>}
      <span className={cx(reset, s.words)}>
        <Text
          weight="medium"
          tone={disabled ? 'muted' : 'default'}
          truncate
          dir="auto"
          title={title}
          translate={isName ? 'no' : undefined}
        >
          {title}
        </Text>
        {second && (
          <Text size="note" tone="muted" truncate title={typeof second === 'string' ? second : undefined}>
            {second}
          </Text>
        )}
      </span>
      <End>{loading ? <Spinner size="s" /> : end || (selected && <Check />)}</End>
    </Element>
  )
})

function End({ children }: { children: ReactNode }) {
  return children ? <span className={cx(reset, s.end)}>{children}</span> : null
}

function Check() {
  return (
    <span className={cx(reset, s.check)}>
      <Icon name="check" />
    </span>
  )
}
