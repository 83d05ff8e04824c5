import { hoverShare, pressShare, tintShare, type light } from '../../../src/primitives/theme/palette'
import { contrast, mix, shades, type Hex } from './contrast'

/** The colours of a mode by their tokens. */
export type Colors = Readonly<Record<keyof typeof light, Hex>>
export type ColorToken = keyof Colors

/** A colour that is read on another one, somewhere in a view. */
export interface Pair {
  readonly ink: ColorToken
  /** The ground as a person would say it: a token, or one with a share of the ink mixed into it. */
  readonly ground: string
  readonly colors: readonly [ink: Hex, ground: Hex]
  /** The least contrast that passes. */
  readonly least: number
  readonly use: string
}

/** A pair with what it comes to. */
export interface Verdict extends Pair {
  readonly ratio: number
  readonly passes: boolean
}

const surfaces = ['surface', 'raised', 'pressed'] as const
const inks = ['accent', 'success', 'warning', 'danger'] as const
const buttons = [
  ['onAccent', 'accent', 'The primary button'],
  ['text', 'raised', 'The raised button'],
  ['textMuted', 'surface', 'The quiet button'],
  ['danger', 'dangerTint', 'The button that undoes'],
] as const
const states = [
  [0, 'at rest'],
  [hoverShare, 'under the pointer'],
  [pressShare, 'pressed'],
] as const

/** The least contrast of words, and of what is seen but not read, by wish for contrast. */
const leasts = { usual: { words: 4.5, shapes: 3 }, more: { words: 7, shapes: 4.5 } }

/** Every pair that views put together: the test, the page of colours and the theme builder walk this one list. */
export function pairsOf(colors: Colors, wish: keyof typeof leasts = 'usual'): readonly Pair[] {
  const { words, shapes } = leasts[wish]
  const pair = (ink: ColorToken, ground: ColorToken, use: string, least = words): Pair => ({
    ink,
    ground,
    colors: [colors[ink], colors[ground]],
    least,
    use,
  })
  const tints = inks.map((ink) => ({
    ink,
    ground: `${ink}Tint`,
    color: ink === 'accent' ? mix(colors.accent, colors.surface, tintShare) : colors[`${ink}Tint`],
  }))
  return [
    ...surfaces.flatMap((ground) => [
      pair('text', ground, 'Words'),
      pair('textMuted', ground, 'Second lines and hints'),
      pair('focus', ground, 'The ring around what has the focus', shapes),
    ]),
    ...inks.flatMap((ink) => [
      pair(ink, 'surface', 'Signs and words on the card'),
      pair(ink, 'raised', 'Signs and words on a row'),
    ]),
    ...tints.flatMap(({ ink, ground, color }) =>
      ([ink, 'text', 'textMuted'] as const).map((one) => ({
        ink: one,
        ground,
        colors: [colors[one], color] as const,
        least: words,
        use: one === ink ? 'Signs and tags' : 'Notices',
      })),
    ),
    ...buttons.flatMap(([ink, ground, use]) =>
      states.map(([share, state]) => ({
        ink,
        ground: share === 0 ? ground : `${ground} + ${share} % ${ink}`,
        colors: [colors[ink], mix(colors[ink], colors[ground], share)] as const,
        least: words,
        use: `${use} ${state}`,
      })),
    ),
  ]
}

/** Contrast of each pair. */
export const verdictsOf = (colors: Colors, wish?: keyof typeof leasts): readonly Verdict[] =>
  pairsOf(colors, wish).map((pair) => {
    const ratio = contrast(...pair.colors)
    return { ...pair, ratio, passes: ratio >= pair.least }
  })

/** Advice about a token with no colour of its hue that passes; a button may miss in one of its states alone. */
export function adviceOf(faults: readonly Verdict[]): string {
  const found = [
    ...new Set(faults.map(({ use }) => states.find(([, name]) => use.endsWith(` ${name}`))?.[1] ?? 'at rest')),
  ]
  const advice = 'No other colour of its hue helps: change what it stands on.'
  return found.includes('at rest') ? advice : `It is read at rest, and not ${found.join(', nor ')}. ${advice}`
}

/** Tokens that stand on a token as their ground, and so have to follow when that moves. */
const carried: Partial<Record<ColorToken, ColorToken>> = { accent: 'onAccent' }

/**
 * The nearest colour of the token's hue with which all its pairs pass, the other tokens as they are. Words on the accent
 * follow it, where that is what it takes: white, or a black.
 */
export function nearestPassing(colors: Colors, token: ColorToken): Partial<Colors> | null {
  const passes = (changed: Partial<Colors>, tokens: readonly ColorToken[]) =>
    verdictsOf({ ...colors, ...changed }).every((verdict) => verdict.passes || !tokens.includes(verdict.ink))
  if (token === 'onAccent')
    return [...onAccents].map((onAccent) => ({ onAccent })).find((changed) => passes(changed, ['onAccent'])) ?? null
  const follower = carried[token]
  for (const shade of shades(colors[token])) {
    const alone = { [token]: shade }
    if (!passes(alone, [token])) continue
    if (!follower || passes(alone, [follower])) return alone
    const onAccent = onAccents.find((one) => passes({ ...alone, [follower]: one }, [follower]))
    if (onAccent) return { ...alone, [follower]: onAccent }
  }
  return null
}

const onAccents = ['#ffffff', '#101010', '#000000'] as const

/** The words on an accent: those of the palette where they are read, else white or black; nothing where none is. */
export const readOnAccent = (colors: Colors): Hex | undefined =>
  [colors.onAccent, ...onAccents].find((onAccent) =>
    verdictsOf({ ...colors, onAccent }).every(({ ink, passes }) => passes || ink !== 'onAccent'),
  )
