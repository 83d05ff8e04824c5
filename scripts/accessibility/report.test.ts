import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contract, criteria, missingTests, writeReport } from './report'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

describe('the report of accessibility', () => {
  it('names tests that there are', () => {
    expect(missingTests([...criteria, ...contract])).toEqual([])
    const gone = {
      id: '9.9.9',
      name: 'Gone',
      result: 'met',
      tests: [{ file: 'e2e/gone.test.ts', title: 'is gone' }],
    } as const
    expect(missingTests([gone])).toEqual(['9.9.9: e2e/gone.test.ts: is gone'])
  })

  it('has every criterion of WCAG 2.2 at A and AA once, in order', () => {
    const ids = criteria.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(ids.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })))
    const ofLevel = (wanted: 'A' | 'AA') => criteria.filter(({ level }) => level === wanted)
    expect([ofLevel('A').length, ofLevel('AA').length]).toEqual([31, 24])
    expect(contract.map(({ id }) => Number(id))).toEqual(contract.map((_line, index) => index + 1))
  })

  it('calls nothing met that neither a test nor a person looked at, and says why something does not apply', () => {
    const unfounded = [...criteria, ...contract].filter(
      ({ result, tests = [], note }) => result !== 'not checked' && tests.length === 0 && !note,
    )
    expect(unfounded).toEqual([])
  })

  it('is written of this version by npm run accessibility', () => {
    expect(readFileSync(`docs/accessibility/${version}.md`, 'utf8')).toBe(writeReport(version))
  })
})
