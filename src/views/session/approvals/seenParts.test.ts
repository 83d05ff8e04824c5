import { describe, expect, it } from 'vitest'
import { addPart, firstGap, insertPart, type Part } from './seenParts'

const all = (...parts: readonly Part[]) => parts.reduce(addPart, [] as readonly Part[])

describe('what was seen of a text that scrolls', () => {
  it('is all of it once its parts touch', () => {
    const parts = all({ from: 0, to: 400 }, { from: 800, to: 1200 })
    expect(firstGap([], 1200)).toBe(0)
    expect(firstGap(parts, 1200)).toBe(400)
    expect(firstGap(addPart(parts, { from: 399, to: 801 }), 1200)).toBeNull()
    expect(firstGap(all({ from: 300, to: 1200 }), 1200)).toBe(0)
  })

  it('does not include what joins no other', () => {
    expect(firstGap(all({ from: 0, to: 400 }, { from: 410, to: 1200 }), 1200)).toBe(400)
  })

  it('forgives what browsers round', () => {
    expect(firstGap(all({ from: 0.6, to: 400 }, { from: 401.4, to: 1199 }), 1200)).toBeNull()
  })

  it('moves with what a person opens, which need not be read', () => {
    const parts = insertPart(all({ from: 0, to: 400 }), 300, 5000)
    expect(firstGap(parts, 6000)).toBe(5400)
    expect(firstGap(insertPart(all({ from: 0, to: 400 }), 700, 5000), 6000)).toBe(400)
  })
})
