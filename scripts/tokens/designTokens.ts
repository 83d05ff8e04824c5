import { toFontFamily, toTokenValue, type TokenValue } from './values'

/** A token of the theme: where it stands, and the custom property that carries it. */
export interface NamedToken {
  readonly path: readonly string[]
  readonly name: string
  readonly use?: string
}

interface Token extends TokenValue {
  readonly $description?: string
  readonly $extensions: { readonly 'portico.variable': string }
}

/** Groups and tokens of the Design Tokens format, 2025.10. */
export interface TokenFile {
  [name: string]: string | Token | TokenFile
}

const reference = /var\((--portico-[a-z0-9-]+)\)/g

/**
 * Tokens in the Design Tokens format. Each has a type of its own, as schemas do not follow that of a group. What only a
 * browser understands is left out: `scheme`, `flip`, and whether loops run.
 */
export function toDesignTokens(
  tokens: readonly NamedToken[],
  values: Readonly<Record<string, string>>,
  description: string,
): TokenFile {
  const file: TokenFile = { $description: description }
  for (const { path, name, use } of tokens) {
    const css = written(values, name)
    if (css === undefined || /^(scheme|flip)$/.test(path.join('.'))) continue
    const value = path[0] === 'fontFamily' ? toFontFamily(css) : toTokenValue(css)
    if (!value) continue
    let group = file
    for (const key of path.slice(0, -1)) group = (group[key] ??= {}) as TokenFile
    group[path.at(-1) ?? ''] = {
      ...value,
      ...(use && { $description: use }),
      $extensions: { 'portico.variable': name },
    }
  }
  return file
}

/** A value with the tokens that it names written out. */
function written(values: Readonly<Record<string, string>>, name: string): string | undefined {
  return values[name]?.replace(reference, (whole, inner: string) => written(values, inner) ?? whole)
}
