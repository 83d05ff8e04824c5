import { expect, it } from 'vitest'
import { proseRules, readProse } from './prose'

it('reads comments and test titles of a source, and nothing else', () => {
  const source = [
    '/** Number of rows. */',
    'const rows = "Nobody is here" // trailing',
    '/**',
    ' * What the wallet says.',
    ' */',
    "it('asks nobody', () => {})",
    "it.each([1])('counts %s', () => {})",
    '{/* Where it is. */}',
  ].join('\n')
  expect(readProse('a.test.tsx', source).filter(({ text }) => text)).toEqual([
    { kind: 'comment', text: 'Number of rows.', line: 1 },
    { kind: 'comment', text: 'What the wallet says.', line: 4 },
    { kind: 'title', text: 'asks nobody', line: 6 },
    { kind: 'title', text: 'counts %s', line: 7 },
    { kind: 'comment', text: 'Where it is.', line: 8 },
  ])
})

it('reads documents without their code', () => {
  expect(readProse('a.md', 'One.\n```ts\nnobody\n```\nTwo.').map(({ text }) => text)).toEqual(['One.', '```', 'Two.'])
})

it.each([
  ['What a wallet answers.', true],
  ['How many rows there are.', true],
  ['What is a wallet?', false],
  ['The answer of a wallet.', false],
])('finds a noun clause at the begin of "%s": %s', (text, isFound) => {
  expect(proseRules[0]?.pattern.test(text)).toBe(isFound)
})
