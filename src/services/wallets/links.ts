import { isThisMachine } from '../../chains/thisMachine'

const max = 1024
const schemePattern = /^([a-z][a-z0-9+.-]{1,63})(:|$)/i
// Schemes that a browser runs, shows or opens itself instead of handing them to an app.
const ownSchemes =
  /^(about|blob|cid|chrome|data|file|filesystem|ftps?|https?|intent|jar|javascript|mailto|mhtml|resource|sms|smsto|tel|vbscript|view-source|webcal|wss?)$/i
// Schemes of no wallet: stores and settings of systems, extensions, other browsers, dialers, and programs that run a command.
const foreignSchemes =
  /extension$|^(android|apt|brave|callto|facetime|firefox|git|googlechromes?|itms\w*|market|microsoft|ms|opera|samsungapps|search|shell|shortcuts|sips?|skype|smb|ssh|steam|telnet|telprompt|touch|vscode|web|workflow|x-apple|x-web)([-.+]|$)/i

/** An https link without credentials, as the browser would write it; http leads to this machine only. */
export function readWebLink(value: unknown, longest = max): string | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined
  try {
    const { protocol, hostname, username, password, href } = new URL(value)
    const isSecure = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))
    return isSecure && !username && !password ? href : undefined
  } catch {
    return undefined
  }
}

/** A link into an app: its own scheme, or a link of the web. A scheme that stands alone gets its `://`. */
export function readAppLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > max) return undefined
  const text = value.trim()
  // Nothing that a browser would drop from a link or that would end one.
  if (/[\s\p{C}"'<>`\\]/u.test(text)) return undefined
  const [, scheme] = schemePattern.exec(text) ?? []
  if (!scheme) return undefined
  if (/^https?$/i.test(scheme)) return readWebLink(text)
  if (ownSchemes.test(scheme) || foreignSchemes.test(scheme)) return undefined
  return /^[^:]+:?$/.test(text) ? `${scheme}://` : text
}
