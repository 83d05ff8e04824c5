import { createGlobalThemeContract } from '@vanilla-extract/css'
import { tokenName } from './tokenName'

/** As `tokenName` writes a key: `onAccent` is `on-accent`. */
type Kebab<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Key

/** Each token by the name that it has in a style sheet. */
type Named<Tokens, Path extends string = '--portico'> = {
  [Key in keyof Tokens & (string | number)]: Tokens[Key] extends null
    ? `var(${Path}-${Kebab<`${Key}`>})`
    : Named<Tokens[Key], `${Path}-${Kebab<`${Key}`>}`>
}

const tokens = {
  width: null,
  radius: null,
  fontSize: null,
  zIndex: null,
  fontFamily: null,
  scheme: null,
  flip: null,
  shadow: null,
  corner: { s: null, m: null, l: null, full: null },
  text: { note: null, body: null, title: null, amount: null },
  space: { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null },
  color: {
    text: null,
    textMuted: null,
    surface: null,
    raised: null,
    pressed: null,
    border: null,
    accent: null,
    onAccent: null,
    focus: null,
    success: null,
    warning: null,
    danger: null,
    backdrop: null,
    accentTint: null,
    successTint: null,
    warningTint: null,
    dangerTint: null,
  },
  motion: { modal: null, view: null, header: null, shake: null, ease: null, loop: null },
}

/**
 * Every token of the theme, by its name as in `var(--portico-color-raised)`. The names are public: hosts restyle by them.
 * @example
 * const ground = { background: vars.color.raised }
 */
export const vars = createGlobalThemeContract(tokens, (_value, path) => tokenName(path).slice(2)) as Named<
  typeof tokens
>
