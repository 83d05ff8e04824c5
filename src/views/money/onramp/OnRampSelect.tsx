'use client'
import { GoHome } from '../../parts/account/GoHome'
import { OnRampFiatSelectView, type OnRampFiatSelectViewProps } from './OnRampFiatSelectView'
import { OnRampTokenSelectView, type OnRampTokenSelectViewProps } from './OnRampTokenSelectView'
import { back } from '../../../state/shell/router/navigation'
import { currencyName, currencySign, purchasedToken } from '../../parts/onramp/onrampTexts'
import { tokenMarksAtom } from '../../../state/money/tokens/tokenMarks'
import { onrampFormAtom } from '../../../state/money/onramp/form'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { setPaymentCurrency, setPurchaseCurrency } from '../../../state/money/onramp/draft'

/**
 * Props of `OnRampFiatSelectView` for what the account in use pays with; null while no account is connected.
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

/** Currencies to pay with, connected. */
export function OnRampFiatSelect() {
  const props = useOnRampFiatSelectView()
  return props ? <OnRampFiatSelectView {...props} /> : <GoHome />
}

/**
 * Props of `OnRampTokenSelectView` for what the account in use buys; null while no account is connected.
 * @example
 * const props = useOnRampTokenSelectView()
 * return props && <OnRampTokenSelectView {...props} />
 */
export function useOnRampTokenSelectView(): OnRampTokenSelectViewProps | null {
  const form = useValue(onrampFormAtom)
  const choose = useAction(setPurchaseCurrency)
  const leave = useAction(back)
  const markOf = useValue(tokenMarksAtom)
  if (!form) return null
  return {
    tokens: form.choices.map((choice) => ({
      key: choice.key,
      name: choice.currency.name,
      symbol: choice.currency.symbol,
      address: choice.purchaseNetwork.contractAddress,
      icon: choice.currency.image ?? markOf(purchasedToken(choice)),
      network: choice.network.name,
    })),
    selected: form.choice?.key,
    onSelect: (key) => {
      choose(key)
      leave()
    },
  }
}

/** Currencies to buy, connected. */
export function OnRampTokenSelect() {
  const props = useOnRampTokenSelectView()
  return props ? <OnRampTokenSelectView {...props} /> : <GoHome />
}
