import type { ChainReader } from '../../../chains/adapter'
import type { Network } from '../../../chains/network'
import type { HeldNft, ListedCollection, Nft, NftMedia, NftSource } from '../../../chains/tokens'
import { isOn } from '../../session/account/listedTokens'
import { mediaUrl } from './media.late'
import { readDataDocument, readFetchedDocument, type FetchedDocument, type NftDocument } from './readDocument'

/** So many descriptions are asked for at a time, and in all; those on the chain itself cost nothing. */
const together = 6
const mostAsked = 100

export interface ChainNftOptions {
  readonly loadReader: (network: Network) => Promise<ChainReader> | null
  readonly collections: readonly ListedCollection[]
  readonly media: NftMedia
  /** Reads a document at an address. Null where that fails. */
  readonly fetchDocument: (url: string, signal: AbortSignal) => Promise<FetchedDocument | null>
}

/** Reads collectibles of the collections that the host named from the chain itself. */
export function chainNfts({ loadReader, collections, media, fetchDocument }: ChainNftOptions): NftSource {
  return {
    listNfts: async ({ account, network, signal }) => {
      const listed = collections.filter(({ chainId }) => isOn(network, chainId))
      const reader = listed.length > 0 ? await loadReader(network) : null
      if (!reader?.listNfts) return []
      const held = await reader.listNfts(network, account.split(':').slice(2).join(':'), listed)
      const documents = new Map<HeldNft, NftDocument | null>()
      const asked: [one: HeldNft, uri: string, url: string][] = []
      for (const one of held) {
        const uri = fillId(one)
        const onChain = readDataDocument(uri)
        const url = onChain === undefined ? mediaUrl(uri, media) : undefined
        if (onChain !== undefined) documents.set(one, onChain)
        else if (uri && url && asked.length < mostAsked) asked.push([one, uri, url])
      }
      const next = async (): Promise<void> => {
        const [one, uri, url] = asked.shift() ?? []
        if (!one || !uri || !url || signal.aborted) return
        const answer = await fetchDocument(url, signal).catch(() => null)
        documents.set(one, answer && readFetchedDocument(uri, answer))
        return next()
      }
      await Promise.all(Array.from({ length: together }, next))
      return held.map((one) => nftOf(network, one, listed, documents.get(one)))
    },
  }
}

function nftOf(
  { caipNetworkId: networkId }: Network,
  { address, tokenId, value }: HeldNft,
  listed: readonly ListedCollection[],
  document: NftDocument | null | undefined,
): Nft {
  const collection = listed.find((one) => one.address === address)?.name ?? ''
  const { name, description, image } = document ?? {}
  return {
    networkId,
    address,
    tokenId: `${tokenId}`,
    value,
    // Checked with all else that a source says.
    name: (name ?? `${collection} #${tokenId}`) as string,
    collection,
    description: description as string | undefined,
    image: image as string | undefined,
  }
}

/** https://eips.ethereum.org/EIPS/eip-1155: `{id}` is the id in 64 digits of hex. */
function fillId({ uri, tokenId }: HeldNft): string | undefined {
  return uri?.replaceAll('{id}', tokenId.toString(16).padStart(64, '0'))
}
