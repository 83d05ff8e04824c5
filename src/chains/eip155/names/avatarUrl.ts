import { readIcon } from '../../discovery/icon'
import type { NameOptions } from '../options'

const longest = 2_048
// Addresses of this machine or its neighbours, and bare numbers, which browsers read as such.
const near = /^\[|^[\d.]+$|(^|\.)(localhost|local|internal|home|lan|test)\.?$|^[^.]+\.?$/i
const ipfs = /^ipfs:\/\/(?:ipfs\/)?(\w{46,128}(?:\/[\w\-.~%/]*)?)$/

/** What to show for an avatar record (ENSIP-12): image data, or an https address; null for all else. */
export function avatarUrl(record: string | null, { ipfsGateway }: NameOptions = {}): string | null {
  if (!record) return null
  if (record.startsWith('data:')) return readIcon(record) ?? null
  if (record.length > longest) return null
  const path = ipfs.exec(record)?.[1]
  if (path) return ipfsGateway && !/\.\.|%2[ef]/i.test(path) ? `${ipfsGateway.replace(/\/$/, '')}/ipfs/${path}` : null
  if (!/^https:\/\//i.test(record) || !URL.canParse(record)) return null
  const { hostname, username, password, href } = new URL(record)
  return username || password || near.test(hostname) ? null : href
}
