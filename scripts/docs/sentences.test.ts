import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { argTypeOf } from './argTypes'
import type { ComponentDoc } from './componentDoc'
import { openSource } from './openSource'
import { componentFiles, readComponents } from './readComponents'
import { faultsOf, readSentences, type Sentence } from './readSentences'

const entries = [
  'src/index.ts',
  ...['primitives', 'views', 'state', 'chains', 'siwx', 'server'].map((name) => `src/${name}/index.ts`),
  ...readdirSync('src/entries')
    .filter((file) => !file.includes('.test.'))
    .map((file) => `src/entries/${file}`),
  'src/views/shell/modal/mount.tsx',
]

let sentences: readonly Sentence[]
let components: readonly ComponentDoc[]

beforeAll(() => {
  const source = openSource([...new Set([...entries, ...componentFiles])])
  sentences = readSentences(source, entries)
  components = readComponents(source, componentFiles)
}, 120_000)

describe('what the source says of itself', () => {
  it('reads every kind', () => {
    const count = (kind: Sentence['kind']) => sentences.filter((sentence) => sentence.kind === kind).length
    expect(count('component')).toBeGreaterThan(60)
    expect(count('prop')).toBeGreaterThan(250)
    expect(count('hook')).toBeGreaterThan(40)
    expect(count('atom')).toBeGreaterThan(15)
    expect(count('error')).toBeGreaterThan(50)
  })

  it('has a sentence of its own for each component, prop, hook, atom and error', () => {
    expect(faultsOf(sentences)).toEqual([])
  })

  it('offers every choice of a union in its control', () => {
    const unions = components.flatMap(({ name, props }) => props.map((prop) => ({ name, prop })))
    const literal = /^(?:'[^']*'|-?\d+)(?: \| (?:'[^']*'|-?\d+))*$/
    const written = unions.filter(({ prop }) => literal.test(prop.type))
    expect(written.length).toBeGreaterThan(20)
    for (const { name, prop } of written) {
      const { options = [], control } = argTypeOf(prop)
      expect([name, prop.name, options.map((one) => (typeof one === 'string' ? `'${one}'` : `${one}`))]).toEqual([
        name,
        prop.name,
        [...new Set(prop.type.split(' | '))],
      ])
      expect(control).toBeTruthy()
    }
  })
})

describe('faults of sentences', () => {
  const at = (kind: Sentence['kind'], name: string, text: string): Sentence => ({ kind, name, text, at: 'x.ts:1' })

  it('are a missing one, the name again, and two that are equal within a kind', () => {
    expect(
      faultsOf([
        at('component', 'Empty', ' '),
        at('prop', 'walletName', 'The name of the wallet.'),
        at('hook', 'useOne', 'What is there.'),
        at('hook', 'useOther', 'What is there.'),
        at('atom', 'oneAtom', 'What is there.'),
      ]),
    ).toEqual([
      'component Empty (x.ts:1) has no sentence',
      'prop walletName (x.ts:1) says its name again',
      'hook useOther (x.ts:1) says what useOne (x.ts:1) says',
    ])
  })

  it('are not faults where two components have the same prop', () => {
    expect(faultsOf([at('prop', 'label', 'Names the field.'), at('prop', 'label', 'Names the field.')])).toEqual([])
  })
})
