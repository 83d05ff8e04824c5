import { describe, expect, it, vi } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import { AttemptAbandonedError } from '../../chains/errors/errors'
import { perStore } from './runtime'
import { createTask, tellWaits } from './task'

function openJob() {
  let signal: AbortSignal | undefined
  let resolve: (answer: string) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const job = (given: AbortSignal) => {
    signal = given
    return new Promise<string>((...settle) => ([resolve, reject] = settle))
  }
  return { job, answer: (text: string) => resolve(text), fail: (error: Error) => reject(error), signal: () => signal }
}

describe('a task', () => {
  const { get } = createLab().portico.store

  it('resolves to what its job answers', async () => {
    const task = createTask()
    expect(await task.run(get, async () => 'done')).toBe('done')
  })

  it('rejects with what its job throws, at once or later', async () => {
    const task = createTask()
    const throwing = () => {
      throw new Error('no job')
    }
    await expect(task.run(get, throwing)).rejects.toThrow('no job')
    await expect(task.run(get, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
    expect(await task.run(get, async () => 'done')).toBe('done')
  })

  it('that is run again aborts the older job and ignores its answer', async () => {
    const task = createTask()
    const [older, newer] = [openJob(), openJob()]
    const first = task.run(get, older.job)
    const second = task.run(get, newer.job)
    expect(older.signal()?.reason).toBeInstanceOf(AttemptAbandonedError)
    expect(newer.signal()?.aborted).toBe(false)
    newer.answer('new')
    older.answer('old')
    expect(await Promise.all([first, second])).toEqual([null, 'new'])
  })

  it('that is aborted ignores a late failure, and tells its job why', async () => {
    const task = createTask()
    const { job, fail, signal } = openJob()
    const running = task.run(get, job)
    task.abort(get, 'closed')
    expect(signal()?.reason).toBe('closed')
    fail(new Error('too late'))
    expect(await running).toBeNull()
  })

  it('runs in each store by itself', async () => {
    const task = createTask()
    const other = createLab().portico.store
    const { job, answer, signal } = openJob()
    const running = task.run(get, job)
    task.abort(other.get)
    expect(await task.run(other.get, async () => 'there')).toBe('there')
    expect(signal()?.aborted).toBe(false)
    answer('here')
    expect(await running).toBe('here')
  })
})

it('stops its clocks without an error, once the wallet has answered', async () => {
  const sleep = vi.fn((_ms: number, _signal?: AbortSignal) => new Promise<void>(() => undefined))
  const never = new AbortController().signal
  expect(await tellWaits({ now: () => 0, sleep }, never, vi.fn(), async () => 'here')).toBe('here')
  expect(sleep.mock.calls.map(([ms, signal]) => [ms, signal?.aborted, signal?.reason])).toEqual([
    [5_000, true, null],
    [20_000, true, null],
  ])
})

it('what is kept per store is another object in each', () => {
  const { store, serverStore } = createLab().portico
  const held = perStore<{ count: number }>()
  held(store.get).count = 1
  expect([held(store.get), held(serverStore.get)]).toEqual([{ count: 1 }, {}])
})
