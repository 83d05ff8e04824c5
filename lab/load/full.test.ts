import { expect, it } from 'vitest'
import { fill } from './full'

it('H4: a process that is full of sessions pushes nobody out, and takes the next who comes when somebody leaves', async () => {
  expect(await fill(320)).toEqual({ alive: 320, late: 'server-full', next: 'in' })
})
