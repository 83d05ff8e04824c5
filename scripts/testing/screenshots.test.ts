import { expect, it } from 'vitest'
import { storyless } from './screenshots'

it('screenshots without a story are found', () => {
  const files = [
    'primitives-tag--tones--dark.png',
    'primitives-tag--tones--rtl.png',
    'primitives-tag--gone--rtl.png',
    'notes.md',
  ]
  expect(storyless(files, new Set(['primitives-tag--tones']))).toEqual(['primitives-tag--gone--rtl.png'])
})
