'use client'
import { Icon } from '../../../primitives/images/Icon'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { ListItem } from '../../../primitives/lists/ListItem'
import { enOnramp } from '../../copy/en/money/onramp'
import { useWords } from '../../copy/useWords'

/** Props of `UnderWayRow`. */
export interface UnderWayRowProps {
  /** A purchase that has not ended. */
  purchase?: { readonly provider: string; readonly image?: string | undefined } | undefined
  /** Leads to it. */
  onShowPurchase?: (() => void) | undefined
}

/** Leads back to a purchase that has not ended; nothing without one. */
export function UnderWayRow({ purchase, onShowPurchase }: UnderWayRowProps) {
  const copy = useWords(enOnramp).fundWallet
  if (!purchase || !onShowPurchase) return null
  return (
    <ListItem
      image={<RemoteImage src={purchase.image} name={purchase.provider} />}
      title={copy.underWay(purchase.provider)}
      detail={copy.underWayDetail}
      end={<Icon name="chevron" />}
      onClick={onShowPurchase}
    />
  )
}
