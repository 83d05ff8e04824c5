import { UnusableAnswerError, UnusableImageError } from '../http/httpErrors'
import type { Http } from '../http/http'
import { isPlainSvg } from './plainSvg'
import { isImageId, readWallet } from './readWallet'
import { isRecord, readList } from '../http/readValue'
import { type Directory, type WalletPage, type WalletQuery, walletPageEntries, walletSearchEntries } from '../types'

const imageMax = 512 * 1024
const imageTypes = /^image\/(png|jpeg|webp|gif|avif|svg\+xml)$/

/** The hosted directory of wallets, and who has their pictures. */
export function createDirectory(http: Http, images: Http = http): Directory {
  const listWallets = async ({ page = 1, entries = walletPageEntries, badge, signal, ...query }: WalletQuery = {}) => {
    const params = {
      page,
      entries,
      badge_type: badge,
      search: query.search?.trim(),
      chains: query.chains,
      include: query.include,
      exclude: query.exclude,
      names: query.names,
      rdns: query.rdns,
    }
    return readPage(await http.getJson('/getWallets', { params, signal }))
  }
  const image = async (path: string, imageId: string, signal?: AbortSignal) => {
    if (!isImageId(imageId)) throw new UnusableImageError('its id is none')
    const { type, bytes } = await images.getFile(`${path}/${imageId}`, imageMax, { signal })
    return readImage(type, bytes)
  }
  return {
    listWallets,
    searchWallets: (search, filter) => listWallets({ ...filter, search, entries: walletSearchEntries }),
    walletImage: (imageId, signal) => image('/getWalletImage', imageId, signal),
    networkImage: (imageId, signal) => image('/public/getAssetImage', imageId, signal),
  }
}

/** Drops unusable and repeated wallets. @throws UnusableAnswerError for what is no page */
function readPage(answer: unknown): WalletPage {
  const { count, data } = isRecord(answer) ? answer : {}
  const wallets = readList(data, readWallet)
  if (!wallets) throw new UnusableAnswerError('it has no list of wallets')
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
    throw new UnusableAnswerError('it has no count of wallets')
  const seen = new Set<string>()
  return { count, wallets: wallets.filter(({ id }) => !seen.has(id) && seen.add(id)) }
}

function readImage(contentType: string, bytes: Uint8Array<ArrayBuffer>): Blob {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!imageTypes.test(type)) throw new UnusableImageError('its type is none that can be shown')
  if (bytes.length === 0) throw new UnusableImageError('it is empty')
  // Opened by itself, the object URL of an SVG would be a page of the host's origin.
  if (type === 'image/svg+xml' && !isPlainSvg(new TextDecoder().decode(bytes)))
    throw new UnusableImageError('it is a drawing that does more than draw')
  return new Blob([bytes], { type })
}
