'use client'
import { Button } from '../../../primitives/actions/Button'
import { CoinImage } from '../../../primitives/images/CoinImage'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import type { SwappableToken } from './SwapTokenRows'

/** Props of `TokenChips`. */
export interface TokenChipsProps {
  /** Names the chips. */
  label: string
  tokens: readonly SwappableToken[]
  /** Returns true for the token in use. */
  isChosen: (token: SwappableToken) => boolean
  onSelect: (token: SwappableToken) => void
}

/** A few tokens side by side, by their symbols. */
export function TokenChips({ label, tokens, isChosen, onSelect }: TokenChipsProps) {
  return (
    <Stack as="ul" direction="row" gap={2} wrap aria-label={label}>
      {tokens.map((token) => (
        <Stack as="li" key={token.address ?? ''}>
          <Button
            size="s"
            tone="raised"
            image={<CoinImage src={token.icon} symbol={token.symbol} address={token.address} size="s" />}
            aria-current={isChosen(token) || undefined}
            title={token.name}
            onClick={() => onSelect(token)}
          >
            <Text tone="inherit" weight="medium" dir="auto">
              {token.symbol}
            </Text>
          </Button>
        </Stack>
      ))}
    </Stack>
  )
}
