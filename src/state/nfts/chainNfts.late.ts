import type { ChainReader } from '../../chains/adapter'
import { isRecord } from '../../chains/guards'
import type { Network } from '../../chains/network'
import type { HeldNft, ListedCollection, Nft, NftMedia, NftSource } from '../../chains/tokens'
import { isOn } from '../tokens/listed'
import { mediaUrl } from './media.late'

/** So many descriptions are asked for at a time, and in all; those on the chain itself cost nothing. */
const together = 6
const mostAsked = 100

const longestDocument = 200_000

export interface ChainNftOptions {
  readonly loadReader: (network: Network) => Promise<ChainReader> | null
  readonly collections: readonly ListedCollection[]
  readonly media: NftMedia
  /** Reads a document at an address; null where it cannot be had. */
  readonly fetchText: (url: string, signal: AbortSignal) => Promise<string | null>
}

/** What the chain itself says of the collections that the host named. */
export function chainNfts({ loadReader, collections, media, fetchText }: ChainNftOptions): NftSource {
  return {
    listNfts: async ({ account, network, signal }) => {
      const listed = collections.filter(({ chainId }) => isOn(network, chainId))
      const reader = listed.length > 0 ? await loadReader(network) : null
      if (!reader?.listNfts) return []
      const held = await reader.listNfts(network, account.split(':').slice(2).join(':'), listed)
      const documents = new Map<HeldNft, unknown>()
      const asked: [HeldNft, string][] = []
      for (const one of held) {
        const onChain = readData(one.uri)
        const url = onChain === undefined ? mediaUrl(fillId(one), media) : undefined
        if (onChain !== undefined) documents.set(one, parse(onChain))
        else if (url && asked.length < mostAsked) asked.push([one, url])
      }
      const next = async (): Promise<void> => {
        const [one, url] = asked.shift() ?? []
        if (!one || !url || signal.aborted) return
        documents.set(one, parse(await fetchText(url, signal).catch(() => null)))
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
  document: unknown,
): Nft {
  const collection = listed.find((one) => one.address === address)?.name ?? ''
  const { name, description, image }: Record<string, unknown> = isRecord(document) ? document : {}
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

/** The text of a `data:` address, undefined for other addresses; null where it cannot be read. */
function readData(uri: string | undefined): string | null | undefined {
  if (!uri?.startsWith('data:')) return undefined
  const [, isBase64, body] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(uri.slice(0, longestDocument)) ?? []
  try {
    if (body === undefined) return null
    if (!isBase64) return body.replace(/(%[0-9a-f]{2})+/gi, decodeURIComponent)
    return new TextDecoder().decode(Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0)))
  } catch {
    return null
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}
