import { describe, expect, it } from 'vitest'
import { withLine } from '../../../../lab/phone/testPhone'
import { createLab } from '../../../../stories/lab/lab'
import { walletConnect } from '../../../chains/walletConnect'
import { connectionsAtom } from '../../core/visitor/connections'
import { memoryStorage } from '../../core/storage'
import { pairWallet } from './pairing'
import { pairingUriAtom } from './state'

const line = withLine()
const events = ['session_update', 'session_event', 'session_delete', 'session_expire']

describe('instances of one page that share a pairing client', () => {
  it('leave no listener on it once they are destroyed', async () => {
    const { provider } = line().dapp
    const count = () => events.map((event) => provider.client.events.listenerCount(event))
    const storage = memoryStorage()
    const open = () => createLab({ wallets: [], pairing: walletConnect({ provider: async () => provider }), storage })
    const isConnected = ({ portico }: ReturnType<typeof open>) =>
      portico.store.get(connectionsAtom).eip155?.status === 'connected'
    const before = count()

    const first = open()
    const pairing = first.portico.store.set(pairWallet)
    await expect.poll(() => first.portico.store.get(pairingUriAtom)).not.toBeNull()
    await line().phone.pair(first.portico.store.get(pairingUriAtom) ?? '')
    await pairing
    expect(count()).toEqual(before.map((each) => each + 1))
    first.portico.destroy()
    expect(count()).toEqual(before)

    for (let round = 0; round < 19; round++) {
      const next = open()
      await expect.poll(() => isConnected(next)).toBe(true)
      next.portico.destroy()
    }
    expect(count()).toEqual(before)
  })
})
