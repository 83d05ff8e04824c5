import { describe, expect, it } from 'vitest'
import { createGatedLab } from '../../../../stories/lab/wallets/gated'
import { UserRejectedError } from '../../../chains/errors/errors'
import { approve, reject, setVisibility } from '../../session/approvals/decide'
import { approvalAtom } from '../../session/approvals/queue'
import { sendCalls } from './calls.late'
import { callsAtom } from './state'

const to = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const approval = `0x095ea7b3${'0'.repeat(24)}${to.slice(2)}${'f'.repeat(64)}`
const calls = [
  { to, data: approval },
  { to, value: 5n },
]

describe('several calls, of a wallet that shows no prompt itself', () => {
  it('are one approval, with each of them and its dangers', async () => {
    const { portico, asked } = await createGatedLab()
    const { store } = portico
    const sending = store.set(sendCalls, { calls })
    sending.catch(() => undefined)
    await expect.poll(() => store.get(approvalAtom)?.description.status).toBe('ready')
    const shown = store.get(approvalAtom)!
    expect(shown.total).toBe(1)
    const { description } = shown
    if (description.status !== 'ready' || description.value.kind !== 'calls') throw new Error('Nobody can read it')
    const { transactions, warnings, problem, options } = description.value
    expect(transactions.map(({ call }) => call.action)).toEqual(['approve', 'nativeTransfer'])
    expect(warnings.map(({ key, level, at }) => [key, level, at[0]])).toContainEqual(['unlimitedApproval', 'danger', 0])
    // Nothing of what we add ourselves is unknown to our own view.
    expect(warnings.filter(({ key }) => /unknown/i.test(key))).toEqual([])
    expect({ problem, options }).toEqual({ problem: null, options: [] })
    expect(store.get(callsAtom).status).toBe('asking')
    expect(asked).toEqual([])
    store.set(reject, shown.id)
    await expect(sending).rejects.toThrow(UserRejectedError)
    expect(store.get(callsAtom).status).toBe('declined')
    expect(asked).toEqual([])
  })

  it('are sent as they were shown, once they are approved', async () => {
    const { portico, asked, clock } = await createGatedLab()
    const { store } = portico
    const sending = store.set(sendCalls, { calls })
    sending.catch(() => undefined)
    await expect.poll(() => store.get(approvalAtom)?.description.status).toBe('ready')
    const { id } = store.get(approvalAtom)!
    store.set(setVisibility, id, true)
    await clock.advance(500)
    store.set(approve, id, { isSeen: true, isTrusted: true })
    await expect.poll(() => asked).toEqual(['wallet_sendCalls'])
    await sending.catch(() => undefined)
    // Its chain is out of reach: nothing was sent, and no other way is tried.
    expect(asked).toEqual(['wallet_sendCalls'])
    expect(store.get(callsAtom).status).toBe('failed')
  })
})
