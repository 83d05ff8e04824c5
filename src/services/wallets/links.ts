const max = 1024
const schemePattern = /^([a-z][a-z0-9+.-]{1,63})(:|$)/i
// What a browser runs, shows or opens itself instead of handing it to an app.
const ownSchemes =
  /^(about|blob|chrome|data|file|filesystem|ftp|https?|intent|javascript|mailto|resource|sms|tel|vbscript|view-source|wss?)$/i

/** An http(s) link without credentials, as the browser would write it. */
export function readWebLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > max) return undefined
  try {
    const { protocol, username, password, href } = new URL(value)
    return /^https?:$/.test(protocol) && !username && !password ? href : undefined
  } catch {
    return undefined
  }
}

/** A link into an app: its own scheme, or an http(s) link. A scheme that stands alone gets its `://`. */
export function readAppLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > max) return undefined
  const text = value.trim()
  // Nothing that a browser would drop from a link or that would end one.
  if (/[\s\p{C}"'<>`\\]/u.test(text)) return undefined
  const [, scheme] = schemePattern.exec(text) ?? []
  if (!scheme) return undefined
  if (/^https?$/i.test(scheme)) return readWebLink(text)
  if (ownSchemes.test(scheme)) return undefined
  return /^[^:]+:?$/.test(text) ? `${scheme}://` : text
}
