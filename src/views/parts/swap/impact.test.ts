import { describe, expect, it } from 'vitest'
import { formatPercent, judgeImpact } from './impact'

describe('how much a swap moves the price', () => {
  it.each([
    [undefined, 'plain'],
    [0, 'plain'],
    [-1, 'plain'],
    [2.99, 'plain'],
    [3, 'high'],
    [9.99, 'high'],
    [10, 'severe'],
    [100, 'severe'],
  ])('%s percent is %s', (percent, impact) => {
    expect(judgeImpact(percent)).toBe(impact)
  })

  it.each([
    [0, '0%'],
    [0.001, '<0.01%'],
    [0.5, '0.5%'],
    [1, '1%'],
    [3.456, '3.46%'],
    [12.0, '12%'],
  ])('%s is written %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text)
  })
})
