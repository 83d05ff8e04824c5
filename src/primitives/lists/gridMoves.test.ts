import { describe, expect, it } from 'vitest'
import { findByLetters, moveInGrid } from './gridMoves'

// Four columns, ten tiles: the last row has two.
const grid = { count: 10, columns: 4, at: 5, isReversed: false }

describe('moveInGrid', () => {
  it('goes along the row and on into the next', () => {
    expect(moveInGrid('ArrowRight', false, grid)).toBe(6)
    expect(moveInGrid('ArrowLeft', false, grid)).toBe(4)
    expect(moveInGrid('ArrowRight', false, { ...grid, at: 3 })).toBe(4)
  })

  it('is mirrored where rows run from right to left, columns are not', () => {
    const reversed = { ...grid, isReversed: true }
    expect(moveInGrid('ArrowRight', false, reversed)).toBe(4)
    expect(moveInGrid('ArrowLeft', false, reversed)).toBe(6)
    expect(moveInGrid('ArrowDown', false, reversed)).toBe(9)
  })

  it('stays in the column', () => {
    expect(moveInGrid('ArrowDown', false, grid)).toBe(9)
    expect(moveInGrid('ArrowUp', false, grid)).toBe(1)
  })

  it('leads to the end of a last row that is shorter', () => {
    expect(moveInGrid('ArrowDown', false, { ...grid, at: 7 })).toBe(9)
  })

  it('stops at the edges', () => {
    expect(moveInGrid('ArrowUp', false, { ...grid, at: 2 })).toBe(2)
    expect(moveInGrid('ArrowDown', false, { ...grid, at: 8 })).toBe(8)
    expect(moveInGrid('ArrowLeft', false, { ...grid, at: 0 })).toBe(0)
    expect(moveInGrid('ArrowRight', false, { ...grid, at: 9 })).toBe(9)
  })

  it('Home and End are of the row, with Control of the grid', () => {
    expect(moveInGrid('Home', false, grid)).toBe(4)
    expect(moveInGrid('End', false, grid)).toBe(7)
    expect(moveInGrid('End', false, { ...grid, at: 8 })).toBe(9)
    expect(moveInGrid('Home', true, grid)).toBe(0)
    expect(moveInGrid('End', true, grid)).toBe(9)
  })

  it('pages by three rows, as far as there are rows', () => {
    const long = { ...grid, count: 500 }
    expect(moveInGrid('PageDown', false, long)).toBe(17)
    expect(moveInGrid('PageUp', false, { ...long, at: 17 })).toBe(5)
    expect(moveInGrid('PageUp', false, long)).toBe(1)
    expect(moveInGrid('PageDown', false, { ...long, at: 497 })).toBe(497)
  })

  it('knows no other keys, and no way in an empty grid', () => {
    expect(moveInGrid('Enter', false, grid)).toBeUndefined()
    expect(moveInGrid('toString', false, { ...grid, count: 0 })).toBeUndefined()
    expect(moveInGrid('End', true, { ...grid, count: 0 })).toBeUndefined()
  })
})

describe('findByLetters', () => {
  const names = ['Amber', 'Beacon', 'Bell', 'Brass', 'Été']

  it('finds the next name, round the end', () => {
    expect(findByLetters(names, 0, 'b')).toBe(1)
    expect(findByLetters(names, 1, 'b')).toBe(2)
    expect(findByLetters(names, 3, 'b')).toBe(1)
    expect(findByLetters(names, 3, 'É')).toBe(4)
  })

  it('goes on with the same letter, and narrows with others', () => {
    expect(findByLetters(names, 1, 'bb')).toBe(2)
    expect(findByLetters(names, 1, 'bel')).toBe(2)
    expect(findByLetters(names, 2, 'bel')).toBe(2)
  })

  it('finds nothing where nothing is', () => {
    expect(findByLetters(names, 0, 'x')).toBeUndefined()
    expect(findByLetters(names, 0, '')).toBeUndefined()
    expect(findByLetters([], 0, 'a')).toBeUndefined()
  })
})
