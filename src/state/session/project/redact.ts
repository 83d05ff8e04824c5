/** Patterns of possible secrets; the longest kinds first. */
const secrets: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\bwc(?::|%3a)[^\s"'<>]*/gi, '[pairing]'],
  [/\b(?:bearer|basic)\s+[^\s"',;]+/gi, '[credentials]'],
  [/\beyJ[\w-]*(?:\.[\w-]*)*/g, '[token]'],
  [/^.*wants you to sign in with your.*$/gi, '[message]'],
  // A password before the host, and whatever comes after it: endpoints have keys in their paths.
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#@"'<>]*@/gi, '$1'],
  [/\b([a-z][a-z0-9+.-]*:\/\/[^\s/?#"'<>]*)[/?#][^\s"'<>]*/gi, '$1'],
  [/[^\s@"'<>(),;:=]+(?:@|%40)[^\s@"'<>(),;:]+\.[\p{L}\d-]{2,}/giu, '[email]'],
  [/(?:[\p{L}\p{M}\p{N}\p{S}_-]+\.)+eth\b/giu, '[name]'],
  [/\b(registering name) .*$/gi, '$1 [name]'],
  [/\b(otp|pin|code)\b(\W{1,3}|\W{1,3}is\W{1,3})\d{6,8}\b/gi, '$1$2[code]'],
  [
    /\b(sym_?key|secret|pass(?:word|phrase)|private_?key|mnemonic|seed|(?:access_?|auth_?)?token|signature|api_?key)\b["']?\s*[=:]\s*\S+/gi,
    '$1: [removed]',
  ],
  [/(["'`“])[^"'`”]{40,}["'`”]/g, '[text]'],
  [/(?:\d{1,3}\s*,\s*){15,}\d{1,3}/g, '[bytes]'],
  [/[a-z]{3,8}(?:[\s,]+[a-z]{3,8}){11,}/gi, '[words]'],
  // Keys, signatures and addresses: hex, base58, base64.
  [/[\w+/=-]{32,}/g, '[data]'],
]

/** Texts longer than this are left out: they are not read, and they may hold anything. */
const readableMax = 2_000
const shownMax = 200

/** The first line of a text without what may be a secret, short enough for a report. */
export function redact(text: string): string {
  if (text.length > readableMax) return '[long text]'
  const [line = ''] = text.split(/[\r\n\u2028\u2029]/)
  return secrets.reduce((rest, [pattern, word]) => rest.replace(pattern, word), line).slice(0, shownMax)
}

const framesMax = 20
const linesMax = 200
const lineMax = 500
const frame = /([\w.-]{1,60}\.[cm]?[jt]sx?)(?:[?#][^\s()]*?)?:(\d{1,7})(?::\d{1,7})?\)?$/

/** A stack as files and lines: neither the words of the error, nor names of functions, hosts or queries. */
export function redactStack(stack: string): string {
  const frames: string[] = []
  for (const line of stack.slice(0, 20_000).split('\n', linesMax)) {
    const [, file, at] = (line.length <= lineMax && /^\s*at |@/.test(line) && frame.exec(line.trim())) || []
    if (file && at) frames.push(`${redact(file)}:${at}`)
    if (frames.length === framesMax) break
  }
  return frames.join('\n')
}

/** An address with the first part of its path, without password, query and fragment; nothing for what is no page of the web. */
export function redactUrl(href: string): { readonly url: string; readonly domain: string } {
  try {
    const { protocol, host, hostname, pathname } = new URL(href)
    if (!protocol.startsWith('http')) return { url: '', domain: '' }
    // Further parts of a path may be of one visitor: /reset/8a7b.
    const [, first = ''] = pathname.split('/')
    return { url: `${protocol}//${host}/${first.length > 40 ? '[data]' : redact(first)}`, domain: hostname }
  } catch {
    return { url: '', domain: '' }
  }
}
