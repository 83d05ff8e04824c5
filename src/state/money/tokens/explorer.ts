import type { Network } from '../../../chains/network'
import type { SentTransaction } from '../transactions/sent'

/** The page of a token, or of one of a collection, in the block explorer of its network, where it has one. */
export function tokenPageOf(
  { blockExplorers, chainNamespace }: Network,
  address: string | undefined,
  tokenId?: string,
): string | undefined {
  const page = chainNamespace === 'solana' ? 'address' : 'token'
  return pageOf(blockExplorers?.default.url, page, address, tokenId && `a=${encodeURIComponent(tokenId)}`)
}

/** The page of a transaction in the block explorer of its network, where it has one. */
export function transactionPageOf({ blockExplorers, chainNamespace }: Network, hash: string | undefined) {
  return pageOf(blockExplorers?.default.url, chainNamespace === 'polkadot' ? 'extrinsic' : 'tx', hash)
}

/** The page of a sent transaction, or of the one in its place; while it waits for the owners of a contract account it has none. */
export function sentPageOf(network: Network, { hash, by, owners }: Pick<SentTransaction, 'hash' | 'by' | 'owners'>) {
  return transactionPageOf(network, by?.hash ?? (owners ? undefined : hash))
}

function pageOf(base: string | undefined, page: string, id: string | undefined, query?: string): string | undefined {
  if (!base || !id) return undefined
  // A query stays at the end: the explorer of Solana tells its clusters apart by it.
  const [path = '', asked = query] = base.split('?')
  return `${path.replace(/\/$/, '')}/${page}/${encodeURIComponent(id)}${asked ? `?${asked}` : ''}`
}
