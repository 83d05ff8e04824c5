'use client'
import { useState } from 'react'
import { PillButton } from '../../../primitives/actions/PillButton'
import { Button } from '../../../primitives/actions/Button'
import { Notice } from '../../../primitives/feedback/Notice'
import { Skeleton } from '../../../primitives/feedback/Skeleton'
import { Icon } from '../../../primitives/images/Icon'
import { CoinImage } from '../../../primitives/images/CoinImage'
import { currencyUnits } from './currencyUnits'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden'
import { enSend } from '../../copy/en/money/send'
import { AmountInput } from '../AmountInput'
import { useWords } from '../../copy/useWords'
import { TokenRows } from '../receipt/TokenRows'

/** A token that can be sent, as it is shown. */
export interface SendableToken {
  /** Contract; left out for the network's own currency. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  /** Its picture; without one a coin is drawn. */
  readonly icon?: string | undefined
  /** The account's balance of it, as text with its symbol. */
  readonly held: string
  /** It passes for another token, or its name leads to a page: that is said beside it. */
  readonly isSpam?: boolean | undefined
  /** Its address in short, where another token has its symbol: it is shown beside it. */
  readonly twinAddress?: string | undefined
}

/** Props of `AmountPart`. */
export interface AmountPartProps {
  /** Tokens that can be sent, the network's own currency first. */
  tokens: readonly SendableToken[]
  /** Contract of what is sent; left out for the network's own currency. */
  token?: string | undefined
  /** A decimal text. */
  amount: string
  /** Worth of the amount. */
  fiat?: string | undefined
  /** The currency of prices, an ISO 4217 code. @default 'USD' */
  currency?: string | undefined
  /** The text that was typed in the currency of prices, if it was; the amount is what is worth so much. */
  typedFiat?: string | undefined
  /** The text in the currency of prices changed. */
  onFiatChange?: ((fiat: string) => void) | undefined
  /** Types in the currency of prices, or in the token again; absent without a price. */
  onFiatToggle?: (() => void) | undefined
  /** The fee of sending is not known, so the largest amount is not known. */
  isMostUnknown?: boolean | undefined
  /** The account's tokens are being read. */
  isLoading?: boolean | undefined
  /** Another token is to be sent. */
  onTokenChange: (token: string | undefined) => void
  /** Leads to a view to choose the token in; without it the tokens are shown in this view's place. */
  onSelectToken?: (() => void) | undefined
  /** The amount was changed. */
  onAmountChange: (amount: string) => void
  /** Fills in the most that can be sent. */
  onMost: () => void
}

/** The amount and the token to send. */
export function AmountPart({
  tokens,
  token: address,
  amount,
  fiat,
  typedFiat,
  isMostUnknown,
  isLoading,
  currency = 'USD',
  ...on
}: AmountPartProps) {
  const { lang } = useAppearance()
  const copy = useWords(enSend).send
  const [isChoosing, choose] = useState<boolean>()
  const token = tokens.find((one) => one.address === address)
  const { symbol = copy.tokens, held } = token ?? {}
  const isInFiat = typedFiat !== undefined
  const image = token && <CoinImage src={token.icon} symbol={symbol} address={token.address} size="s" />
  if (isChoosing)
    return (
      <TokenRows
        label={copy.tokens}
        tokens={tokens.map((one) => ({ ...one, end: <Text tabular>{one.held}</Text> }))}
        selected={address}
        focused
        onSelect={(chosen) => {
          choose(false)
          on.onTokenChange(chosen)
        }}
      />
    )
  const button = (
    // After a choice the focus stands where the choice began.
    <Button
      size="s"
      tone="raised"
      image={image}
      autoFocus={isChoosing === false}
      onClick={on.onSelectToken ?? (() => choose(true))}
    >
      <VisuallyHidden>{copy.token(symbol)}</VisuallyHidden>
      <Text truncate tone="inherit" weight="medium" dir="auto" title={symbol} aria-hidden>
        {symbol}
      </Text>
      <Icon name="chevron" />
    </Button>
  )
  return (
    <Stack gap={2}>
      <AmountInput
        label={isInFiat ? copy.amountInFiat(currency) : copy.amount}
        units={isInFiat ? currencyUnits(currency, lang) : token ? [token.symbol] : []}
        value={typedFiat ?? amount}
        onValueChange={isInFiat ? (text) => on.onFiatChange?.(text) : on.onAmountChange}
        token={
          isLoading && !token ? (
            <Skeleton />
          ) : tokens.length > 1 || !token ? (
            button
          ) : (
            <>
              {image}
              <Text truncate tone="inherit" weight="medium" dir="auto" title={symbol}>
                {symbol}
              </Text>
            </>
          )
        }
        fiat={isInFiat ? `${amount || 0} ${symbol}` : fiat}
      />
      {(held || isLoading) && (
        <Stack direction="row" justify="between" align="center" gap={2} wrap>
          <Text size="note" tone="muted" tabular>
            {held ? copy.available(held) : <Skeleton />}
          </Text>
          <Stack direction="row" gap={2}>
            {on.onFiatToggle && (
              <Button size="s" tone="quiet" onClick={on.onFiatToggle}>
                {isInFiat ? copy.inToken(symbol) : copy.inFiat(currency)}
              </Button>
            )}
            <PillButton label={copy.most} disabled={!held} onClick={on.onMost} />
          </Stack>
        </Stack>
      )}
      {isMostUnknown && <Notice tone="warning">{copy.mostUnknown}</Notice>}
    </Stack>
  )
}
