import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { readReceiver } from './eip155'
import { sendFormAtom } from './form'
import { isLookAlike } from '../../session/account/usedAddresses'
import { editSend } from './draft'
import { me, contract, friend, openPage } from '../../../../stories/lab/testing/send'

describe('a name of a receiver', () => {
  it('is resolved again for another network, and no payment goes to the address of the first', async () => {
    const names = {
      resolveName: async (_home: unknown, _name: string, target?: { readonly id: number | string }) =>
        (target?.id === 10 ? contract.replace('A0b8', 'a0c9') : friend).toLowerCase(),
    }
    const page = await openPage(undefined, {}, names)
    const { store, form, clock, wallet } = page
    store.set(editSend, { amount: '1', to: 'alice.eth' })
    await clock.advance(500)
    await expect.poll(() => form()?.receiver).toMatchObject({ status: 'known', address: friend.toLowerCase() })
    const accounts = [`eip155:10:${me}`] as const
    wallet.change({ networkId: 'eip155:10', accounts, address: accounts[0] })
    expect(form()?.receiver).toEqual({ status: 'looking' })
    await clock.advance(500)
    await expect.poll(() => form()?.receiver).toMatchObject({ status: 'known', name: 'alice.eth' })
    expect(form()?.receiver).not.toMatchObject({ address: friend.toLowerCase() })
  })
})

describe('a receiver is read', () => {
  const network = createLab().portico.store.get(sendFormAtom)?.network ?? ({ caipNetworkId: 'eip155:1' } as never)
  it.each([
    [me, { kind: 'address', address: me }],
    [` ${me.toLowerCase()} `, { kind: 'address', address: me }],
    [`eth:${me}`, { kind: 'address', address: me }],
    [`eip155:1:${me}`, { kind: 'address', address: me }],
    ['alice.eth', { kind: 'name', name: 'alice.eth' }],
    ['', { kind: 'none' }],
    [`oeth:${me}`, { kind: 'refused', problem: 'otherNetwork' }],
    [`nowhere:${me}`, { kind: 'refused', problem: 'otherNetwork' }],
    [`ethereum:${me}@10`, { kind: 'refused', problem: 'otherNetwork' }],
    [`ethereum:${contract}@1/transfer?address=${me}`, { kind: 'refused', problem: 'unknownToken' }],
    [`ethereum:${contract}/approve?address=${me}`, { kind: 'refused', problem: 'invalid' }],
    [me.replace('C5', 'c5'), { kind: 'refused', problem: 'checksum' }],
    ['GThUX1Atko4tqhN2NaiTazWSeFWMuiUvfFnyJyUghFMJ', { kind: 'refused', problem: 'otherNamespace' }],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', { kind: 'refused', problem: 'otherNamespace' }],
    ['alice', { kind: 'refused', problem: 'invalid' }],
    [me.slice(0, -1), { kind: 'refused', problem: 'invalid' }],
  ])('from %s', (text, expected) => {
    expect(readReceiver(text, network)).toEqual(expected)
  })

  it('and one that only looks like another is told', () => {
    const other = `${me.slice(0, 10)}${'0'.repeat(28)}${me.slice(-4)}`
    expect([isLookAlike(me, other), isLookAlike(me, me.toLowerCase()), isLookAlike(me, friend)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
