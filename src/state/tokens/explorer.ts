import type { Network } from '../../chains/network'

/** The page of a token, or of one of a collection, in the block explorer of its network, where it has one. */
export function tokenPageOf(
  { blockExplorers, chainNamespace }: Network,
  address: string | undefined,
  tokenId?: string,
): string | undefined {
  const base = blockExplorers?.default.url
  if (!base || !address) return undefined
  // A query stays at the end: the explorer of Solana tells its clusters apart by it.
  const [path = '', query] = base.split('?')
  const page = chainNamespace === 'solana' ? 'address' : 'token'
  const asked = query ?? (tokenId && `a=${encodeURIComponent(tokenId)}`)
  return `${path.replace(/\/$/, '')}/${page}/${encodeURIComponent(address)}${asked ? `?${asked}` : ''}`
}
