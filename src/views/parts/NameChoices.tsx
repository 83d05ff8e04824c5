'use client'
import { List } from '../../primitives/lists/List'
import { ListItem } from '../../primitives/lists/ListItem'
import { LiveRegion } from '../../primitives/feedback/LiveRegion'
import { Notice } from '../../primitives/feedback/Notice'
import { Skeleton } from '../../primitives/feedback/Skeleton'
import { Stack } from '../../primitives/layout/Stack'
import { Tag } from '../../primitives/text/Tag'
import { Text } from '../../primitives/text/Text'
import type { NameSuggestions } from '../../state/session/names/form'
import { enNames } from '../copy/en/names'
import { useWords } from '../copy/useWords'

/** Props of `NameChoices`. */
export interface NameChoicesProps {
  suggestions: NameSuggestions
  /** The whole name that is typed. */
  selected: string
  onSelect: (name: string) => void
  onRetry: () => void
}

/** Suggestions for the typed name; free ones can be picked. */
export function NameChoices({ suggestions, selected, onSelect, onRetry }: NameChoicesProps) {
  const copy = useWords(enNames).registerName.suggestions
  const { status } = suggestions
  const names = 'names' in suggestions ? suggestions.names : []
  const isEmpty = names.length === 0
  const said = {
    idle: '',
    loading: copy.loading,
    failed: copy.failed,
    ready: isEmpty ? copy.none : copy.results(names.length),
  }
  return (
    <>
      {status === 'failed' && (
        <Notice tone="error" action={{ label: copy.retry, onClick: onRetry }}>
          {copy.failed}
        </Notice>
      )}
      {status === 'loading' && isEmpty && (
        <Stack gap={0}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      )}
      {status === 'ready' && isEmpty && (
        <Text as="p" size="note" tone="muted" align="center">
          {copy.none}
        </Text>
      )}
      <List
        label={copy.list}
        items={names}
        itemKey={({ name }) => name}
        renderItem={({ name, isRegistered }) => (
          <ListItem
            title={name}
            isName
            selected={name === selected && !isRegistered}
            disabled={isRegistered}
            end={isRegistered && <Tag>{copy.registered}</Tag>}
            onClick={() => onSelect(name)}
          />
        )}
      />
      <LiveRegion>{said[status]}</LiveRegion>
    </>
  )
}
