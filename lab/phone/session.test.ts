import { stringToHex, verifyMessage, type Hex } from 'viem'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressOn, bitcoin, heard, meet, request, withLine } from './testPhone'

const line = withLine()

describe('a phone that is connected', () => {
  beforeEach(() => meet(line()))

  it('says no to a request, and to what it cannot do', async () => {
    line().decide = () => 'reject'
    const params = [stringToHex('hello'), addressOn(line(), 'eip155:1')]
    await expect(request(line(), 'eip155:1', 'personal_sign', params)).rejects.toMatchObject({ code: 5000 })
    line().decide = () => 'approve'
    const stranger = [stringToHex('hello'), '0x000000000000000000000000000000000000bEEF']
    await expect(request(line(), 'eip155:1', 'personal_sign', stranger)).rejects.toMatchObject({ code: 4100 })
  })

  it('goes to another network, and adds it to the session where that lacks it', async () => {
    const changed = heard(line(), 'chainChanged')
    await line().phone.switchNetwork('eip155:1')
    expect(await changed).toBe('1')
    const again = heard(line(), 'chainChanged')
    await line().phone.switchNetwork('eip155:10', line().phone.sessions()[0]?.topic)
    expect(await again).toBe('10')
    expect(line().dapp.provider.session?.namespaces['eip155']?.chains).toContain('eip155:10')
    expect(line().phone.sessions()[0]?.network).toBe('eip155:10')
    await expect(line().phone.switchNetwork('eip155:5')).rejects.toMatchObject({ code: 5100 })
  })

  it('puts another account in place of the first', async () => {
    const before = addressOn(line(), 'eip155:1')
    const changed = heard(line(), 'accountsChanged')
    await line().phone.useAccount(2)
    expect(await changed).not.toEqual([before])
    await expect
      .poll(() => line().dapp.provider.session?.namespaces['bip122']?.accounts)
      .toEqual([`${bitcoin}:${addressOn(line(), bitcoin)}`])
    expect(addressOn(line(), 'eip155:1')).not.toBe(before)
    await expect(line().phone.useAccount(5)).rejects.toThrow(RangeError)
  })

  it('leaves, and is left', async () => {
    const left = heard(line(), 'disconnect')
    await line().phone.disconnect(line().phone.sessions()[0]?.topic ?? '')
    expect(await left).toBeTruthy()
    expect(line().phone.sessions()).toEqual([])
    await meet(line())
    await line().dapp.provider.disconnect()
    await expect.poll(line().phone.sessions).toEqual([])
  })

  it('answers after a relay that stalled, or cut everybody off', async () => {
    line().relay.stall(true)
    const address = addressOn(line(), 'eip155:1') as Hex
    const answer = request<Hex>(line(), 'eip155:1', 'personal_sign', [stringToHex('hello'), address])
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(line().asked).toHaveLength(1)
    line().relay.stall(false)
    expect(await verifyMessage({ address, message: 'hello', signature: await answer })).toBe(true)
    const subscriptions = () => line().relay.stats().methods['irn_batchSubscribe'] ?? 0
    const before = subscriptions()
    line().relay.dropAll()
    // Both are back once they have subscribed again.
    await expect.poll(subscriptions, { timeout: 5000 }).toBe(before + 2)
    expect(await request(line(), 'eip155:1', 'personal_sign', [stringToHex('hello'), address])).toBe(await answer)
  })

  it('comes back after a relay that closed and refused', async () => {
    const { relay } = line()
    relay.refuse(1013)
    relay.hangUp(1012)
    await new Promise((resolve) => setTimeout(resolve, 300))
    relay.refuse(null)
    await expect.poll(() => relay.stats().clients, { timeout: 10_000 }).toBe(2)
    const changed = heard(line(), 'chainChanged')
    await line().phone.switchNetwork('eip155:1')
    expect(await changed).toBe('1')
  }, 20_000)
})
