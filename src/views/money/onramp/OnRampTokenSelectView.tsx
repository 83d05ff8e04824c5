'use client'
import { CoinImage } from '../../../primitives/images/CoinImage'
import { ListItem } from '../../../primitives/lists/ListItem'
import { enOnramp } from '../../copy/en/money/onramp'
import { useWords } from '../../copy/useWords'
import { FoundRows } from '../../parts/onramp/FoundRows'

/** A currency to buy, as a row shows it. */
export interface BuyableToken {
  /** Which it is, on which network. */
  readonly key: string
  readonly name: string
  readonly symbol: string
  /** Contract or mint; left out for the network's own currency. */
  readonly address?: string | undefined
  readonly icon?: string | undefined
  /** The name of the network where it arrives. */
  readonly network: string
}

/** Props of `OnRampTokenSelectView`; `useOnRampTokenSelectView` returns them for this instance. */
export interface OnRampTokenSelectViewProps {
  /** Currencies to buy, those on the network in use first. */
  tokens: readonly BuyableToken[]
  /** Key of what is bought. */
  selected?: string | undefined
  /** One was chosen. */
  onSelect: (key: string) => void
}

/** Choose the currency to buy, and its network: by name, symbol or network. */
export function OnRampTokenSelectView({ tokens, selected, onSelect }: OnRampTokenSelectViewProps) {
  const { onrampSelect, onramp } = useWords(enOnramp)
  return (
    <FoundRows
      label={onrampSelect.tokens}
      rows={tokens.map((one) => ({ ...one, words: [one.name, one.symbol, one.network] }))}
      render={({ key, name, symbol, address, icon, network }) => (
        <ListItem
          image={<CoinImage src={icon} symbol={symbol} address={address} />}
          title={name}
          isName
          detail={`${name === symbol ? '' : `${symbol} · `}${onramp.on(network)}`}
          selected={key === selected}
          onClick={() => onSelect(key)}
        />
      )}
    />
  )
}
