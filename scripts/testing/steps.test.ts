import { expect, it } from 'vitest'
import { runSmallInPairs } from './steps'

it('runs small steps two at a time, and any other by itself', async () => {
  const log: string[] = []
  let running = 0
  const steps = ['build', 'a', 'b', 'c', 'stories', 'd'].map((name) => {
    const run = () => Promise.resolve({ passed: 1, failed: 0, skipped: 0 })
    return { name, groups: [], run, isSmall: name.length === 1 }
  })
  await runSmallInPairs(steps, async ({ name }) => {
    running += 1
    log.push(`${name} ${running}`)
    await new Promise((resolve) => setTimeout(resolve))
    running -= 1
  })
  expect(log).toEqual(['build 1', 'a 1', 'b 2', 'c 2', 'stories 1', 'd 1'])
})
