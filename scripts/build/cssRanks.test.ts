import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { componentRank, cssRanks } from './cssRanks'

const run = (css: string, from?: string, only?: RegExp) =>
  postcss([cssRanks(only ? { only } : {})]).process(css, { from }).css

describe('cssRanks', () => {
  it('puts a class behind the component rank', () => {
    expect(run('.button { color: red }')).toBe(`${componentRank} .button { color: red }`)
  })

  it('ranks every selector of a list and keeps combinators and states', () => {
    expect(run('.a:hover > svg,.b[data-on] { color: red }')).toBe(
      `${componentRank} .a:hover > svg,${componentRank} .b[data-on] { color: red }`,
    )
  })

  it('leaves selectors that set their own rank', () => {
    const css =
      ':where([data-portico]) { --a: 1 } [data-portico] .reset { all: unset } html[data-portico-locked] { overflow: hidden }'
    expect(run(css)).toBe(css)
  })

  it('leaves keyframes and fonts', () => {
    const css = '@keyframes a { 0.5% { opacity: 0 } to { opacity: 1 } } @font-face { font-family: A }'
    expect(run(css)).toBe(css)
  })

  it('reaches rules inside media queries', () => {
    expect(run('@media (pointer: coarse) { .a { color: red } }')).toContain(`${componentRank} .a {`)
  })

  it('does not rank twice', () => {
    const once = run('.a { color: red }')
    expect(run(once)).toBe(once)
  })

  it('touches only the files it is asked for', () => {
    const only = /src\/.*\.vanilla\.css/
    expect(run('.a {}', '/app/host/page.css', only)).toBe('.a {}')
    expect(run('.a {}', '/app/src/Button.css.ts.vanilla.css', only)).toBe(`${componentRank} .a {}`)
  })
})
