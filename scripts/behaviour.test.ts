import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const document = readFileSync('docs/behaviour.md', 'utf8')
const rows = document.split('\n').filter((line) => /^\|(?! rule \|| ---)/.test(line))
const proofs = rows.map((row) => /\| `([^`]+)`: (.+) \|$/.exec(row)?.slice(1) ?? [row, ''])

describe('docs/behaviour.md', () => {
  it.each(proofs)('%s proves: %s', (file = '', title = '') => {
    expect(existsSync(file), `there is no ${file}`).toBe(true)
    expect(title.length).toBeGreaterThan(5)
    expect(readFileSync(file, 'utf8')).toContain(title)
  })

  it('has a proof in each row', () => {
    expect(rows.length).toBeGreaterThan(20)
    expect(proofs).toHaveLength(rows.length)
  })
})
