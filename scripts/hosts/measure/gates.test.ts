import { expect, it } from 'vitest'
import type { Chunk } from '../../build/chunks'
import { findLazy, findMisplaced, gates } from './gates'

const chunk = (name: string, parts: Partial<Chunk> = {}): Chunk => ({
  name,
  fileName: `${name}.js`,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  moduleIds: [],
  ...parts,
})

const radix = '/host/node_modules/@radix-ui/react-dialog/index.js'
const viem = '/host/node_modules/viem/index.js'

it('finds a library of the modal in what a page loads first, and not in what it loads late', () => {
  const early = [chunk('index', { isEntry: true, imports: ['core.js'] }), chunk('core', { moduleIds: [radix] })]
  expect(findMisplaced(early)).toEqual([`loaded before a click: ${radix}`])
  const late = [chunk('index', { isEntry: true, dynamicImports: ['core.js'] }), chunk('core', { moduleIds: [radix] })]
  expect(findMisplaced(late)).toEqual([])
})

it('finds a heavy library that can be reached by another way than its gate', () => {
  const gate = gates[0] ?? ''
  const page = chunk('index', { isEntry: true, dynamicImports: [`${gate}.js`] })
  const library = chunk('library', { moduleIds: [viem] })
  expect(findMisplaced([page, chunk(gate, { imports: ['library.js'] }), library])).toEqual([])
  const opening = chunk('opening', { imports: ['library.js'] })
  const other = { ...page, dynamicImports: ['opening.js'] }
  expect(findMisplaced([other, opening, library])).toEqual([
    `loaded before the first read, pairing or sign-in: ${viem}`,
  ])
})

const opened = ['opening', 'state', 'account'].map((name) => ({ name, fileName: `${name}.js` }))
const eager = 'x=(function(e){return e.some.thing}),'.repeat(40)

it('functions keep their parentheses in the files that are compiled as a whole', () => {
  expect(findLazy(opened, () => eager)).toEqual([])
  expect(findLazy(opened, (fileName) => (fileName === 'account.js' ? '' : eager))).toEqual([])
  expect(
    findLazy(opened, (fileName) => (fileName === 'state.js' ? 'function x(e){return e.some.thing}' : eager)),
  ).toEqual(['compiled at the first call: all but 0 functions of state'])
  expect(findLazy([], () => eager)).toHaveLength(2)
})
