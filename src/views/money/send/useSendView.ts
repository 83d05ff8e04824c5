'use client'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useSend } from '../../../hooks/money/send'
import { fiatValue } from '../../../state/core/format/decimal'
import { formatBalance } from '../../../state/core/format/formatBalance'
import { formatFiat, fractionDigitsOf } from '../../../state/core/format/formatFiat'
import { activeNetworkAtom } from '../../../state/core/visitor/networks'
import { navigate } from '../../../state/shell/router/navigation'
import { currencyAtom } from '../../../state/money/tokens/currency'
import { allTokensAtom, refreshTokens } from '../../../state/money/tokens/tokens'
import { useTokenImages } from '../../parts/tokens/useTokenImages'
import type { SendViewProps } from './SendView'

/**
 * Props of `SendView` for the account in use; null while no account is connected.
 * @example
 * const props = useSendView()
 * return props && <SendView {...props} />
 */
export function useSendView(): SendViewProps | null {
  const { form, isReading, editSend, fillMost, reviewSend } = useSend()
  const { status } = useValue(allTokensAtom)
  const currency = useValue(currencyAtom)
  const { lang } = useAppearance()
  const refresh = useAction(refreshTokens)
  const go = useAction(navigate)
  const tokenImage = useTokenImages(useValue(activeNetworkAtom))
  if (!form) return null
  const { chosen, value, tokens, token, amount, to, receiver, gap, isMostUnknown } = form
  const worth = chosen?.price && value ? fiatValue({ value, decimals: chosen.decimals }, chosen.price) : null
  return {
    status: tokens.length > 0 ? 'ready' : status,
    tokens: tokens.map((one) => ({ ...one, icon: tokenImage(one), held: formatBalance(one, lang) })),
    token,
    amount,
    fiat: worth === null ? undefined : formatFiat(worth, currency, lang),
    currency: currency.toUpperCase(),
    typedFiat: form.fiat,
    onFiatChange: (text) => editSend({ fiat: text }),
    // The text typed in one currency is shown in the other, and stays the amount.
    onFiatToggle: chosen?.price
      ? () => editSend({ amount, fiat: form.fiat === undefined ? cut(worth, fractionDigitsOf(currency)) : undefined })
      : undefined,
    isMostUnknown,
    to,
    receiver,
    gap,
    isReviewing: isReading,
    isOutdated: form.isOutdated,
    mismatch: form.mismatch ?? undefined,
    onSelectToken: () => go({ name: 'WalletSendSelectToken' }),
    onTokenChange: (next) => editSend({ token: next }),
    onAmountChange: (next) => editSend({ amount: next }),
    onToChange: (next) => editSend({ to: next }),
    onMost: () => void fillMost(),
    // The button says the missing part.
    onReview: () => void reviewSend().catch(() => undefined),
    onRetry: () => refresh(),
  }
}

/** Cuts a decimal text to the digits that a currency has. */
function cut(worth: string | null, digits: number): string {
  const [whole = '', fraction = ''] = (worth ?? '').split('.')
  const kept = fraction.slice(0, digits)
  return kept ? `${whole}.${kept}` : whole
}
