import { describe, expect, it, vi } from 'vitest'
import { subscribeChanges } from './discovery/standardFeatures'
import { ignoreErrors, toUnsubscribe } from './ignoreErrors'

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Runs, and returns the number of unhandled rejections. */
async function unhandledIn(run: () => unknown): Promise<number> {
  const onUnhandled = vi.fn()
  process.on('unhandledRejection', onUnhandled)
  run()
  await settle()
  process.off('unhandledRejection', onUnhandled)
  return onUnhandled.mock.calls.length
}

/** Like a promise of another frame: no `Promise` of this one, and what follows from it is rejected as well. */
function foreignRejection(method = 'then') {
  const rejected = Promise.reject(new Error('no'))
  return { [method]: rejected.then.bind(rejected) }
}

const standardWallet = (on: () => unknown) => ({ accounts: [], features: { 'standard:events': { on } } })

describe('what a wallet answers when it is listened to', () => {
  it.each([
    ['throws', () => JSON.parse('{')],
    ['is a promise that is rejected', () => Promise.reject(new Error('no'))],
    ['is like a promise, and rejected', () => foreignRejection()],
  ])('is no failure of the page where it %s', async (_what, run) => {
    expect(await unhandledIn(() => ignoreErrors(run))).toBe(0)
    expect(await unhandledIn(toUnsubscribe(run))).toBe(0)
    expect(await unhandledIn(() => subscribeChanges(standardWallet(run), () => undefined)())).toBe(0)
  })

  it('ends the subscription, given at once or promised', async () => {
    const stop = vi.fn()
    toUnsubscribe(stop)()
    expect(stop).toHaveBeenCalledTimes(1)
    toUnsubscribe(Promise.resolve(stop))()
    toUnsubscribe(undefined)()
    await settle()
    expect(stop).toHaveBeenCalledTimes(2)
  })
})
