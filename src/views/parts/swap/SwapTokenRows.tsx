'use client'
import { CoinImage } from '../../../primitives/images/CoinImage'
import { Stack } from '../../../primitives/layout/Stack'
import { List } from '../../../primitives/lists/List'
import { ListItem } from '../../../primitives/lists/ListItem'
import { Text } from '../../../primitives/text/Text'
import { enSwapSteps } from '../../copy/en/money/swapSteps'
import { useWords } from '../../copy/useWords'

/** A token that can be swapped, as it is shown. */
export interface SwappableToken {
  /** Contract; left out for the network's own currency. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  /** Its picture; without one a coin is drawn. */
  readonly icon?: string | undefined
  /** The account's balance of it, as text with its symbol. */
  readonly held?: string | undefined
  /** True if the row is marked as spam. */
  readonly isSpam?: boolean | undefined
  /** Its address in short, where another token has its symbol: it is shown beside it. */
  readonly twinAddress?: string | undefined
}

/** Props of `SwapTokenRows`. */
export interface SwapTokenRowsProps {
  /** Names the list, above it. */
  label: string
  tokens: readonly SwappableToken[]
  /** Returns true for the token in use. */
  isChosen: (token: SwappableToken) => boolean
  /** Returns true for the token of the other side. */
  isOther: (token: SwappableToken) => boolean
  onSelect: (token: string | undefined) => void
}

/** A group of tokens to choose from; draws nothing when empty. Of many, those in sight are drawn. */
export function SwapTokenRows({ label, tokens, isChosen, isOther, onSelect }: SwapTokenRowsProps) {
  const copy = useWords(enSwapSteps).swapToken
  if (tokens.length === 0) return null
  return (
    <Stack as="section" gap={1}>
      <Text as="h3" size="note" tone="muted" weight="medium">
        {label}
      </Text>
      <List
        label={label}
        items={tokens}
        itemKey={({ address = '' }) => address}
        renderItem={(token) => (
          <ListItem
            image={<CoinImage src={token.icon} symbol={token.symbol} address={token.address} />}
            title={token.name}
            isName
            detail={
              token.isSpam ? (
                <Text size="note" tone="warning">
                  {copy.spam}
                </Text>
              ) : isOther(token) ? (
                copy.otherSide(token.symbol)
              ) : token.twinAddress ? (
                <Text size="note" tone="warning">
                  {copy.twin(token.twinAddress)}
                </Text>
              ) : (
                token.symbol
              )
            }
            end={
              token.held && (
                // From left to right, whatever the page is.
                <Text tabular dir="ltr">
                  {token.held}
                </Text>
              )
            }
            selected={isChosen(token)}
            onClick={() => onSelect(token.address)}
          />
        )}
      />
    </Stack>
  )
}
