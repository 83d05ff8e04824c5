import { describe, expect, it } from 'vitest'
import { createPool } from './pool'
import { complaint } from './report'
import { formatTable, verdictRow } from './table'
import { newErrors } from './types'

describe('complaint', () => {
  const verdict = { name: 'JS', measured: 15.2, limit: 14.5, unit: 'kB', isKept: false } as const

  it('says what was passed, by how much, or what is missing', () => {
    expect(complaint(verdict)).toBe('JS: 15.20 kB of 14.5 kB')
    expect(complaint({ ...verdict, measured: undefined })).toBe('JS: nothing was measured')
    expect(complaint({ ...verdict, limit: undefined })).toBe(
      'JS: 15.20 kB, and no limit in scripts/hosts/measure/budgets.ts',
    )
  })

  it('has a row in the table', () => {
    expect(verdictRow(verdict)).toEqual(['✗', 'JS', '15.20', '14.50', 'kB'])
    expect(verdictRow({ name: 'files', measured: 3, limit: 3, unit: 'files', isKept: true })).toEqual([
      '✓',
      'files',
      '3',
      '3',
      'files',
    ])
  })
})

describe('formatTable', () => {
  it('makes columns as wide as their widest word', () => {
    expect(formatTable(['host', 'MB'], [['everything', '9']])).toBe('host        MB\n----------  --\neverything  9')
  })
})

describe('newErrors', () => {
  it('leaves out what the host has without Portico', () => {
    expect(newErrors(['a.d.ts(1,1): x', 'b.d.ts(1,1): y'], ['a.d.ts(1,1): x'])).toEqual(['b.d.ts(1,1): y'])
  })
})

describe('createPool', () => {
  it('runs no more than so many at a time, and all of them, also when one fails', async () => {
    const pool = createPool(2)
    let [running, most] = [0, 0]
    const task = async (index: number) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((later) => setTimeout(later))
      running -= 1
      if (index === 1) throw new Error('no')
      return index
    }
    const settled = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => pool(() => task(index))))
    expect(most).toBe(2)
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
  })
})
