import { expect, it } from 'vitest'
import { fill } from './full'

it('a process that is full of sessions ends none of them, and takes the next visitor when one leaves', async () => {
  expect(await fill(320)).toEqual({ alive: 320, late: 'server-full', next: 'in' })
})
