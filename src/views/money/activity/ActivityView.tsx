'use client'
import { useMemo } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Notice } from '../../../primitives/feedback/Notice'
import { Skeleton } from '../../../primitives/feedback/Skeleton'
import { Stack } from '../../../primitives/layout/Stack'
import { List } from '../../../primitives/lists/List'
import { Text } from '../../../primitives/text/Text'
import type { Activity } from '../../../chains/transactions'
import { enActivity } from '../../copy/en/activity'
import { useWords } from '../../copy/useWords'
import { ActivityListItem, type ActivityTexts } from '../../parts/activity/ActivityListItem'
import { DrawnEmptyState, FailedState } from '../../parts/DrawnEmptyState'

export type { ActivityTexts }

/** Props of `ActivityView`; `useActivityView` returns them for this instance. */
export interface ActivityViewProps {
  /** Transactions that wait for their chain, and then past activity, the newest first. */
  activity: readonly Activity[]
  /** Of what was asked for last: the first page while there is nothing, else the next. */
  status: 'loading' | 'ready' | 'failed'
  /** Writes one, for those that are drawn. */
  formatActivity: (one: Activity) => ActivityTexts
  /** Names the month that one stands under. */
  monthOf: (one: Activity) => string
  /** Page of one in the network's block explorer. */
  explorerUrlOf: (one: Activity) => string | undefined
  /** False where only transactions from here are known: that is said. */
  isWhole: boolean
  /** There are more to load. */
  hasMore: boolean
  /** Loads more, or again what failed. */
  onLoadMore: () => void
  /** Shows all of it in a view of its own: then the first few stand here. */
  onShowAll?: (() => void) | undefined
}

/** So many stand where there is a view of all. */
const few = 5

type Row =
  | { readonly title: string; readonly of: string; readonly one?: undefined }
  | { readonly title?: undefined; readonly of?: undefined; readonly one: Activity }

/** Activity of an account, by month; waiting transactions are on top. */
export function ActivityView(props: ActivityViewProps) {
  const { activity: told, status, isWhole, onLoadMore, onShowAll } = props
  const activity = useMemo(() => (onShowAll ? told.slice(0, few) : told), [onShowAll, told])
  const hasMore = props.hasMore && !onShowAll
  const copy = useWords(enActivity).activity
  const isEmpty = activity.length === 0
  const isWaiting = status === 'loading' && isEmpty
  const hasFailed = status === 'failed'
  const { monthOf } = props
  const rows = useMemo(() => rowsOf(activity, monthOf, copy.pending), [activity, monthOf, copy.pending])
  // There each row is as high as the others.
  const isLong = rows.length > 30
  return (
    <Stack gap={3}>
      {!isWhole && !isEmpty && <Notice tone="info">{copy.onlyHere}</Notice>}
      {isWaiting ? (
        <Stack gap={1}>
          {[1, 2, 3, 4, 5, 6, 7].map((place) => (
            <Skeleton key={place} shape="row" />
          ))}
        </Stack>
      ) : (
        <List
          label={copy.list}
          items={rows}
          itemKey={({ one, of }) => (one ? one.hash : `above ${of}`)}
          renderItem={({ one, title }) =>
            one ? (
              <ActivityListItem one={one} texts={props.formatActivity(one)} href={props.explorerUrlOf(one)} />
            ) : (
              // Nearer to what is below it than to what is above.
              <Stack gap={isLong ? 6 : title === rows[0]?.title ? 1 : 3}>
                <Stack />
                <Text as="h3" size="note" tone="muted" weight="medium">
                  {title}
                </Text>
              </Stack>
            )
          }
          empty={
            hasFailed ? (
              <FailedState {...copy.unavailable} onRetry={onLoadMore} />
            ) : (
              <DrawnEmptyState
                illustration="clock"
                title={copy.empty.title}
                detail={isWhole ? copy.empty.detail : copy.onlyHere}
                action={null}
              />
            )
          }
        />
      )}
      {hasFailed && !isEmpty && (
        <Notice tone="error" action={{ label: copy.unavailable.retry, onClick: onLoadMore }}>
          {copy.unavailable.title}
        </Notice>
      )}
      {hasMore && !hasFailed && !isEmpty && (
        <Button full tone="raised" loading={status === 'loading'} onClick={onLoadMore}>
          {copy.more}
        </Button>
      )}
      {onShowAll && (props.hasMore || told.length > few) && (
        <Button full tone="raised" onClick={onShowAll}>
          {copy.all}
        </Button>
      )}
      <LiveRegion>{isWaiting && copy.loading}</LiveRegion>
      <LiveRegion assertive>{hasFailed && copy.unavailable.title}</LiveRegion>
    </Stack>
  )
}

/** Each stands under the month that the one above it does not stand under. */
function rowsOf(activity: readonly Activity[], monthOf: (one: Activity) => string, pending: string): readonly Row[] {
  let above: string | undefined
  return activity.flatMap((one): readonly Row[] => {
    const isWaiting = one.status === 'pending' || one.status === 'unanswered'
    const title = isWaiting ? pending : monthOf(one)
    if (title === above) return [{ one }]
    above = title
    return [{ title, of: one.hash }, { one }]
  })
}
