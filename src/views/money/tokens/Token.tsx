'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { copyText } from '../../../state/shell/feedback/clipboard'
import { formatExact } from '../../../state/core/format/formatBalance'
import { formatFiat } from '../../../state/core/format/formatFiat'
import { formatNumber } from '../../../state/core/format/formatNumber'
import { currencyAtom } from '../../../state/money/tokens/currency'
import { tokenPageAtom } from '../../../state/money/tokens/list'
import { watchStateAtom, watchToken } from '../../../state/money/tokens/watchToken'
import { TokenImage } from './TokenImage'
import type { TokenViewProps } from './TokenView'

/**
 * Props of `TokenView` for a token of the account in use, by its contract or mint, without one for the currency of the
 * network; `undefined` while it is read, and null where the account has none of it.
 * @example
 * const props = useTokenView({ address })
 * return props && <TokenView {...props} />
 */
export function useTokenView({ address }: { readonly address?: string | undefined } = {}):
  TokenViewProps | null | undefined {
  const page = useValue(tokenPageAtom)(address)
  const watchOf = useValue(watchStateAtom)
  const watch = useAction(watchToken)
  const copy = useAction(copyText)
  const { lang } = useAppearance()
  const currency = useValue(currencyAtom)
  if (!page) return page
  const { row, network, explorerUrl } = page
  const { token, worth, hidden, isTwin } = row
  const state = watchOf(token)
  const priceOf = (text: string) =>
    // Prices of less than a cent would read as nothing.
    formatNumber(text, { locale: lang, currency: currency.toUpperCase(), fractionDigits: Number(text) < 0.1 ? 6 : 2 })
  return {
    name: token.name,
    amount: formatExact(token, lang),
    worth: worth === undefined ? undefined : formatFiat(worth, currency, lang),
    price: token.price === undefined ? undefined : priceOf(token.price),
    network: network.name,
    address: token.address,
    image: <TokenImage token={token} size="l" />,
    isSpam: hidden === 'spam',
    isTwin,
    explorerUrl,
    onCopyAddress: () => void copy(token.address ?? ''),
    watch: state ?? 'idle',
    onWatch: state === null ? undefined : () => void watch(token),
  }
}
