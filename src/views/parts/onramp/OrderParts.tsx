'use client'
import { Button } from '../../../primitives/actions/Button'
import { Skeleton } from '../../../primitives/feedback/Skeleton'
import { Icon } from '../../../primitives/images/Icon'
import { CoinImage } from '../../../primitives/images/CoinImage'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { ListItem } from '../../../primitives/lists/ListItem'
import { Text } from '../../../primitives/text/Text'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden'
import { enOnramp } from '../../copy/en/money/onramp'
import { useWords } from '../../copy/useWords'

/** Props of `CurrencyPill`. */
export interface CurrencyPillProps {
  /** ISO 4217. */
  id: string
  /** Stands for a picture. */
  sign: string
  image?: string | undefined
  onClick: () => void
}

/** The currency to pay with; leads to the others. */
export function CurrencyPill({ id, sign, image, onClick }: CurrencyPillProps) {
  const copy = useWords(enOnramp).onramp
  const picture = <RemoteImage src={image} name={sign} size="s" shape="network" />
  return (
    <Button size="s" tone="raised" image={picture} onClick={onClick}>
      <VisuallyHidden>{copy.currency(id)}</VisuallyHidden>
      <Text tone="inherit" weight="medium" aria-hidden>
        {id}
      </Text>
      <Icon name="chevron" />
    </Button>
  )
}

/** The currency to buy, as it is shown. */
export interface ArrivingToken {
  readonly symbol: string
  /** Contract or mint; left out for the network's own currency. */
  readonly address?: string | undefined
  readonly icon?: string | undefined
  /** The name of the network where it arrives. */
  readonly network: string
  /** The account's balance of it, as text with its symbol. */
  readonly held?: string | undefined
}

/** Props of `ArrivingRow`. */
export interface ArrivingRowProps {
  /** Null while it is not known. */
  token: ArrivingToken | null
  /** The amount that arrives, as text with its symbol. */
  arrives?: string | undefined
  onClick: () => void
}

/** The amount that arrives, and its network; leads to the other currencies to buy. */
export function ArrivingRow({ token, arrives, onClick }: ArrivingRowProps) {
  const copy = useWords(enOnramp).onramp
  if (!token) return <Skeleton shape="row" />
  return (
    <ListItem
      image={<CoinImage src={token.icon} symbol={token.symbol} address={token.address} />}
      title={arrives ? copy.arrives(arrives) : copy.buys(token.symbol)}
      detail={`${copy.on(token.network)}${token.held ? ` · ${copy.held(token.held)}` : ''}`}
      end={<Icon name="chevron" />}
      onClick={onClick}
    />
  )
}
