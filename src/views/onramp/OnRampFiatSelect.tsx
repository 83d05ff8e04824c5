'use client'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { useAppearance } from '../../primitives/theme/ThemeRoot'
import { setPaymentCurrency } from '../../state/onramp/draft'
import { onrampFormAtom } from '../../state/onramp/form'
import { back } from '../../state/router/navigation'
import { GoHome } from '../parts/account/GoHome'
import { currencyName, currencySign } from './onrampTexts'
import { OnRampFiatSelectView, type OnRampFiatSelectViewProps } from './OnRampFiatSelectView'

/**
 * Props of `OnRampFiatSelectView` for what the account in use pays with; null while nobody is connected.
 * @example
 * const props = useOnRampFiatSelectView()
 * return props && <OnRampFiatSelectView {...props} />
 */
export function useOnRampFiatSelectView(): OnRampFiatSelectViewProps | null {
  const form = useValue(onrampFormAtom)
  const { lang } = useAppearance()
  const choose = useAction(setPaymentCurrency)
  const leave = useAction(back)
  if (!form) return null
  return {
    currencies: form.paymentCurrencies.map(({ id, name, image }) => ({
      id,
      name: name ?? currencyName(id, lang),
      sign: currencySign(id, lang),
      image,
    })),
    selected: form.paymentCurrency?.id,
    onSelect: (id) => {
      choose(id)
      leave()
    },
  }
}

/** What can be paid with, connected. */
export default function OnRampFiatSelect() {
  const props = useOnRampFiatSelectView()
  return props ? <OnRampFiatSelectView {...props} /> : <GoHome />
}
