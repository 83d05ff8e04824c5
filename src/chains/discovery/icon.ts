const iconMax = 96 * 1024
const rasterPattern = /^data:image\/(png|jpeg|webp|gif)[;,]/i
// Nothing but these parameters: browsers read `; base64` and foreign charsets in ways a check would not.
const svgPattern = /^data:image\/svg\+xml(?:;charset=utf-8|;utf-?8)?(;base64)?,/i
// Drawn as <img>, an SVG runs no script; one that tries to, or that encodes its content so that it cannot be checked, is refused all the same.
const hidden = /(?![\t\n\r])\p{Cc}|\\|&#|<!(entity|attlist|element)|\bon\w+\s*=/iu
const hostile =
  /<[\w.-]*:?(script|foreignobject|iframe|handler)|javascript:|(href|src)=["']?(https?:)?\/\/|@import|url\(["']?(https?:)?\/\/|data:(?!image\/(png|jpeg|webp|gif))/i

/** A wallet's icon if it is a `data:` image of sane size and content, else nothing. */
export function readIcon(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > iconMax) return undefined
  const icon = value.trim()
  if (rasterPattern.test(icon)) return icon
  const head = svgPattern.exec(icon)
  const content = head && decode(icon.slice(head[0].length), head[1] !== undefined)
  return content && isHarmlessSvg(content) ? icon : undefined
}

/**
 * True for an SVG that plainly runs no script and loads nothing: a second line, as icons are drawn as images, which browsers
 * keep from both. What may be opened by itself has to be plain (services/wallets/plainSvg).
 */
export function isHarmlessSvg(text: string): boolean {
  return !hidden.test(text) && !hostile.test(text.replace(/\s/g, ''))
}

function decode(body: string, isBase64: boolean): string | null {
  try {
    // A bare `100%` is a per cent sign to browsers.
    const text = body.replace(/(%[0-9a-f]{2})+/gi, decodeURIComponent)
    if (!isBase64) return text
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
