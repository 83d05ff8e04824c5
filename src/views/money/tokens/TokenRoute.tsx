'use client'
import { useValue } from '../../../hooks/PorticoProvider'
import type { Route } from '../../../state/core/route'
import { hasHoldingsAtom } from '../../../state/session/project/accountFeatures'
import { LatePart } from '../../shell/feedback/LatePart'
import { LoadingView } from '../../shell/feedback/LoadingView'
import { GoHome } from '../../parts/account/GoHome'
import { useTokenView } from './Token'
import Tokens from './Tokens'
import { TokenView } from './TokenView'

/** One token, connected, or one of a collection; without the parameters, all that there is. */
export default function Token({ route }: { readonly route: Extract<Route, { name: 'Token' }> }) {
  const { address, tokenId } = route
  const has = useValue(hasHoldingsAtom)
  if (!(tokenId === undefined ? has.tokens : has.nfts)) return <GoHome />
  return tokenId === undefined ? (
    <Fungible address={address} />
  ) : (
    <LatePart load={loadNft} props={{ address, tokenId }} />
  )
}

const loadNft = () => import('../nfts/nftViews.late').then(({ Nft }) => Nft)

function Fungible(token: { readonly address: string | undefined }) {
  const props = useTokenView(token)
  if (props === undefined) return <LoadingView />
  return props ? <TokenView {...props} /> : <Tokens />
}
