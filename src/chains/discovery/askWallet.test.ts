import { describe, expect, it, vi } from 'vitest'
import { createClock } from '../../../stories/lab/clock'
import { systemClock } from '../clock'
import { askQuietly, askSilently, askWallet } from './askWallet'
import { AttemptAbandonedError, UserRejectedError } from '../errors/errors'
import { NetworkNotAddedError, WalletFailedError, WalletSilentError } from '../errors/walletErrors'

const never = () => new Promise(() => undefined)
const refuse = () => {
  throw Object.assign(new Error('no'), { code: 4001 })
}

describe('asking a wallet', () => {
  it('takes answers with and without a promise, and types what is thrown', async () => {
    expect(await askWallet(() => 1)).toBe(1)
    expect(await askWallet(async () => 2)).toBe(2)
    await expect(askWallet(refuse)).rejects.toBeInstanceOf(UserRejectedError)
    await expect(askWallet(() => Promise.reject('x'))).rejects.toBeInstanceOf(WalletFailedError)
    const unknown = () => Promise.reject({ code: 4902 })
    await expect(askWallet(unknown, { context: 'switch' })).rejects.toBeInstanceOf(NetworkNotAddedError)
  })

  it('gives up at once when aborted, and does not ask after that', async () => {
    const abort = new AbortController()
    const asking = askWallet(never, { signal: abort.signal })
    abort.abort()
    await expect(asking).rejects.toBeInstanceOf(AttemptAbandonedError)
    const run = vi.fn()
    await expect(askWallet(run, { signal: abort.signal })).rejects.toBeInstanceOf(AttemptAbandonedError)
    expect(run).not.toHaveBeenCalled()
  })
})

describe('asking quietly', () => {
  it('answers with nothing when the wallet fails or is silent', async () => {
    const clock = createClock()
    expect(await askQuietly(() => 1, { clock })).toBe(1)
    expect(await askQuietly(refuse, { clock })).toBeUndefined()
    const asking = askQuietly(never, { clock })
    await clock.advance(2_000)
    expect(await asking).toBeUndefined()
    expect(clock.sleepers()).toBe(0)
  })

  it('throws only when aborted', async () => {
    const abort = new AbortController()
    const asking = askQuietly(never, { clock: systemClock, signal: abort.signal })
    abort.abort()
    await expect(asking).rejects.toBeInstanceOf(AttemptAbandonedError)
  })
})

describe('asking a wallet what needs no person', () => {
  const tries = (...answers: readonly (() => unknown)[]) => {
    let asked = 0
    return { run: () => answers[asked++]?.(), asked: () => asked }
  }

  it('asks once where the wallet answers', async () => {
    const clock = createClock()
    const { run, asked } = tries(async () => 'first')
    expect(await askSilently(run, { clock })).toBe('first')
    expect([asked(), clock.sleepers()]).toEqual([1, 0])
  })

  it('asks again where a request is lost', async () => {
    const clock = createClock()
    const { run, asked } = tries(never, async () => 'second')
    const answer = askSilently(run, { clock })
    await clock.advance(2_000)
    expect(await answer).toBe('second')
    expect([asked(), clock.sleepers()]).toEqual([2, 0])
  })

  it('takes a late answer to the first try', async () => {
    const clock = createClock()
    const answer = askSilently(tries(() => clock.sleep(5_000).then(() => 'late'), never).run, { clock })
    await clock.advance(6_000)
    expect(await answer).toBe('late')
  })

  it('throws WalletSilentError after both limits, and passes an error of the wallet on', async () => {
    const clock = createClock()
    const silent = expect(askSilently(never, { clock })).rejects.toBeInstanceOf(WalletSilentError)
    await clock.advance(10_000)
    await silent
    await expect(askSilently(refuse, { clock })).rejects.toBeInstanceOf(UserRejectedError)
    expect(clock.sleepers()).toBe(0)
  })

  it('gives up when aborted', async () => {
    const abort = new AbortController()
    const asking = askSilently(never, { clock: createClock(), signal: abort.signal })
    abort.abort()
    await expect(asking).rejects.toBeInstanceOf(AttemptAbandonedError)
  })
})
