import { expect, it } from 'vitest'
import { orderedMembers } from './orderedMembers'

const report = (members: readonly string[]) =>
  ['// @public', 'export const en: {', ...members, '};', '', '// @public', 'export function last(): void;'].join('\n')
const one = [
  '    one: {',
  '        b: string;',
  '        // (undocumented)',
  '        a: (count: number) => string;',
  '    };',
]
const two = ['    two: string;']

it('writes the members of a type literal by name, in whatever order they come', () => {
  const ordered = orderedMembers(report([...two, ...one]))
  expect(ordered).toBe(orderedMembers(report([...one, ...two])))
  expect(ordered).toBe(
    report([
      '    one: {',
      '        // (undocumented)',
      '        a: (count: number) => string;',
      '        b: string;',
      '    };',
      ...two,
    ]),
  )
})

it('leaves what stands outside of a literal where it is', () => {
  const text = 'export interface B {\n    b: string;\n    a: string;\n}\n\nexport type A = string;\n'
  expect(orderedMembers(text)).toBe(text)
})
