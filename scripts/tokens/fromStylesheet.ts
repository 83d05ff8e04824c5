import postcss from 'postcss'
import { vars } from '../../src/primitives/theme/contract.css'
import { tokenName } from '../../src/primitives/theme/tokenName'
import { toDesignTokens, type NamedToken, type TokenFile } from './designTokens'

/** Every token of the contract with its property. */
const namedTokens = (tokens: object = vars, path: readonly string[] = []): readonly NamedToken[] =>
  Object.entries(tokens).flatMap(([key, value]: [string, unknown]) => {
    const here = [...path, key]
    return typeof value === 'string' ? [{ path: here, name: tokenName(here) }] : namedTokens(value as object, here)
  })

/** The theme of a built style sheet in the Design Tokens format, a file for each mode, as the format knows none. */
export function designTokensOf(css: string): Readonly<Record<'tokens.json' | 'tokens.dark.json', TokenFile>> {
  const day: Record<string, string> = {}
  const night: Record<string, string> = {}
  postcss.parse(css).each((rule) => {
    if (rule.type !== 'rule') return
    const selector = rule.selector.replaceAll(/["']/g, '')
    const values =
      selector === ':where([data-portico])' ? day : selector === ':where([data-portico][data-mode=dark])' ? night : null
    if (values)
      rule.each((declaration) => {
        if (declaration.type === 'decl') values[declaration.prop] = declaration.value
      })
  })
  const tokens = namedTokens()
  return {
    'tokens.json': toDesignTokens(tokens, day, 'Portico, light'),
    'tokens.dark.json': toDesignTokens(tokens, { ...day, ...night }, 'Portico, dark'),
  }
}
