import { describe, expect, it } from 'vitest'
import { parseSync } from 'vite'
import { makeEager } from './eagerFunctions'

const body = 'return one.some.thing + other.some.thing + another.some.thing'

describe('functions that are called soon', () => {
  it.each([
    [`const a = (one) => { ${body} }`, `const a = ((one) => { ${body} })`],
    [`const a = memo(function A(one) { ${body} })`, `const a = memo((function A(one) { ${body} }))`],
    [`const a = { b: async (one) => { ${body} } }`, `const a = { b: (async (one) => { ${body} }) }`],
    [
      `const a = (one) => { use(() => { ${body} }); return () => { ${body} } }`,
      `const a = ((one) => { use((() => { ${body} })); return (() => { ${body} }) })`,
    ],
  ])('stand in parentheses: %s', (code, eager) => {
    expect(makeEager(code)).toBe(eager)
  })

  it.each([
    `const a = { b(one) { ${body} } }`,
    `const a = { get b() { ${body} } }`,
    `class A { b(one) { ${body} } }`,
    `const a = view({ onClick: (one) => { ${body} } })`,
    'const a = (one) => one.some.thing',
  ])('are all there are: %s', (code) => {
    expect(makeEager(code)).toBe(code)
  })

  it('stand above what is defined with them, in the order in which they were declared', () => {
    const code = `import { a } from 'b'\nconst c = a(d)\nfunction d(one) { return e(one) }\nasync function e() {}\nexport { c }`
    expect(makeEager(code)).toBe(
      `import { a } from 'b'\nconst d = (function d(one) { return e(one) });\nconst e = (async function e() {});\nconst c = a(d)\n\n\nexport { c }`,
    )
  })

  it('keep what stands before the imports', () => {
    const eager = makeEager(`'use client'\nimport { a } from 'b'\nfunction c() { return a }`)
    expect(eager.startsWith(`'use client'\nimport { a } from 'b'\nconst c = (function c()`)).toBe(true)
    expect(parseSync('chunk.js', eager).errors).toEqual([])
  })
})
