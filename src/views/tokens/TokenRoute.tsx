'use client'
import type { Route } from '../../state/core/route'
import { LatePart } from '../feedback/LatePart'
import { LoadingView } from '../feedback/LoadingView'
import { useTokenView } from './Token'
import Tokens from './Tokens'
import { TokenView } from './TokenView'

/** One token, connected, or one of a collection; where there is none of it, all that there is. */
export default function Token({ route }: { readonly route: Extract<Route, { name: 'Token' }> }) {
  const { address, tokenId } = route
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
