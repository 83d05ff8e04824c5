import { expect, it } from 'vitest'
import { vars } from './contract.css'
import { smallCorner } from './sizes'

/** What `clamp()` comes to, with values for the tokens in it. */
function cornerWith(radius: number, s: number, m: number): number {
  const values = { [vars.radius]: radius, [vars.corner.s]: s, [vars.corner.m]: m }
  const text = Object.entries(values).reduce((all, [name, value]) => all.replace(name, String(value)), smallCorner)
  const [least = NaN, wanted = NaN, factor = NaN, most = NaN] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return Math.max(least, Math.min(wanted * factor, most))
}

it('small buttons have a corner between that of marks and that of rows, and one corner everywhere is theirs too', () => {
  expect(smallCorner).toMatch(/^clamp\(/)
  expect(cornerWith(4, 6, 12)).toBe(8)
  for (const corner of [0, 4, 20]) expect(cornerWith(4, corner, corner)).toBe(corner)
})
