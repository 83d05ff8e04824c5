import { describe, expect, it } from 'vitest'
import { isPulledAway, pulledTo, speedOf } from './pull'

describe('a pulled sheet', () => {
  it('goes with the finger down, and ever less up', () => {
    expect([0, 40, 300].map(pulledTo)).toEqual([0, 40, 300])
    const up = [-10, -40, -400, -4000].map(pulledTo)
    expect(up).toEqual([...up].sort((one, other) => other - one))
    expect(pulledTo(-10)).toBeGreaterThan(-10)
    expect(pulledTo(-100_000)).toBeGreaterThanOrEqual(-24)
  })

  it('has the speed of the last moments', () => {
    const points = [
      { y: 0, time: 0 },
      { y: 300, time: 100 },
      { y: 280, time: 200 },
      { y: 260, time: 220 },
    ]
    expect(speedOf(points, 220)).toBe(-1)
    expect(speedOf(points, 400)).toBe(0)
    expect(speedOf([{ y: 5, time: 1 }], 1)).toBe(0)
    expect(speedOf([], 1)).toBe(0)
  })

  it('closes when it was pulled far or is fast, and not when it comes back', () => {
    expect(isPulledAway(140, 0, 500)).toBe(true)
    expect(isPulledAway(60, 0, 500)).toBe(false)
    expect(isPulledAway(30, 0.8, 500)).toBe(true)
    expect(isPulledAway(140, -0.8, 500)).toBe(false)
    expect(isPulledAway(-10, 3, 500)).toBe(false)
    // A low sheet has less of a way.
    expect(isPulledAway(80, 0, 200)).toBe(true)
  })
})
