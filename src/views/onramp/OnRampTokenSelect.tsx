'use client'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { setPurchaseCurrency } from '../../state/onramp/draft'
import { onrampFormAtom } from '../../state/onramp/form'
import { back } from '../../state/router/navigation'
import { GoHome } from '../parts/account/GoHome'
import { OnRampTokenSelectView, type OnRampTokenSelectViewProps } from './OnRampTokenSelectView'

/**
 * Props of `OnRampTokenSelectView` for what the account in use buys; null while nobody is connected.
 * @example
 * const props = useOnRampTokenSelectView()
 * return props && <OnRampTokenSelectView {...props} />
 */
export function useOnRampTokenSelectView(): OnRampTokenSelectViewProps | null {
  const form = useValue(onrampFormAtom)
  const choose = useAction(setPurchaseCurrency)
  const leave = useAction(back)
  if (!form) return null
  return {
    tokens: form.choices.map(({ key, currency, network }) => ({
      key,
      name: currency.name,
      symbol: currency.symbol,
      icon: currency.image,
      network: network.name,
    })),
    selected: form.choice?.key,
    onSelect: (key) => {
      choose(key)
      leave()
    },
  }
}

/** What can be bought, connected. */
export default function OnRampTokenSelect() {
  const props = useOnRampTokenSelectView()
  return props ? <OnRampTokenSelectView {...props} /> : <GoHome />
}
