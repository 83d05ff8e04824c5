import { readPictureUrl } from '../../pictureUrl'
import type { NameOptions } from '../options'

const longest = 2_048
// The path may have any character but those of a query. `#` is part of a file name.
const ipfs = /^ipfs:\/\/(?:ipfs\/)?(\w{46,128})((?:\/[^?\\\p{Cc}\p{Cs}]*)?)$/iu
const climbing = /(^|\/)\.\.?(\/|$)|%2[ef]|%5c/i

/** Returns the picture of an avatar record (ENSIP-12): image data, or an https address; null for all else. */
export function avatarUrl(record: string | null, { ipfsGateway }: NameOptions = {}): string | null {
  if (!record) return null
  const [, cid, path = ''] = (record.length <= longest && ipfs.exec(record)) || []
  if (cid)
    return ipfsGateway && !climbing.test(path)
      ? `${ipfsGateway.replace(/\/$/, '')}/ipfs/${cid}${encodePath(path)}`
      : null
  return readPictureUrl(record) ?? null
}

/** Encodes the characters that a path cannot have. What is encoded already stays as it is. */
function encodePath(path: string): string {
  return path.replace(/%[\da-f]{2}|[^\w\-.~/!$&'()*+,;=:@]/giu, (found) =>
    found.length === 3 && found.startsWith('%') ? found : encodeURIComponent(found),
  )
}
