import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dark, light } from '../../../src/primitives/theme/palette'
import { verdictsOf, type Colors } from '../../foundations/color/pairs'

const folders = ['docs/guides', 'stories/docs', 'stories/primitives/theme']
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(mdx?|stories\.tsx)$/.test(name))
    .map((name) => join(folder, name)),
)

const plain = /^#[\da-f]{6}$/i

/** The colours that a piece of code sets, in one mode. */
function colorsIn(text: string, mode: 'light' | 'dark'): Partial<Colors> {
  const typed = [...text.matchAll(/\b(\w+): '(#[\da-f]{6}|light-dark\([^)]*\))'/gi)]
  const written = [...text.matchAll(/--portico-color-([\w-]+): ([^;]+);/g)]
  const found = [...typed, ...written].map(([, name = '', value = '']) => {
    const [day, night = day] = /^light-dark\((.*), ?(.*)\)$/.exec(value)?.slice(1) ?? [value]
    return [name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()), mode === 'light' ? day : night]
  })
  return Object.fromEntries(found.filter(([, value = '']) => plain.test(value)))
}

/** Blocks of code that colour something; rules for the night are for the night alone. */
const examples = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const blocks = text.match(file.endsWith('.tsx') ? /code: `[^`]*`/g : /```(?:tsx|css)\n[\s\S]*?```/g) ?? []
  return blocks
    .filter((block) => /accent/.test(block) && Object.keys(colorsIn(block, 'light')).length > 0)
    .map((block) => ({ file, block }))
})

const nightly = /[^\n]*(?:data-mode='dark'|prefers-color-scheme: dark)[\s\S]*/

describe('colours in examples', () => {
  it('are found', () => {
    expect(examples.map(({ file }) => file)).toEqual([
      'docs/guides/theming.md',
      'docs/guides/theming.md',
      'stories/docs/Theming.mdx',
      'stories/primitives/theme/ThemeRoot.stories.tsx',
    ])
  })

  it('begin with the five tokens that are enough, typed and as CSS', () => {
    const [typed, written] = examples.map(({ block }) => block)
    const five = ['accent', 'onAccent', 'focus', 'radius', 'fontFamily']
    expect(five.filter((name) => !typed?.includes(`${name}: '`))).toEqual([])
    const names = ['color-accent', 'color-on-accent', 'color-focus', 'radius', 'font-family']
    expect(names.filter((name) => !written?.includes(`--portico-${name}: `))).toEqual([])
  })

  it.each(examples)('of $file are read, by day and by night: $block', ({ block }) => {
    const day = { ...light, ...colorsIn(block.replace(nightly, ''), 'light') }
    const night = { ...dark, ...colorsIn(block, 'dark') }
    for (const colors of [day, night])
      expect(verdictsOf(colors).flatMap(({ ink, ground, passes }) => (passes ? [] : [`${ink} on ${ground}`]))).toEqual(
        [],
      )
  })
})
