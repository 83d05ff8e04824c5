import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { version } from './version'

it('is the version of the package', () => {
  const { version: released } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(version).toBe(released)
})
