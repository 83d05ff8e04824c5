const iconMax = 96 * 1024
const imagePattern = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i
// Drawn as <img>, an SVG runs no script; one that tries to is refused all the same.
const hostileSvg = /<script|<foreignobject|\bon\w+\s*=|javascript:|(href|src)\s*=\s*["']?\s*(https?:)?\/\/|@import|url\(\s*["']?\s*(https?:)?\/\//i

/** A wallet's icon if it is a `data:` image of sane size and content, else nothing. */
export function readIcon(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > iconMax) return undefined
  const icon = value.trim()
  const [, kind] = imagePattern.exec(icon) ?? []
  if (!kind) return undefined
  if (kind.toLowerCase() !== 'svg+xml') return icon
  const content = decode(icon)
  return content === null || !isHarmlessSvg(content) ? undefined : icon
}

/** True for an SVG that runs nothing and asks nobody for anything. */
export function isHarmlessSvg(text: string): boolean {
  return !hostileSvg.test(text)
}

function decode(dataUrl: string): string | null {
  const comma = dataUrl.indexOf(',')
  try {
    const body = decodeURIComponent(dataUrl.slice(comma + 1))
    return /;base64/i.test(dataUrl.slice(0, comma)) ? atob(body) : body
  } catch {
    return null
  }
}
