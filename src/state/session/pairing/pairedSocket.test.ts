import { describe, expect, it } from 'vitest'
import { withLine } from '../../../../lab/phone/testPhone'
import { createLab } from '../../../../stories/lab/lab'
import { walletConnect } from '../../../chains/walletConnect'
import { connectionsAtom } from '../../core/visitor/connections'
import { memoryStorage } from '../../core/storage'
import { pairWallet } from './pairing'
import { pairingUriAtom } from './state'

const line = withLine()

describe('the socket to the relay', () => {
  it('is closed with the last instance that holds it, and opened again by the next', async () => {
    const sockets = () => line().relay.stats().clients
    const storage = memoryStorage()
    const pairing = walletConnect({ relayUrl: line().relay.url })
    const open = () => createLab({ wallets: [], pairing, storage })
    const status = ({ portico }: ReturnType<typeof open>) => portico.store.get(connectionsAtom).eip155?.status
    const first = open()
    const paired = first.portico.store.set(pairWallet)
    await expect.poll(() => first.portico.store.get(pairingUriAtom)).not.toBeNull()
    await line().phone.pair(first.portico.store.get(pairingUriAtom) ?? '')
    await paired
    // The phone's and the page's.
    expect(sockets()).toBe(2)

    const second = open()
    await expect.poll(() => status(second)).toBe('connected')
    first.portico.destroy()
    await first.clock.advance(1_000)
    await line().phone.switchNetwork('eip155:10')
    await expect
      .poll(() => second.portico.store.get(connectionsAtom).eip155)
      .toMatchObject({ status: 'connected', networkId: 'eip155:10' })
    second.portico.destroy()
    await second.clock.advance(1_000)
    await expect.poll(sockets).toBe(1)

    const third = open()
    await expect.poll(() => status(third)).toBe('connected')
    await expect.poll(sockets).toBe(2)
    await line().phone.disconnect(line().phone.sessions()[0]?.topic ?? '')
    await expect.poll(() => status(third)).toBe('disconnected')
    third.portico.destroy()
    await third.clock.advance(1_000)
    await expect.poll(sockets).toBe(1)
  })
})
