import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { snackAtom } from '../../shell/feedback/feedback'
import { createGatedProvider } from './gatedProvider'
import { start, recorder, hello, account } from '../../../../stories/lab/testing/gated'

describe('what a page may ask through the gate', () => {
  it('limits what an embedded page reads, and no other page', async () => {
    const { portico, clock, provider } = await start()
    const inner = recorder()
    const of = (origin?: string) => createGatedProvider(portico, { inner, origin })
    const read = (origin?: string) => of(origin).request({ method: 'eth_blockNumber' })
    for (let count = 0; count < 200; count++) await read('https://frame.example')
    await expect(read('https://frame.example')).rejects.toMatchObject({ code: -32005 })
    expect(await of('https://frame.example').request({ method: 'eth_chainId' })).toBe('0x1')
    expect([await read('https://other.example'), await read('https://host.example'), await read()]).toHaveLength(3)
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(inner.calls).toHaveLength(203)
    await clock.advance(10_000)
    expect(await read('https://frame.example')).toBe('done')
  })

  it('refuses the rest: says so after 300 ms, once for a burst, and declines what that page still asks', async () => {
    const { provider, asked, portico, store, clock, shown } = await start()
    const asking = provider.request({ method: 'personal_sign', params: [hello, account] })
    const ending = expect(asking).rejects.toMatchObject({ code: 4001 })
    await expect.poll(() => shown()).not.toBeNull()
    const refusals = [1, 2, 3].map(() => provider.request({ method: 'eth_sign', params: [account, hello] }))
    for (const refusal of refusals)
      await expect(refusal).rejects.toMatchObject({ code: 4200, message: 'Requested RPC call is not allowed' })
    await ending
    expect(portico.snapshot().isOpen).toBe(true)
    await clock.advance(299)
    expect(store.get(snackAtom)?.message).not.toBe('actionNotAllowed')
    await clock.advance(1)
    expect(store.get(snackAtom)).toMatchObject({ tone: 'error', message: 'actionNotAllowed' })
    expect(asked).toEqual([])
  })

  it('refuses what is no plain data, and everything before a connection and after the end', async () => {
    const { provider, portico } = await start()
    await expect(provider.request({ method: 'personal_sign', params: [() => 1] })).rejects.toMatchObject({
      code: -32602,
    })
    const early = createGatedProvider(createLab().portico).request({ method: 'eth_accounts' })
    await expect(early).rejects.toMatchObject({ code: 4900, message: 'Please call connect() before request()' })
    portico.destroy()
    await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
  })
})
