import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alice, bob, context, token } from '../../../stories/lab/testing/chains/requests'
import { copyCall } from '../rpc/cloneRpcCall'
import { describedMethods, describeRequest } from './describeRequest.late'

const ask = (method: string, ...params: unknown[]) => describeRequest({ method, params }, context)

describe('any request', () => {
  it('of another method is unknown, with its parameters', async () => {
    expect(await ask('eth_sign', alice, { amount: 5n, bytes: Uint8Array.of(1, 2) })).toEqual({
      kind: 'unknown',
      method: 'eth_sign',
      problem: 'unknownMethod',
      params: [alice, { amount: '0x5', bytes: Uint8Array.of(1, 2) }],
      parameters: JSON.stringify([alice, { amount: '0x5', bytes: '0x0102' }], null, 2),
      warnings: [],
      tokens: [],
    })
  })

  it('whose parameters cannot be copied is unreadable', async () => {
    const circle: unknown[] = []
    circle.push(circle)
    const throwing = Object.defineProperty({}, 'to', { enumerable: true, get: fail })
    let laughs: unknown = 'ha'
    for (let depth = 0; depth < 40; depth++) laughs = [laughs, laughs]
    const changing = { toJSON: () => ({ to: bob }) }
    for (const params of [circle, throwing, laughs, changing])
      expect(await describeRequest({ method: 'eth_sendTransaction', params }, context)).toMatchObject({
        kind: 'unknown',
        problem: 'unreadable',
      })
  })

  it('is read once: what is described is what is copied', async () => {
    let reads = 0
    const params = [
      {
        get to() {
          return reads++ === 0 ? bob : token
        },
      },
    ]
    const call = copyCall({ method: 'eth_sendTransaction', params })
    expect(call.params).toEqual([{ to: bob }])
    expect(copyCall(call)).toEqual(call)
    expect(await describeRequest(call, context)).toMatchObject({
      transaction: { to: bob },
    })
  })

  it('keeps keys that objects inherit apart', async () => {
    const params = JSON.parse('[{"__proto__":{"to":"0x12"},"value":"0x1"}]') as unknown
    expect(await describeRequest({ method: 'eth_sendTransaction', params }, context)).toMatchObject({
      problem: 'malformed',
    })
  })

  it('of 200 kB is described at once', async () => {
    for (const method of describedMethods)
      for (const params of [
        ['0x' + 'ab'.repeat(200_000), alice],
        [alice, '['.repeat(200_000)],
        [{ to: bob, data: '0x' + 'ab'.repeat(200_000) }],
      ]) {
        const start = performance.now()
        await describeRequest({ method, params }, context)
        expect(performance.now() - start).toBeLessThan(4_000)
      }
  })

  it('never rejects', async () => {
    const anything = fc.anything({
      withBigInt: true,
      withTypedArray: true,
      withObjectString: true,
      withNullPrototype: true,
    })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...describedMethods),
        fc.oneof(anything, fc.array(anything), fc.tuple(fc.constant(alice), anything)),
        async (method, params) => {
          const { warnings, problem, kind } = await describeRequest({ method, params }, context)
          expect(Array.isArray(warnings)).toBe(true)
          if (kind === 'unknown') expect(problem).not.toBeNull()
        },
      ),
      { numRuns: 1_000 },
    )
    expect(await describeRequest({ method: Symbol('x') as never }, {} as never)).toMatchObject({
      kind: 'unknown',
      problem: 'unknownMethod',
    })
    expect(await describeRequest(null as never, context)).toMatchObject({ kind: 'unknown' })
  })
})

function fail(): never {
  throw new Error('A getter of theirs')
}
