'use client'
import { Icon } from '../../../primitives/images/Icon'
import type { IconName } from '../../../primitives/images/icons'
import { IconTile } from '../../../primitives/images/IconTile'
import { ListItem } from '../../../primitives/lists/ListItem'
import { Tag } from '../../../primitives/text/Tag'
import type { Activity } from '../../../chains/transactions'
import { enActivity } from '../../copy/en/activity'
import { useWords } from '../../copy/useWords'

/** What happened, as it is written. */
export interface ActivityTexts {
  /** Amounts with their symbols, else the hash shortened. */
  readonly detail: string
  /** The day. */
  readonly date: string
}

/** Props of `ActivityListItem`. */
export interface ActivityListItemProps {
  one: Activity
  texts: ActivityTexts
  /** Its page in a block explorer. */
  href?: string | undefined
}

/** One that happened: what it did, what it moved, when, and whether it failed. */
export function ActivityListItem({ one: { kind, status, app }, texts, href }: ActivityListItemProps) {
  const copy = useWords(enActivity).activity
  const title = app ? `${copy.kinds[kind]} · ${app}` : copy.kinds[kind]
  const mark = status === 'failed' ? 'error' : status === 'pending' ? 'clock' : iconOf[kind]
  return (
    <ListItem
      image={<IconTile name={mark ?? 'check'} />}
      title={title}
      detail={`${texts.date} · ${texts.detail}`}
      end={
        status === 'failed' ? (
          <Tag tone="danger">{copy.failed}</Tag>
        ) : status === 'pending' ? (
          <Tag>{copy.pending}</Tag>
        ) : (
          href && <Icon name="external" />
        )
      }
      href={href}
    />
  )
}

const iconOf: Partial<Record<Activity['kind'], IconName>> = {
  receive: 'arrowDown',
  approve: 'key',
  cancel: 'close',
  mint: 'plus',
}
