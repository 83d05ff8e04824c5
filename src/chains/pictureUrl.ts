import { readIcon } from './discovery/icon'

const longest = 2_048
// Addresses of this machine or its neighbours, and bare numbers, which browsers read as such.
const near = /^\[|^[\d.]+$|(^|\.)(localhost|local|internal|home|lan|test)\.?$|^[^.]+\.?$/i

/**
 * An address of a picture that others name, as the browser would write it: image data of sane size and content, or https
 * without credentials that is not on this machine or its network, where a request alone may do something.
 */
export function readPictureUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (value.startsWith('data:')) return readIcon(value)
  if (value.length > longest || !/^https:\/\//i.test(value) || !URL.canParse(value)) return undefined
  const { hostname, username, password, href } = new URL(value)
  return username || password || near.test(hostname) ? undefined : href
}
