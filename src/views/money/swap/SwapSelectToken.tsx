'use client'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { useMemo } from 'react'
import { useAction } from '../../../hooks/PorticoProvider'
import { truncateAddress } from '../../../state/core/format/address'
import { useSwap } from '../../../hooks/money/swap'
import { back } from '../../../state/shell/router/navigation'
import type { SwapChoice, SwapSide } from '../../../state/money/swap/types'
import { GoHome } from '../../parts/account/GoHome'
import { useNetworkImage } from '../../parts/NetworkImage'
import { useTokenImages } from '../../parts/tokens/useTokenImages'
import { heldOf } from '../../parts/swap/amounts'
import { useShowNetworks } from '../../parts/swap/useShowNetworks'
import { SwapSelectTokenView, type SwapSelectTokenViewProps } from './SwapSelectTokenView'

/**
 * Props of `SwapSelectTokenView` for a side of what the account in use is to swap; null while no account is connected, and
 * where swaps are off.
 * @example
 * const props = useSwapSelectTokenView('to')
 * return props && <SwapSelectTokenView {...props} />
 */
export function useSwapSelectTokenView(side: SwapSide): SwapSelectTokenViewProps | null {
  const { form, tokens, editSwap, retryQuote } = useSwap()
  const image = useNetworkImage(form?.network)
  const tokenImage = useTokenImages(form?.network)
  const onShowNetworks = useShowNetworks()
  const leave = useAction(back)
  const { lang } = useAppearance()
  const lists = useMemo(() => {
    const show = (token: SwapChoice) => ({
      address: token.address,
      name: token.name,
      symbol: token.symbol,
      icon: tokenImage(token),
      held: token.value ? heldOf(token, lang) : undefined,
      isSpam: token.isSpam,
      twinAddress: token.isTwin && token.address ? truncateAddress(token.address) : undefined,
    })
    const { status, suggested, own, others } = tokens
    return { status, suggested: suggested.map(show), own: own.map(show), others: others.map(show) }
  }, [tokens, tokenImage, lang])
  if (!form) return null
  const addressOf = (token: SwapChoice | null) => (token === null ? null : token.address)
  const { network, from, to } = form
  return {
    ...lists,
    token: addressOf(side === 'from' ? from : to),
    otherToken: addressOf(side === 'from' ? to : from),
    network: { name: network.name, image },
    onShowNetworks,
    onSelect: (token) => {
      editSwap({ [side]: token })
      leave()
    },
    onRetry: () => retryQuote(),
  }
}

/** The token to give or receive, connected. */
export default function SwapSelectToken({ route }: { readonly route: { readonly side: SwapSide } }) {
  const props = useSwapSelectTokenView(route.side)
  return props ? <SwapSelectTokenView {...props} /> : <GoHome />
}
