import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const icons = 'node_modules/@web3icons/core/dist/svgs'
const head =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24" fill="none" viewBox="0 0 24 24"[^>]*>/

/**
 * The drawing within the 24 by 24 px of an icon, its square filled: no element of its own around it, no clip of the whole
 * square, short ids.
 * @throws for an icon that the package does not have, or has in another form
 */
export function drawingOf(icon: string): string {
  const [folder = '', id = ''] = icon.split('/')
  const source = readFileSync(join(icons, folder, 'background', `${id}.svg.js`), 'utf8')
  const literal = /'(<svg[\s\S]*<\/svg>)\\n'/.exec(source)?.[1]
  if (!literal) throw new Error(`${icon}: the package has another form`)
  const text = literal.replace(/\\n\s*/g, '')
  if (!head.test(text) || text.includes('\\')) throw new Error(`${icon}: not the head of a 24 px icon`)
  return shortIds(withoutClip(text.replace(head, '').replace(/<\/svg>$/, '')))
}

/** The picture clips its own square: a group that does so again is left out. */
function withoutClip(text: string): string {
  const group = /^<g clip-path="url\(#([\w-]+)\)">([\s\S]*)<\/g><defs>([\s\S]*)<\/defs>$/.exec(text)
  if (!group) return text
  const [, id, content = '', definitions = ''] = group
  const clip = `<clipPath id="${id}"><path fill="#fff" d="M0 0h24v24H0z"/></clipPath>`
  if (!definitions.includes(clip) || content.includes(`#${id})`)) return text
  const rest = definitions.replace(clip, '')
  return rest ? `${content}<defs>${rest}</defs>` : content
}

function shortIds(text: string): string {
  const ids = [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id)
  return ids.reduce((short, id, index) => {
    const next = String.fromCharCode(97 + index)
    return short.replaceAll(`id="${id}"`, `id="${next}"`).replaceAll(`#${id})`, `#${next})`)
  }, text)
}
