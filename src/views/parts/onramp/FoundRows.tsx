'use client'
import { useState, type ReactNode } from 'react'
import { SearchField } from '../../../primitives/forms/SearchField'
import { Stack } from '../../../primitives/layout/Stack'
import { List } from '../../../primitives/lists/List'
import { enOnramp } from '../../copy/en/money/onramp'
import { useWords } from '../../copy/useWords'
import { DrawnEmptyState } from '../DrawnEmptyState'

/** A row that is found by any of its words. */
export interface FoundRow {
  readonly key: string
  readonly words: readonly string[]
}

/** Props of `FoundRows`. */
export interface FoundRowsProps<Row extends FoundRow> {
  label: string
  rows: readonly Row[]
  render: (row: Row) => ReactNode
}

/** Rows to choose from, and where there are more than a few, to search in. */
export function FoundRows<Row extends FoundRow>({ label, rows, render }: FoundRowsProps<Row>) {
  const copy = useWords(enOnramp).onrampSelect
  const [query, search] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = rows.filter(({ words }) => words.some((word) => word.toLowerCase().includes(wanted)))
  return (
    <Stack gap={3}>
      {rows.length > 5 && (
        <SearchField
          label={copy.search}
          value={query}
          onValueChange={search}
          clearLabel={copy.clear}
          resultsText={wanted && copy.results(found.length)}
        />
      )}
      {found.length > 0 ? (
        <List label={label} items={found} itemKey={({ key }) => key} renderItem={render} />
      ) : (
        <DrawnEmptyState illustration="search" {...copy.none} action={null} />
      )}
    </Stack>
  )
}
