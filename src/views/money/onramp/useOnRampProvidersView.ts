'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useOnramp } from '../../../hooks/money/onramp'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { accountViewAtom } from '../../../state/session/account/accountView'
import { formatBalance } from '../../../state/core/format/formatBalance'
import type { OnrampForm } from '../../../state/money/onramp/form'
import { isBuyingAtom, refreshOnramp } from '../../../state/money/onramp/resumePurchase'
import { navigate } from '../../../state/shell/router/navigation'
import { useTokenImages } from '../../parts/tokens/useTokenImages'
import { currencySign, feeOf, money, purchasedToken, shortAmount } from '../../parts/onramp/onrampTexts'
import type { OnRampProvidersViewProps } from './OnRampProvidersView'

/**
 * Props of `OnRampProvidersView` for the account in use; null while no account is connected, and where buying is off.
 * @example
 * const props = useOnRampProvidersView()
 * return props && <OnRampProvidersView {...props} />
 */
export function useOnRampProvidersView(): OnRampProvidersViewProps | null {
  const { form, setPaymentAmount, selectProvider, startOnramp, purchase } = useOnramp()
  const canReceive = useValue(accountViewAtom)?.canReceive === true
  const { lang } = useAppearance()
  const isBuying = useValue(isBuyingAtom)
  const refresh = useAction(refreshOnramp)
  const go = useAction(navigate)
  const tokenImage = useTokenImages(form?.choice?.network)
  if (!form) return null
  const { choice, providers, payable, purchaseAmount, paymentCurrency, held } = form
  const { id = 'USD' } = paymentCurrency ?? {}
  const symbol = choice?.currency.symbol ?? ''
  return {
    status: form.status,
    amount: form.paymentAmount,
    currency: { id, sign: currencySign(id, lang), image: paymentCurrency?.image },
    problem: problemOf(form, id, lang),
    method: payable.state === 'ok' ? methodOf(payable.method) : undefined,
    token: choice && {
      symbol,
      address: choice.purchaseNetwork.contractAddress,
      icon: tokenImage({ ...purchasedToken(choice), icon: choice.currency.image ?? held?.icon }),
      network: choice.network.name,
      held: held ? formatBalance(held, lang) : undefined,
    },
    arrives: purchaseAmount === null ? undefined : `${shortAmount(purchaseAmount, lang)} ${symbol}`,
    providers: providers.map((provider) => ({
      id: provider.id,
      name: provider.name,
      image: provider.image,
      fee: feeOf(provider, lang),
      arrives: provider.quote ? `${shortAmount(provider.quote.purchaseAmount, lang)} ${symbol}` : undefined,
      needsAmount: !provider.page,
    })),
    isLoading: form.quotesLoading,
    hasFailed: form.status === 'ready' && form.error !== null,
    onAmountChange: setPaymentAmount,
    onSelectCurrency: () => go({ name: 'OnRampFiatSelect' }),
    onSelectToken: () => go({ name: 'OnRampTokenSelect' }),
    onSelectProvider: (provider) => {
      selectProvider(provider)
      // Within the press, as a window opens by it; what is missing stands on the form.
      void startOnramp().catch(() => undefined)
    },
    onRetry: () => refresh(),
    purchase: isBuying && purchase ? { provider: purchase.provider.name, image: purchase.provider.image } : undefined,
    onShowPurchase: () => go({ name: 'BuyInProgress' }),
    onHelp: () => go({ name: 'WhatIsABuy' }),
    onReceive: canReceive ? () => go({ name: 'WalletReceive' }) : undefined,
  }
}

function problemOf({ payable }: OnrampForm, currency: string, lang: string | undefined) {
  const { state } = payable
  if (state === 'incorrect') return { kind: state }
  return state === 'least' || state === 'most'
    ? { kind: state, limit: money(payable.limit, currency, lang) }
    : undefined
}

/** Names of the ways to pay at sellers, in two words that people know. */
const methodOf = (id: string | undefined) =>
  id === undefined ? undefined : /card/i.test(id) ? 'card' : /bank|ach|sepa/i.test(id) ? 'bank' : undefined
