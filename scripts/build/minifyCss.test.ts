import postcss from 'postcss'
import { expect, it } from 'vitest'
import { cssRanks } from './cssRanks'
import { minifyCss } from './minifyCss'

const minify = (css: string) => postcss([minifyCss()]).process(css, { from: undefined }).css

it.each([
  ['.a {\n  color: red;\n  margin: 0 auto;\n}\n', '.a{color:red;margin:0 auto}'],
  ['.a,\n.b:hover > .c { color: red; }', '.a,.b:hover > .c{color:red}'],
  ['/* said */ .a { /* here */ color: red; }', '.a{color:red}'],
  ['@media (prefers-color-scheme: dark) {\n  .a { --b: 1px; }\n}', '@media (prefers-color-scheme: dark){.a{--b:1px}}'],
  ['@keyframes a {\n  0%, 50% { opacity: 0 }\n  to { opacity: 1 }\n}', '@keyframes a{0%,50%{opacity:0}to{opacity:1}}'],
  // Spaces around + and - mean something in calc(), and those in strings are the text itself.
  [
    '.a { inline-size: calc(var(--b) * 2 + 4px); content: "a  b" }',
    '.a{inline-size:calc(var(--b) * 2 + 4px);content:"a  b"}',
  ],
  ['.a { color: red !important; }', '.a{color:red!important}'],
])('%j becomes %s', (css, small) => {
  expect(minify(css)).toBe(small)
})

it('what is small stays as it is, and keeps its rank', () => {
  const { css } = postcss([cssRanks(), minifyCss()]).process('.a { color: red }', { from: undefined })
  expect(css).toBe('[data-portico][data-portico]:not(#_p):not(#_p) .a{color:red}')
  expect(minify(css)).toBe(css)
})
