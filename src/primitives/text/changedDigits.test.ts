import { describe, expect, it } from 'vitest'
import { changedDigits } from './changedDigits'

const rolled = (before: string, now: string) =>
  changedDigits(before, now).map(({ text, last }) => (last === undefined ? text : `${last}>${text}`))

describe('digits that changed', () => {
  it('are found by their place from the point', () => {
    expect(rolled('199', '201')).toEqual(['1>2', '9>0', '9>1'])
    expect(rolled('98', '102')).toEqual(['>1', '9>0', '8>2'])
    expect(rolled('.5', '.52')).toEqual(['.', '5', '>2'])
    expect(rolled('.75', '.7')).toEqual(['.', '7'])
  })

  it('leave what is no digit alone', () => {
    expect(rolled('999', '1,000')).toEqual(['>1', ',', '9>0', '9>0', '9>0'])
    expect(rolled('1.5 ETH', '2.5 DAI')).toEqual(['1>2', '.', '5', ' ', 'D', 'A', 'I'])
    expect(rolled('٣', '٤')).toEqual(['٣>٤'])
    expect(rolled('5', '5')).toEqual(['5'])
  })
})
