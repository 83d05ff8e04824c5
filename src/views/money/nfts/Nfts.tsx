'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { copyText } from '../../../state/shell/feedback/clipboard'
import { amountFormat } from '../../../state/core/format/formatNumber'
import { lastNftAtom, nftPageAtom, nftsAtom, refreshNfts, showNft } from '../../../state/money/nfts/nfts'
import { hasHoldingsAtom } from '../../../state/session/project/accountFeatures'
import { LoadingView } from '../../shell/feedback/LoadingView'
import { GoHome } from '../../parts/account/GoHome'
import { NftsView, type NftsViewProps } from './NftsView'
import { NftView, type NftViewProps } from './NftView'

/**
 * Props of `NftsView` for the account in use, whose collectibles are asked for when it is drawn.
 * @example
 * <NftsView {...useNftsView()} />
 */
export function useNftsView(): NftsViewProps {
  const held = useValue(nftsAtom)
  const { status } = held
  return {
    status,
    nfts: (held.status === 'ready' ? held.value : held.status === 'loading' ? held.previous : undefined) ?? [],
    startId: useValue(lastNftAtom),
    onSelect: useAction(showNft),
    onRetry: useAction(refreshNfts),
  }
}

/**
 * Props of `NftView` for a collectible of the account in use; `undefined` while it is read, and null where the account has
 * none of it.
 * @example
 * const props = useNftView({ address, tokenId })
 * return props && <NftView {...props} />
 */
export function useNftView({
  address,
  tokenId,
}: {
  readonly address?: string | undefined
  readonly tokenId: string
}): NftViewProps | null | undefined {
  const page = useValue(nftPageAtom)(address, tokenId)
  const copy = useAction(copyText)
  const { lang } = useAppearance()
  if (!page) return page
  const { nft, network, explorerUrl } = page
  return {
    nft,
    network: network.name,
    amount: nft.value > 1n ? amountFormat(lang, 0).format(nft.value) : undefined,
    explorerUrl,
    onCopyAddress: () => void copy(nft.address),
  }
}

/** The collectibles of the account, connected. */
export function Nfts() {
  const props = useNftsView()
  return useValue(hasHoldingsAtom).nfts ? <NftsView {...props} /> : <GoHome />
}

/** One of them, connected; where the account has none of it, all that there are. */
export function Nft(props: { readonly address?: string | undefined; readonly tokenId: string }) {
  const shown = useNftView(props)
  if (shown === undefined) return <LoadingView />
  return shown ? <NftView {...shown} /> : <Nfts />
}
