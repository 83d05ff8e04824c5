'use client'
import { useEffect } from 'react'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { useSend } from '../../hooks/portfolio/send'
import { fiatValue } from '../../state/format/decimal'
import { formatBalance } from '../../state/format/formatBalance'
import { formatFiat } from '../../state/format/formatFiat'
import { activeNetworkAtom } from '../../state/networks/state'
import { isReviewingAtom } from '../../state/send/send'
import { takeTerms, type SendTerms } from '../../state/send/terms'
import { currencyAtom } from '../../state/tokens/currency'
import { refreshTokens, tokensAtom } from '../../state/tokens/tokens'
import { useNetworkImage } from '../parts/NetworkImage'
import { GoHome } from '../parts/account/GoHome'
import { SendView, type SendViewProps } from './SendView'

/**
 * Props of `SendView` for the account in use; null while nobody is connected.
 * @example
 * const props = useSendView()
 * return props && <SendView {...props} />
 */
export function useSendView(): SendViewProps | null {
  const { form, editSend, fillMost, reviewSend } = useSend()
  const { status } = useValue(tokensAtom)
  const currency = useValue(currencyAtom)
  const isReviewing = useValue(isReviewingAtom)
  const refresh = useAction(refreshTokens)
  const mark = useNetworkImage(useValue(activeNetworkAtom))
  if (!form) return null
  const { chosen, value, tokens, token, amount, to, receiver, gap, isMostUnknown } = form
  const worth = chosen?.price && value ? fiatValue({ value, decimals: chosen.decimals }, chosen.price) : null
  return {
    status: tokens.length > 0 ? 'ready' : status,
    tokens: tokens.map((one) => ({
      ...one,
      icon: one.icon ?? (one.address ? undefined : mark),
      held: formatBalance(one),
    })),
    token,
    amount,
    fiat: worth === null ? undefined : formatFiat(worth, currency),
    isMostUnknown,
    to,
    receiver,
    gap,
    isReviewing,
    onTokenChange: (next) => editSend({ token: next }),
    onAmountChange: (next) => editSend({ amount: next }),
    onToChange: (next) => editSend({ to: next }),
    onMost: () => void fillMost(),
    // What is missing stands on the button.
    onReview: () => void reviewSend().catch(() => undefined),
    onRetry: () => refresh(),
  }
}

/** Sending from the account in use; with a route, what that asks for. */
export default function Send({ route }: { readonly route?: SendTerms | undefined }) {
  const props = useSendView()
  const take = useAction(takeTerms)
  useEffect(() => {
    if (route) void take(route)
  }, [take, route])
  return props ? <SendView {...props} /> : <GoHome />
}
