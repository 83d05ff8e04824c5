import { describe, expect, it } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import { renderHook } from '../../../stories/lab/testing/renderHook'
import { address } from '../../../stories/lab/samples'
import { settled } from '../../../stories/lab/settled'
import { UserRejectedError } from '../../chains/errors/errors'
import { askApproval } from '../../state/session/approvals/approval'
import { connectWallet } from '../../state/session/connection/connect'
import { useApproval } from './approvals'

async function asked() {
  const lab = createLab()
  const { store } = lab.portico
  await store.set(connectWallet, 'alpha')
  const hook = await renderHook(lab.portico, () => useApproval())
  const call = { method: 'personal_sign', params: ['0x48656c6c6f', address] }
  const ask = () => store.set(askApproval, { call, namespace: 'eip155' })
  const drawn = async () => {
    await expect.poll(() => hook.now().approval?.description.status).toBe('ready')
    hook.now().setVisibility(true)
    await lab.clock.advance(500)
    await settled()
  }
  return { ...lab, ...hook, call, ask, drawn }
}

describe('useApproval', () => {
  it('shows the request that waits; a yes counts once it was drawn for long enough', async () => {
    const { now, ask, drawn, call } = await asked()
    expect(now().approval).toBeNull()
    const answer = ask()
    await settled()
    expect(now().approval).toMatchObject({ origin: 'https://host.example', position: 1, total: 1, isArmed: false })
    now().approve({ isSeen: true, isTrusted: true })
    await settled()
    expect(now().approval).toMatchObject({ progress: 'open' })
    await drawn()
    expect(now().approval?.isArmed).toBe(true)
    now().approve({ isSeen: true, isTrusted: true })
    expect(await answer).toEqual(call)
    await settled()
    expect(now().approval).toBeNull()
  })

  it('never counts a yes by itself: the view has to say that it is drawn', async () => {
    const { now, ask, clock } = await asked()
    ask().catch(() => undefined)
    await expect.poll(() => now().approval?.description.status).toBe('ready')
    await clock.advance(5_000)
    await settled()
    expect(now().approval?.isArmed).toBe(false)
  })

  it('declines, and goes on to the next request', async () => {
    const { now, ask } = await asked()
    const first = expect(ask()).rejects.toBeInstanceOf(UserRejectedError)
    const second = expect(ask()).rejects.toBeInstanceOf(UserRejectedError)
    await settled()
    now().reject()
    await first
    await settled()
    expect(now().approval).toMatchObject({ position: 2, total: 2 })
    now().reject()
    await second
  })
})
