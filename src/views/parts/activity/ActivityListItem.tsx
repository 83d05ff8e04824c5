'use client'
import { Icon } from '../../../primitives/images/Icon'
import type { IconName } from '../../../primitives/images/icons'
import { IconTile } from '../../../primitives/images/IconTile'
import { ListItem } from '../../../primitives/lists/ListItem'
import { Tag } from '../../../primitives/text/Tag'
import { Text } from '../../../primitives/text/Text'
import type { Activity } from '../../../chains/transactions'
import { enActivity } from '../../copy/en/activity'
import { useWords } from '../../copy/useWords'

/** The texts of an activity. */
export interface ActivityTexts {
  /** Amounts with their symbols, else the hash shortened. */
  readonly detail: string
  /** Of what was only sent or received: how much, with its symbol. */
  readonly amount?: string | undefined
  /** The other account, shortened. */
  readonly counterparty?: string | undefined
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
export function ActivityListItem({ one, texts, href }: ActivityListItemProps) {
  const { kind, status, app, isNoticed, warning } = one
  const copy = useWords(enActivity).activity
  const { date, detail, amount, counterparty } = texts
  const isUnanswered = status === 'unanswered'
  const isSending = kind === 'send' && (isUnanswered || status === 'pending')
  const word = isSending ? copy.sending : copy.kinds[isUnanswered ? 'execute' : kind]
  const done = amount === undefined ? word : copy.moved(word, amount)
  const title = app ? `${done} · ${app}` : done
  const party = counterparty && (kind === 'send' ? copy.to : copy.from)(counterparty)
  const second = warning ? copy.warnings[warning] : (party ?? (amount === undefined && detail))
  const mark = warning ? 'warning' : status === 'failed' ? 'error' : status !== 'confirmed' ? 'clock' : iconOf[kind]
  return (
    <ListItem
      image={<IconTile name={mark ?? 'check'} />}
      title={title}
      detail={
        <Text size="note" tone="muted" tabular title={second ? `${date} · ${second}` : date}>
          <Text size="note" tone="inherit">
            {second ? `${date} · ` : date}
          </Text>
          {/* An amount is written from left to right, whatever is beside it. */}
          {second && (
            <Text size="note" tone={warning ? 'warning' : 'inherit'} dir={party || warning ? undefined : 'ltr'}>
              {second}
            </Text>
          )}
        </Text>
      }
      end={
        status === 'failed' ? (
          <Tag tone="danger">{copy.failed}</Tag>
        ) : isUnanswered ? (
          <Tag tone="warning">{copy.unanswered}</Tag>
        ) : isNoticed ? (
          <Tag>{copy.noticed}</Tag>
        ) : (
          href && <Icon name="external" />
        )
      }
      href={href}
    />
  )
}

/** Up is what leaves the account, down what comes to it; anything else that is done has a check. */
const iconOf: Partial<Record<Activity['kind'], IconName>> = {
  send: 'arrowUp',
  receive: 'arrowDown',
  trade: 'retry',
  deposit: 'arrowUp',
  withdraw: 'arrowDown',
  claim: 'arrowDown',
  bridge: 'network',
  stake: 'lock',
  approve: 'key',
  cancel: 'close',
  burn: 'close',
  mint: 'plus',
  deploy: 'plus',
}
