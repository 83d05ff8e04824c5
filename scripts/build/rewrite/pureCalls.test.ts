import { describe, expect, it } from 'vitest'
import { markPure } from './pureCalls'

describe('calls at load', () => {
  it.each([
    ['const a = atom(1)', 'const a = /*#__PURE__*/ atom(1)'],
    ['export const a = atom(inner(1))', 'export const a = /*#__PURE__*/ atom(/*#__PURE__*/ inner(1))'],
    ['const a = new Map([[1, two()]])', 'const a = /*#__PURE__*/ new Map([[1, /*#__PURE__*/ two()]])'],
    ['class A { static b = make(); c = make() }', 'class A { static b = /*#__PURE__*/ make(); c = make() }'],
  ])('are marked: %s', (code, marked) => {
    expect(markPure(code)).toBe(marked)
  })

  it.each([
    'const a = () => run()',
    'function f() { run() }',
    'run()',
    'const a = /* @__PURE__ */ atom(1)',
    'class A { b() { run() } }',
  ])('are all there are: %s', (code) => {
    expect(markPure(code)).toBe(code)
  })
})
