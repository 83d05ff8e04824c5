import { isHarmlessSvg } from '../../chains/discovery/icon'

const elements = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textpath title desc metadata style image
  lineargradient radialgradient stop clippath mask pattern marker switch view animate animatetransform animatemotion mpath
  filter feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting fedisplacementmap
  fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology
  feoffset fepointlight fespecularlighting fespotlight fetile feturbulence`.split(/\s+/),
)
// Traces that drawing programs leave; a name for another language would be one of these.
const foreign = /1999\/xhtml|xsl\/transform|mathml|<\?(?!xml\s)|<!\[cdata\[|<!doctype[^>]*\[/i
const programs = /^(sodipodi|inkscape|rdf|cc|dc|sketch|serif|xodm|svgjs):[\w-]+$/i
// Into the drawing itself, or image data.
const ownLink = /^(#|data:image\/(png|jpeg|webp|gif)[;,])/i

/** True for a drawing that has only elements that draw, and refers to nothing outside of itself. */
export function isPlainSvg(text: string): boolean {
  if (!isHarmlessSvg(text) || foreign.test(text)) return false
  const names = [...text.matchAll(/<\/?\s*([^\s/>!?]+)/g)].map(([, name = '']) => name)
  if (!names.every((name) => elements.has(name.toLowerCase()) || programs.test(name))) return false
  const links = [...text.matchAll(/(?:\b|:)(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi)]
  const urls = [...text.matchAll(/url\(\s*["']?([^)"']*)/gi)]
  const targets = [...links, ...urls].map((match) => match.slice(1).find((part) => part !== undefined) ?? '')
  if (!targets.every((target) => target.trim() === '' || ownLink.test(target.trim()))) return false
  // An animation changes what was read: not a link, and not what a script would listen to.
  return !/attributename\s*=\s*["']?\s*(on|[\w-]*:?href)/i.test(text)
}
