'use client'
import { Icon } from '../../../primitives/images/Icon'
import { IconTile } from '../../../primitives/images/IconTile'
import { Stack } from '../../../primitives/layout/Stack'
import { ListItem } from '../../../primitives/lists/ListItem'
import { enOnramp } from '../../copy/en/money/onramp'
import { useWords } from '../../copy/useWords'
import { UnderWayRow, type UnderWayRowProps } from '../../parts/onramp/UnderWayRow'

/** Props of `FundWalletView`; `useFundWalletView` returns them for this instance. */
export interface FundWalletViewProps extends UnderWayRowProps {
  /** Leads to buying; absent without a seller. */
  onBuy?: (() => void) | undefined
  /** Shows the account to be paid; absent where that is off. */
  onReceive?: (() => void) | undefined
}

/** The ways to get something into the account. */
export function FundWalletView({ onBuy, onReceive, purchase, onShowPurchase }: FundWalletViewProps) {
  const copy = useWords(enOnramp).fundWallet
  const end = <Icon name="chevron" />
  return (
    <Stack gap={1}>
      <UnderWayRow purchase={purchase} onShowPurchase={onShowPurchase} />
      {onBuy && <ListItem image={<IconTile name="plus" />} {...copy.buy} end={end} onClick={onBuy} />}
      {onReceive && <ListItem image={<IconTile name="qr" />} {...copy.receive} end={end} onClick={onReceive} />}
    </Stack>
  )
}
