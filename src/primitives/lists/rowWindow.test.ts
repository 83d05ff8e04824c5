import { describe, expect, it } from 'vitest'
import { rowWindow } from './rowWindow'

const rows = { count: 300, pitch: 60, offset: 0, viewport: 420, spare: 4 }

describe('rowWindow', () => {
  it('draws what is in sight and some to spare', () => {
    expect(rowWindow(rows)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('draws spare rows on both sides', () => {
    const drawn = rowWindow({ ...rows, offset: 6000 })
    expect(drawn[0]).toBe(96)
    expect(drawn.at(-1)).toBe(110)
  })

  it('counts a row that is cut by either edge as in sight', () => {
    const drawn = rowWindow({ ...rows, offset: 6059, spare: 0 })
    expect(drawn[0]).toBe(100)
    expect(drawn.at(-1)).toBe(107)
  })

  it('stops at the last row, also when scrolled past it', () => {
    expect(rowWindow({ ...rows, offset: 300 * 60 - 420 }).at(-1)).toBe(299)
    expect(rowWindow({ ...rows, offset: 999_999 })).toEqual([295, 296, 297, 298, 299])
  })

  it('keeps the row with the focus, in its place in the order', () => {
    expect(rowWindow({ ...rows, offset: 6000, kept: 2 })[0]).toBe(2)
    expect(rowWindow({ ...rows, kept: 200 }).at(-1)).toBe(200)
    expect(rowWindow({ ...rows, kept: 3 })).toEqual(rowWindow(rows))
  })

  it('forgets the row with the focus when the list got shorter', () => {
    expect(rowWindow({ ...rows, count: 40, kept: 200 })).not.toContain(200)
  })
})
