'use client'
import { Button } from '../../../primitives/actions/Button'
import { PillButton } from '../../../primitives/actions/PillButton'
import { AmountPair } from '../../../primitives/forms/AmountPair'
import { Icon } from '../../../primitives/images/Icon'
import { CoinImage } from '../../../primitives/images/CoinImage'
import { Text } from '../../../primitives/text/Text'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden'
import { enSwap } from '../../copy/en/money/swap'
import { AmountInput } from '../AmountInput'
import { useWords } from '../../copy/useWords'

/** One side of a swap, in words. */
export interface SwapEnd {
  readonly symbol: string
  /** Contract; left out for the network's own currency. */
  readonly address?: string | undefined
  /** Picture of the token; without one a coin is drawn. */
  readonly icon?: string | undefined
  /** The account's balance of it, with its symbol; left out where it is not known. */
  readonly held?: string | undefined
  /** Worth of the amount, with its currency. */
  readonly worth?: string | undefined
}

/** Props of `SwapSides`. */
export interface SwapSidesProps {
  /** The given token; null where none is chosen. */
  from: SwapEnd | null
  /** The received token; null where none is chosen. */
  to: SwapEnd | null
  /** A decimal text: how much is given. */
  amount: string
  /** A decimal text: how much is likely to arrive. */
  quoted?: string | undefined
  /** A quote is on its way; the former stays meanwhile. */
  isQuoting?: boolean | undefined
  /** Leads to the tokens for a side. */
  onSelectToken: (side: 'from' | 'to') => void
  /** Another amount was typed. */
  onAmountChange: (amount: string) => void
  /** Fills in the most that can be given; absent where the balance is not known. */
  onMost?: (() => void) | undefined
  /** Each side takes the other's place. */
  onFlip: () => void
}

/** The given and the received token with their amounts. */
export function SwapSides({ from, to, amount, quoted = '', isQuoting, ...on }: SwapSidesProps) {
  const copy = useWords(enSwap).swap
  const held = (end: SwapEnd | null) =>
    end?.held && (
      <Text size="note" tone="muted" tabular truncate title={end.held}>
        {copy.available(end.held)}
      </Text>
    )
  return (
    <AmountPair
      from={
        <AmountInput
          label={copy.pay}
          units={from ? [from.symbol] : []}
          value={amount}
          onValueChange={on.onAmountChange}
          token={<TokenPill side={copy.pay} end={from} onClick={() => on.onSelectToken('from')} />}
          fiat={from?.worth}
          end={
            <>
              {held(from)}
              {on.onMost && <PillButton label={copy.most} onClick={on.onMost} />}
            </>
          }
        />
      }
      to={
        <AmountInput
          label={copy.get}
          units={to ? [to.symbol] : []}
          value={quoted}
          busy={isQuoting}
          token={<TokenPill side={copy.get} end={to} onClick={() => on.onSelectToken('to')} />}
          fiat={to?.worth}
          end={held(to) || null}
        />
      }
      flipLabel={copy.flip}
      onFlip={on.onFlip}
    />
  )
}

/** The token of a side, which leads to the others. */
function TokenPill({ side, end, onClick }: { side: string; end: SwapEnd | null; onClick: () => void }) {
  const copy = useWords(enSwap).swap
  const image = end && <CoinImage src={end.icon} symbol={end.symbol} address={end.address} size="s" />
  return (
    <Button size="s" tone="raised" image={image} onClick={onClick}>
      <VisuallyHidden>{end ? copy.token(end.symbol) : copy.chooseFor(side)}</VisuallyHidden>
      <Text truncate tone="inherit" weight="medium" dir="auto" title={end?.symbol ?? copy.choose} aria-hidden>
        {end?.symbol ?? copy.choose}
      </Text>
      <Icon name="chevron" />
    </Button>
  )
}
