'use client'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { ListItem } from '../../../primitives/lists/ListItem'
import { enOnramp } from '../../copy/en/money/onramp'
import { useWords } from '../../copy/useWords'
import { FoundRows } from '../../parts/onramp/FoundRows'

/** A currency to pay with, as a row shows it; `sign` stands for a picture. */
export interface ShownCurrency {
  /** ISO 4217. */
  readonly id: string
  readonly name: string
  readonly sign: string
  readonly image?: string | undefined
}

/** Props of `OnRampFiatSelectView`; `useOnRampFiatSelectView` returns them for this instance. */
export interface OnRampFiatSelectViewProps {
  /** Currencies to pay with. */
  currencies: readonly ShownCurrency[]
  /** The one that is paid with. */
  selected?: string | undefined
  /** One was chosen. */
  onSelect: (id: string) => void
}

/** Choose the currency to pay with: by name or code. */
export function OnRampFiatSelectView({ currencies, selected, onSelect }: OnRampFiatSelectViewProps) {
  const copy = useWords(enOnramp).onrampSelect
  return (
    <FoundRows
      label={copy.currencies}
      rows={currencies.map((one) => ({ ...one, key: one.id, words: [one.id, one.name] }))}
      render={({ id, name, sign, image }) => (
        <ListItem
          image={<RemoteImage src={image} name={sign} shape="network" />}
          title={name}
          detail={id}
          selected={id === selected}
          onClick={() => onSelect(id)}
        />
      )}
    />
  )
}
