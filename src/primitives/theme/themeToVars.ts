import { tokenName } from './tokenName'
import type { vars } from './contract.css'

type Partial<Tokens> = { readonly [Key in keyof Tokens]?: Tokens[Key] extends string ? string : Partial<Tokens[Key]> }

/** Tokens a host sets, in the shape of the contract: `{ color: { accent: '#ff5500' }, radius: '2px' }`. */
export type Theme = Partial<typeof vars>

/** Turns a partial theme into custom properties by their public names. */
export function themeToVars(theme: Theme): Record<string, string> {
  const properties: Record<string, string> = {}
  const walk = (tokens: object, path: readonly string[]) => {
    for (const [key, value] of Object.entries(tokens)) {
      if (typeof value === 'string') properties[tokenName([...path, key])] = value
      else if (value) walk(value, [...path, key])
    }
  }
  walk(theme, [])
  return properties
}
