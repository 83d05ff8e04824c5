import { avatarUrl } from '../../../chains/eip155/names/avatarUrl'
import type { NftMedia } from '../../../chains/tokens'

/**
 * Returns the address of a picture or a description: data as it is, `ipfs:` at the host's gateway, all else through the host's
 * proxy. Nothing where the host named neither: who made a collectible would learn of everybody who looks at it.
 */
export function mediaUrl(text: unknown, { proxy, ipfsGateway }: NftMedia): string | undefined {
  const url = typeof text === 'string' ? avatarUrl(text, { ipfsGateway }) : null
  if (!url) return undefined
  const isOwn = url.startsWith('data:') || /^ipfs:/i.test(text as string)
  if (isOwn || hasPlace(url, ipfsGateway) || hasPlace(url, proxy)) return url
  const address = encodeURIComponent(url)
  return proxy && (proxy.includes('{url}') ? proxy.replace('{url}', () => address) : `${proxy}${address}`)
}

/** True for an address of the origin of one that the host named. */
function hasPlace(url: string, named: string | undefined): boolean {
  return named !== undefined && URL.canParse(named) && new URL(named).origin === new URL(url).origin
}
