'use client'
import type { ReactNode } from 'react'
import { truncateAddress } from '../../../state/core/format/address'
import { Icon } from '../../../primitives/images/Icon'
import { CoinImage } from '../../../primitives/images/CoinImage'
import { Stack } from '../../../primitives/layout/Stack'
import { ListItem } from '../../../primitives/lists/ListItem'
import { Amount } from '../../../primitives/text/Amount'
import { Text } from '../../../primitives/text/Text'
import type { TokenRow } from '../../../state/money/tokens/list'
import { useTokensCopy } from '../../copy/useTokensCopy'

/** The amounts of a token, as they are written. */
export interface TokenTexts {
  /** With its symbol. */
  readonly amount: string
  /** Worth of the balance, with its currency. */
  readonly worth?: string | undefined
}

/** Props of `TokenListItem`. */
export interface TokenListItemProps {
  row: TokenRow
  texts: TokenTexts
  /** 40 px; by default the icon of the token, or a drawn coin. */
  image?: ReactNode
  onClick: () => void
}

/** A token with how much there is of it, and what that is worth. */
export function TokenListItem({ row: { token, hidden, isTwin }, texts, image, onClick }: TokenListItemProps) {
  const copy = useTokensCopy().tokens
  return (
    <ListItem
      image={image ?? <CoinImage src={token.icon} symbol={token.symbol} address={token.address} />}
      title={token.name}
      isName
      detail={
        hidden === 'spam' ? (
          <Text size="note" tone="warning">
            {copy.spam}
          </Text>
        ) : isTwin && token.address ? (
          <Text size="note" tone="warning">
            {copy.twin(truncateAddress(token.address))}
          </Text>
        ) : (
          <Text size="note" tone="muted" dir="ltr" tabular title={texts.amount}>
            {texts.amount}
          </Text>
        )
      }
      end={
        hidden === 'spam' ? (
          <Icon name="warning" />
        ) : (
          (texts.worth ?? isTwin) && (
            <Text tabular dir="ltr">
              {texts.worth ?? texts.amount}
            </Text>
          )
        )
      }
      onClick={onClick}
    />
  )
}

/** Props of `TokensTotal`. */
export interface TokensTotalProps {
  /** With its currency. */
  children: string
  /** In one line, where something else is the largest. */
  isSmall?: boolean | undefined
}

/** Worth of all tokens. */
export function TokensTotal({ children, isSmall }: TokensTotalProps) {
  const copy = useTokensCopy().tokens
  if (isSmall)
    return (
      <Stack direction="row" justify="between" gap={2}>
        <Text tone="muted">{copy.total}</Text>
        <Text weight="medium" tabular truncate dir="ltr" title={children}>
          {children}
        </Text>
      </Stack>
    )
  return (
    <Stack align="center">
      <Text size="note" tone="muted">
        {copy.total}
      </Text>
      <Text as="p" align="center">
        <Amount size={children.length > shortLength ? 'title' : 'amount'}>{children}</Amount>
      </Text>
    </Stack>
  )
}

/** As much as stands in one line of a small phone's card in large letters. */
const shortLength = 13
