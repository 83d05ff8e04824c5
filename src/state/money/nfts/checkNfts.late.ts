import { isRecord } from '../../../chains/guards'
import type { CaipNetworkId } from '../../../chains/network'
import type { Nft, NftMedia } from '../../../chains/tokens'
import { isShown } from '../tokens/checkBalances.late'
import { NftsUnavailableError } from './nftErrors'
import { mediaUrl } from './media.late'

/** More than that is not read. */
const mostNfts = 5_000
const longestName = 128
const longestText = 2_000

/**
 * Reads the collectibles of an answer on the network that was asked about, each once, with its picture as it may be asked
 * for; what is wrong is left out.
 * @throws NftsUnavailableError for what is no list
 */
export function checkNfts(answer: unknown, networkId: CaipNetworkId, media: NftMedia): readonly Nft[] {
  if (!Array.isArray(answer)) throw new NftsUnavailableError(new TypeError('The source answered with no list'))
  const known = new Map<string, Nft>()
  for (const entry of answer.slice(0, mostNfts) as unknown[]) {
    const nft = readNft(entry, networkId, media)
    const key = nft && `${nft.address.toLowerCase()} ${nft.tokenId}`
    if (key && !known.has(key)) known.set(key, nft)
  }
  return [...known.values()]
}

function readNft(entry: unknown, networkId: CaipNetworkId, media: NftMedia): Nft | null {
  if (!isRecord(entry) || entry.networkId !== networkId) return null
  const { address, tokenId, name, collection, description, value, image } = entry
  const isPlace = typeof address === 'string' && /^\w{1,128}$/.test(address)
  const isId = typeof tokenId === 'string' && /^\w{1,128}$/.test(tokenId)
  const isAmount = typeof value === 'bigint' && value > 0n && value < 2n ** 256n
  if (!isPlace || !isId || !isAmount) return null
  const words = cut(typeof description === 'string' ? description.replace(/\s+/g, ' ') : undefined, longestText)
  const shownName = cut(name, longestName)
  const picture = mediaUrl(image, media)
  return {
    networkId,
    address,
    tokenId,
    value,
    name: isShown(shownName, longestName) ? shownName : `#${tokenId}`,
    ...(isShown(collection, longestName) && { collection }),
    ...(isShown(words, longestText) && { description: words }),
    ...(picture !== undefined && { image: picture }),
  }
}

/** Shortens a text. A long one is shown in part, not left out. */
function cut<T>(text: T, length: number): T | string {
  if (typeof text !== 'string' || text.length <= length) return text
  // Removes half of a surrogate pair at the cut.
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
