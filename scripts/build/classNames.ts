import { readdirSync } from 'node:fs'

/** Facts of vanilla-extract about a name it makes. */
export interface NamedStyle {
  /** Unique over all files: a part for the file, and a count within it. */
  readonly hash: string
  /** From the root of the package. */
  readonly filePath: string
}

/** The files of styles below a folder, in an order that is the same on every system. */
export function styleFiles(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css.ts'))
  return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).sort()
}

/**
 * Names for classes, variables and keyframes that are short, and alike enough to compress well: `_p`, two characters
 * for the file, and a count within it.
 * @throws for a style of another file
 */
export function classNames(files: readonly string[]): (style: NamedStyle) => string {
  const names = new Map<string, Map<string, string>>()
  return ({ hash, filePath }) => {
    const index = files.indexOf(filePath.replaceAll('\\', '/'))
    if (index < 0) throw new Error(`${filePath} is none of the files of styles`)
    const own = names.get(filePath) ?? new Map<string, string>()
    names.set(filePath, own)
    const name = own.get(hash) ?? `_p${index.toString(36).padStart(2, '0')}${own.size.toString(36)}`
    own.set(hash, name)
    return name
  }
}
