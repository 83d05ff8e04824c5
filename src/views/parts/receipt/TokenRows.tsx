'use client'
import type { ReactNode } from 'react'
import { CoinImage } from '../../../primitives/images/CoinImage'
import { List } from '../../../primitives/lists/List'
import { ListItem } from '../../../primitives/lists/ListItem'
import { Text } from '../../../primitives/text/Text'

/** A token as a row shows it. */
export interface TokenRow {
  /** Contract, or mint; left out for the network's own currency. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  /** Its picture; without one a coin is drawn. */
  readonly icon?: string | undefined
  /** Stands in place of the symbol: why it is not to be trusted. */
  readonly warning?: string | undefined
  /** The balance, at the end of the row. */
  readonly end?: ReactNode
}

/** Props of `TokenRows`. */
export interface TokenRowsProps {
  label: string
  tokens: readonly TokenRow[]
  /** Address of the one in use. */
  selected: string | undefined
  /** The row in use takes the focus, as the rows replace an element that had it. */
  focused?: boolean | undefined
  onSelect: (address: string | undefined) => void
}

/** Tokens to choose from. */
export function TokenRows({ label, tokens, selected, focused, onSelect }: TokenRowsProps) {
  return (
    <List
      label={label}
      items={tokens}
      itemKey={({ address = '' }) => address}
      renderItem={({ address, name, symbol, icon, warning, end }) => (
        <ListItem
          image={<CoinImage src={icon} symbol={symbol} address={address} />}
          title={name}
          isName
          detail={
            warning ? (
              <Text size="note" tone="warning">
                {warning}
              </Text>
            ) : (
              symbol
            )
          }
          end={end}
          selected={address === selected}
          autoFocus={focused && address === selected}
          onClick={() => onSelect(address)}
        />
      )}
    />
  )
}
