'use client'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Skeleton } from '../../../primitives/feedback/Skeleton'
import { SearchField } from '../../../primitives/forms/SearchField'
import { Switch } from '../../../primitives/forms/Switch'
import { List } from '../../../primitives/lists/List'
import { moveInRows } from '../../../primitives/lists/moveInRows'
import { Stack } from '../../../primitives/layout/Stack'
import type { TokenRow, TokenSort } from '../../../state/money/tokens/list'
import { useTokensCopy } from '../../copy/useTokensCopy'
import { DrawnEmptyState, FailedState } from '../../parts/DrawnEmptyState'
import { useCodeFailure } from '../../parts/useCodeFailure'
import { TokenListItem, TokensTotal, type TokenTexts } from '../../parts/tokens/TokenListItem'

/** Props of `TokensView`; `useTokensView` returns them for this instance. */
export interface TokensViewProps {
  /** Tokens to show, in their order. */
  tokens: readonly TokenRow[]
  /** Of what was asked for last; what was there before stays while it is read again. */
  status: 'loading' | 'ready' | 'failed'
  /** Writes the amounts of a token, for those that are drawn. */
  formatToken: (row: TokenRow) => TokenTexts
  /** Worth of all tokens, with its currency; absent where no prices are known. */
  total?: string | undefined
  /** The text of the search. */
  query: string
  /** The text of the search was changed; absent where the list is too short to search. */
  onQueryChange?: ((text: string) => void) | undefined
  /** Order of the tokens. */
  sort: TokenSort
  /** Another order was chosen; absent where there is no other. */
  onSortChange?: ((sort: TokenSort) => void) | undefined
  /** Number of tokens that are worth next to nothing, or pass for something else. */
  hiddenCount: number
  /** Those are shown as well. */
  showsHidden: boolean
  /** Tokens of little worth are to be shown, or hidden again. */
  onShowsHiddenChange: (isShown: boolean) => void
  /** Draws a token's image, 40 px; by default its first letter. */
  renderImage?: ((row: TokenRow) => ReactNode) | undefined
  /** A token was picked: its row, with what it is worth in all. */
  onSelect: (row: TokenRow) => void
  /** Reads them again. */
  onRetry: () => void
  /** Shows all of them in a view of its own: then the first few stand here, without search, order and switch. */
  onShowAll?: (() => void) | undefined
}

/** So many stand where there is a view of all. */
const few = 5

/** Tokens of an account: their worth in all, and each token, searched and sorted. */
export function TokensView(props: TokensViewProps) {
  const { tokens, status, formatToken, total, query, sort, hiddenCount, showsHidden, renderImage } = props
  const { onShowAll } = props
  const onQueryChange = onShowAll ? undefined : props.onQueryChange
  const onSortChange = onShowAll ? undefined : props.onSortChange
  const { tokens: copy, account } = useTokensCopy()
  const code = useCodeFailure()
  const isSearched = query !== ''
  const isWaiting = status === 'loading' && tokens.length === 0 && !isSearched && hiddenCount === 0
  const words = isSearched ? copy.none : copy.empty
  const showAll = (
    <Button full tone="raised" onClick={() => onQueryChange?.('')}>
      {copy.none.action}
    </Button>
  )
  const list = (
    <List
      label={copy.list}
      items={onShowAll ? tokens.slice(0, few) : tokens}
      itemKey={({ token }) => `${token.networkId} ${token.address ?? ''}`}
      renderItem={(row) => (
        <TokenListItem
          row={row}
          texts={formatToken(row)}
          image={renderImage?.(row)}
          onClick={() => props.onSelect(row)}
        />
      )}
      empty={
        <DrawnEmptyState
          illustration={isSearched ? 'search' : 'coins'}
          title={words.title}
          detail={words.detail}
          action={isSearched && showAll}
        />
      }
    />
  )
  const announcer = (
    <>
      <LiveRegion>{isWaiting && copy.loading}</LiveRegion>
      <LiveRegion assertive>{status === 'failed' && account.balanceUnavailable}</LiveRegion>
    </>
  )
  if (status === 'failed')
    return (
      <Stack>
        <FailedState {...copy.failed} title={account.balanceUnavailable} onRetry={props.onRetry} {...code} />
        {announcer}
      </Stack>
    )
  return (
    <Stack gap={3} onKeyDown={moveInRows}>
      {total !== undefined && <TokensTotal isSmall={!!onShowAll}>{total}</TokensTotal>}
      {onQueryChange && (
        <SearchField
          label={copy.search}
          value={query}
          onValueChange={onQueryChange}
          clearLabel={copy.clear}
          resultsText={isSearched ? copy.results(tokens.length) : ''}
        />
      )}
      {isWaiting ? (
        <Stack gap={1}>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} shape="row" />
          ))}
        </Stack>
      ) : (
        list
      )}
      {hiddenCount > 0 && !isSearched && !onShowAll && (
        <Switch label={copy.hidden(hiddenCount)} checked={showsHidden} onCheckedChange={props.onShowsHiddenChange} />
      )}
      {onSortChange && (
        <Button tone="quiet" full onClick={() => onSortChange(sort === 'name' ? 'worth' : 'name')}>
          {sort === 'name' ? copy.byWorth : copy.byName}
        </Button>
      )}
      {onShowAll && tokens.length + hiddenCount > few && (
        <Button tone="raised" full onClick={onShowAll}>
          {copy.all}
        </Button>
      )}
      {announcer}
    </Stack>
  )
}
