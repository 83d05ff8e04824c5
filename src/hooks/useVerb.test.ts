import { describe, expect, it } from 'vitest'
import { createLab } from '../../stories/lab/lab'
import { renderHook } from '../../stories/lab/testing/renderHook'
import { settled } from '../../stories/lab/settled'
import type { PorticoStore } from '../state/core/env'
import { useVerb } from './useVerb'

/** A verb whose answers are in our hands, in the order they were asked for. */
async function verb() {
  const { portico } = createLab()
  const asked: { readonly text: string; answer(text: string): void; fail(error: unknown): void }[] = []
  const run = (_store: PorticoStore, text: string) =>
    new Promise<string>((answer, fail) => asked.push({ text, answer, fail }))
  const hook = await renderHook(portico, () => useVerb('sign', run))
  const at = (index: number) => asked[index] ?? expect.fail('Nothing was asked')
  const stands = () => {
    const { status, data, error } = hook.now()
    return { status, data, error }
  }
  return { ...hook, at, stands }
}

const idle = { status: 'idle', data: undefined, error: null }

describe('a verb', () => {
  it('goes from idle over pending to success, and answers whoever awaits it', async () => {
    const { now, at, stands } = await verb()
    expect(stands()).toEqual(idle)
    const signed = now().sign('rope')
    await settled()
    expect(stands()).toEqual({ ...idle, status: 'pending' })
    expect(at(0).text).toBe('rope')
    at(0).answer('signed')
    expect(await signed).toBe('signed')
    await settled()
    expect(stands()).toEqual({ ...idle, status: 'success', data: 'signed' })
  })

  it('rejects for whoever awaits it, and keeps the error', async () => {
    const { now, at, stands } = await verb()
    const error = new RangeError('Too much rope')
    const signed = now().sign('rope')
    at(0).fail(error)
    await expect(signed).rejects.toBe(error)
    await settled()
    expect(stands()).toEqual({ ...idle, status: 'error', error })
  })

  it('causes no unhandled rejection where it is not awaited', async () => {
    const unhandled: unknown[] = []
    const listen = (error: unknown) => unhandled.push(error)
    process.on('unhandledRejection', listen)
    const { now, at, stands } = await verb()
    void now().sign('rope')
    at(0).fail('torn')
    await settled()
    process.off('unhandledRejection', listen)
    expect(unhandled).toEqual([])
    expect(stands().error).toMatchObject({ message: 'torn', cause: 'torn' })
  })

  it('follows the latest call, whichever answers last', async () => {
    const { now, at, stands } = await verb()
    const first = now().sign('rope')
    const second = now().sign('tar')
    at(1).answer('second')
    await second
    at(0).answer('first')
    expect(await first).toBe('first')
    await settled()
    expect(stands()).toEqual({ ...idle, status: 'success', data: 'second' })
  })

  it('forgets by reset, also what is still under way', async () => {
    const { now, at, stands } = await verb()
    const signed = now().sign('rope')
    await settled()
    now().reset()
    at(0).answer('signed')
    await signed
    await settled()
    expect(stands()).toEqual(idle)
  })

  it('sets nothing of a component that is gone', async () => {
    const { now, at, unmount, renderings } = await verb()
    const signed = now().sign('rope')
    await settled()
    const before = renderings()
    await unmount()
    at(0).answer('signed')
    await signed
    await settled()
    expect(renderings()).toBe(before)
  })

  it('keeps its functions between renderings', async () => {
    const { now, at } = await verb()
    const { sign, reset } = now()
    const signed = sign('rope')
    at(0).answer('signed')
    await signed
    await settled()
    expect(now()).toMatchObject({ status: 'success', sign, reset })
  })
})
