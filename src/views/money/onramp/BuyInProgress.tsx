'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useOnramp } from '../../../hooks/money/onramp'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { copyText } from '../../../state/shell/feedback/clipboard'
import { networksAtom } from '../../../state/core/visitor/networks'
import { canFocusAtom } from '../../../state/money/onramp/purchase'
import { showOnrampWindow } from '../../../state/money/onramp/resumePurchase'
import { resetToHome } from '../../../state/shell/router/navigation'
import { transactionPageOf } from '../../../state/money/tokens/explorer'
import { GoHome } from '../../parts/account/GoHome'
import { BuyInProgressView, type BuyInProgressViewProps } from './BuyInProgressView'
import { shortAmount } from '../../parts/onramp/onrampTexts'

/**
 * Props of `BuyInProgressView` for what the account in use is buying; null where nothing is.
 * @example
 * const props = useBuyInProgressView()
 * return props && <BuyInProgressView {...props} />
 */
export function useBuyInProgressView(): BuyInProgressViewProps | null {
  const { purchase, retryOnramp, cancelOnramp } = useOnramp()
  const networks = useValue(networksAtom)
  const canFocus = useValue(canFocusAtom)
  const { lang } = useAppearance()
  const show = useAction(showOnrampWindow)
  const copyIt = useAction(copyText)
  const leave = useAction(resetToHome)
  if (!purchase) return null
  const { status, provider, symbol, purchaseAmount, networkId, url, txHash } = purchase
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
  return {
    status,
    provider,
    what: purchaseAmount === undefined ? symbol : `${shortAmount(purchaseAmount, lang)} ${symbol}`,
    symbol,
    network: network?.name ?? networkId,
    url,
    explorerUrl: network && txHash ? transactionPageOf(network, txHash) : undefined,
    onShow: canFocus ? () => show() : undefined,
    onRetry: () => void retryOnramp().catch(() => undefined),
    onCopyLink: (link) => void copyIt(link),
    onCancel: cancelOnramp,
    onDone: () => {
      if (status === 'success') cancelOnramp()
      leave()
    },
  }
}

/** The purchase of the account in use, connected. */
export default function BuyInProgress() {
  const props = useBuyInProgressView()
  return props ? <BuyInProgressView {...props} /> : <GoHome />
}
