import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createCallsWallet, type CallsShape } from '../../../../stories/lab/wallets/callsWallet'
import { connectWallet } from '../../session/connection/connect'
import { resumeCalls, sendCalls } from './calls.late'
import { callsAtom } from './state'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const shapes: readonly CallsShape[] = ['supported', 'ready', 'oneByOne', 'firstVersion', 'none']
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

const walk = fc.record({
  shape: fc.constantFrom(...shapes),
  count: fc.integer({ min: 1, max: 4 }),
  answers: fc.array(fc.constantFrom('yes', 'yes', 'no', 'busy', 'broken', 'lost'), { maxLength: 6 }),
  /** Which calls fail in the first round. */
  fails: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
  resumes: fc.integer({ min: 0, max: 5 }),
})

describe('whatever a wallet does', () => {
  it('no call is done twice, none out of order, and none without being told of', { timeout: 60_000 }, async () => {
    // Loading this code takes real time, in which the clock of a case would go on.
    await import('../intents/batch/followBatch.late')
    await fc.assert(
      fc.asyncProperty(walk, async ({ shape, count, answers, fails, resumes }) => {
        const { wallet, knobs, done, fates } = createCallsWallet(shape)
        const { portico, clock, adapter } = createLab({ wallets: [wallet] })
        const { store } = portico
        adapter.fates = fates
        await store.set(connectWallet, 'alpha')
        const calls = Array.from({ length: count }, (_call, index) => ({ to, data: `0x0${index}` }))
        knobs.answers = [...answers] as typeof knobs.answers
        for (const index of fails) knobs.fails.add(`0x0${index}`)
        const end = async (promise: Promise<unknown>) => {
          let outcome: 'open' | 'good' | 'bad' = 'open'
          promise.then(
            () => (outcome = 'good'),
            () => (outcome = 'bad'),
          )
          for (let round = 0; round < 60 && outcome === 'open'; round++) {
            await turn()
            await clock.advance(2_000)
          }
          return outcome as string
        }
        const check = (outcome: string) => {
          const state = store.get(callsAtom)
          const told = state.calls.filter(({ status }) => status === 'confirmed').map(({ data }) => data)
          // The calls that are done are those that are told, in the order of the request.
          expect(done).toEqual(told)
          expect(done).toEqual(calls.slice(0, done.length).map(({ data }) => data))
          expect(outcome).toBe(state.status === 'confirmed' ? 'good' : 'bad')
          expect(state.canResume).toBe(state.status !== 'confirmed')
          if (done.length > 0 && done.length < count) expect(state.status).toBe('partial')
        }
        check(await end(store.set(sendCalls, { calls })))
        knobs.fails.clear()
        for (let round = 0; round < resumes && store.get(callsAtom).canResume; round++)
          check(await end(store.set(resumeCalls)))
        portico.destroy()
      }),
      { numRuns: 60 },
    )
  })
})
