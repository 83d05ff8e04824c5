import { vars } from '../../../src/primitives/theme/contract.css'
import { tokenName } from '../../../src/primitives/theme/tokenName'
import { uses } from './uses'

/** A token as a page shows it. */
export interface TokenRow {
  readonly path: readonly string[]
  /** `--portico-color-accent` */
  readonly name: string
  /** `vars.color.accent`, as primitives of a host would write it. */
  readonly typed: string
  readonly use: string
}

/** The group of a token that lies in none. */
export const masters = 'masters'
export type TokenGroup =
  typeof masters | { [Key in keyof typeof vars]: (typeof vars)[Key] extends string ? never : Key }[keyof typeof vars]

const typedPath = (path: readonly string[]) =>
  path.reduce((text, key) => (/^\d/.test(key) ? `${text}[${key}]` : `${text}.${key}`), 'vars')

function walk(tokens: object, told: object, path: readonly string[]): readonly TokenRow[] {
  return Object.entries(tokens).flatMap(([key, value]: [string, unknown]) => {
    const here = [...path, key]
    const use = (told as Readonly<Record<string, unknown>>)[key]
    if (typeof value !== 'string') return walk(value as object, use as object, here)
    return [{ path: here, name: tokenName(here), typed: typedPath(here), use: String(use) }]
  })
}

/** Every token of the contract. */
export const tokenRows: readonly TokenRow[] = walk(vars, uses, [])

/** The tokens of a group. */
export const rowsOf = (group: TokenGroup): readonly TokenRow[] =>
  tokenRows.filter(({ path }) => (path.length === 1 ? masters : path[0]) === group)

/** Tokens by their typed paths, in that order. */
export const rowsNamed = (...names: readonly string[]): readonly TokenRow[] =>
  names.flatMap((name) => tokenRows.filter(({ path }) => path.join('.') === name))

/** Values of tokens in the style sheet, at an element: a function of a master is written out by the browser where it can. */
export function readTokens(element: Element, rows: readonly TokenRow[]): Readonly<Record<string, string>> {
  const style = getComputedStyle(element)
  return Object.fromEntries(rows.map(({ name }) => [name, style.getPropertyValue(name).trim()]))
}

const sum = /^calc\(([\d.]+)(px|ms|s) \* ([\d.]+)\)$/

/** A value as a person reads it: what is computed, with its result. */
export function toldValue(value: string): string {
  const [, base, unit, factor] = sum.exec(value) ?? []
  return base === undefined
    ? value
    : `${Number((Number(base) * Number(factor)).toFixed(2))}${unit} = ${base}${unit} × ${factor}`
}
