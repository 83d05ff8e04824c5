import { expect, it } from 'vitest'
import { timeOfDay } from './pairingWords'

it('tells hour and minute in the language of the page', () => {
  const ms = new Date(2026, 0, 1, 14, 32, 59).getTime()
  expect(timeOfDay(ms, 'de')).toBe('14:32')
  expect(timeOfDay(ms, 'en-US')).toMatch(/^2:32\sPM$/)
})
