import type { Getter } from 'jotai/vanilla'
import { check } from '../../../chains/checkChains'
import { isList, isRecord, isText, offers } from '../../../chains/guards'
import type { ListedCollection, Nft, NftMedia, NftQuery, NftSource } from '../../../chains/tokens'
import { withTimeout } from '../../../chains/withTimeout'
import { readBytes } from '../../../services/http/readBytes'
import { getChainReader } from '../../session/account/chainReaders'
import type { Sources } from '../../core/config'
import { configAtom, envAtom } from '../../core/runtime'
import { chainNfts } from './chainNfts.late'
import { checkNfts } from './checkNfts.late'
import { NftsUnavailableError } from './nftErrors'

/** A source that does not answer for so long counts as failed: there is a way on then. */
const longestMs = 20_000
/** For one document. */
const timeoutMs = 10_000
const mostBytes = 200_000

/**
 * Reads which collectibles an account has: from the host's own source, else, of the collections it named, from the chain.
 * @throws NftsUnavailableError, or InvalidConfigError for `sources` that are not usable
 */
export async function readNfts(get: Getter, query: NftQuery): Promise<readonly Nft[]> {
  const { source, media } = sourceOf(get)
  try {
    const { clock } = get(envAtom)
    const answer = await withTimeout((signal) => source.listNfts({ ...query, signal }), {
      ...query,
      clock,
      ms: longestMs,
    })
    return checkNfts(answer, query.network.caipNetworkId, media)
  } catch (error) {
    throw error instanceof NftsUnavailableError ? error : new NftsUnavailableError(error)
  }
}

function sourceOf(get: Getter): { readonly source: NftSource; readonly media: NftMedia } {
  const { nfts, collections = [], media = {} }: Sources = get(configAtom).sources ?? {}
  check(nfts === undefined || offers('listNfts')(nfts), 'sources.nfts', nfts, 'an NftSource')
  check(isList(collections, isCollection), 'sources.collections', collections, 'a list of collections')
  check(isMedia(media), 'sources.media', media, 'an object with `proxy` and `ipfsGateway`')
  if (nfts) return { source: nfts, media }
  const { clock } = get(envAtom)
  const fetchDocument = (url: string, signal: AbortSignal) =>
    withTimeout(
      async (limit) => {
        const answer = await fetch(url, { signal: limit, credentials: 'omit', referrerPolicy: 'no-referrer' })
        if (!answer.ok) return null
        const type = answer.headers.get('content-type') ?? ''
        if (/^\s*image\//i.test(type)) return { type, text: '' }
        return { type, text: new TextDecoder().decode(await readBytes(answer, mostBytes)) }
      },
      { clock, ms: timeoutMs, signal },
    )
  const loadReader = ({ chainNamespace }: NftQuery['network']) => getChainReader(get, chainNamespace)
  return { source: chainNfts({ loadReader, collections, media, fetchDocument }), media }
}

function isCollection(entry: unknown): entry is ListedCollection {
  if (!isRecord(entry)) return false
  const { chainId, address, name, standard, tokenIds } = entry
  const isId = (id: unknown) => /^\d{1,78}$/.test(`${id as bigint}`)
  return (
    /^(number|string)$/.test(typeof chainId) &&
    isText(name) &&
    isText(address) &&
    /^0x[\da-f]{40}$/i.test(address) &&
    (standard === undefined || standard === 'erc721' || standard === 'erc1155') &&
    (tokenIds === undefined || isList(tokenIds, isId))
  )
}

function isMedia(media: unknown): media is NftMedia {
  const isAddress = (text: unknown) => text === undefined || (isText(text) && /^https?:\/\/./.test(text))
  return isRecord(media) && isAddress(media.proxy) && isAddress(media.ipfsGateway)
}
