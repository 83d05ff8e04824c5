import { describe, expect, it } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import { settled } from '../../../stories/lab/settled'
import { connectWallet } from '../session/connection/connect'
import { disconnect } from '../session/connection/disconnect'
import { pinConnection, isCurrent } from '../session/connection/pin'
import { connectorsKey } from '../core/visitor/connections'
import { storageAtom } from '../core/storage'
import { endSignIn } from '../session/signIn/end/endSignIn'

/** A connected instance, and another one that took its place over the same wallets and storage. */
async function replaced(config: NonNullable<Parameters<typeof createLab>[0]>['config'] = {}) {
  const before = createLab({ config })
  await before.portico.store.set(connectWallet, 'alpha')
  await settled()
  const pin = pinConnection(before.portico.store.get)
  before.portico.destroy()
  const { adapters } = before.env
  const now = createLab({ adapters, storage: before.storage, config: { adapters } })
  await now.portico.ready()
  await settled()
  const isConnected = () => [
    now.portico.snapshot().connections.eip155?.status,
    now.portico.store.get(storageAtom).read(connectorsKey)?.eip155,
    before.adapter.find('alpha').isPermitted,
  ]
  expect(isConnected()).toEqual(['connected', 'alpha', true])
  return { old: before.portico.store, pin, isConnected }
}

const still = ['connected', 'alpha', true]

describe('an instance that was destroyed', () => {
  it('neither changes what is stored nor revokes, when it disconnects', async () => {
    const { old, isConnected } = await replaced()
    await old.set(disconnect)
    expect(isConnected()).toEqual(still)
    old.get(storageAtom).remove(connectorsKey)
    old.get(storageAtom).write(connectorsKey, { eip155: 'beta' })
    expect(isConnected()).toEqual(still)
  })

  it('has no current connection to ask', async () => {
    const { old, pin } = await replaced()
    expect(isCurrent(old.get, pin)).toBe(false)
  })

  it('does not disconnect when the server ends its sessions later', async () => {
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    const siwx = {
      createMessage: async () => ({ toString: () => 'Sign in' }) as never,
      addSession: async () => undefined,
      revokeSession: async () => undefined,
      setSessions: () => ended,
      getSessions: async () => [],
      isRequired: () => true,
    }
    const lab = createLab({ config: { siwx } })
    const { store } = lab.portico
    await store.set(connectWallet, 'alpha')
    await settled()
    const ending = store.set(endSignIn)
    lab.portico.destroy()
    end()
    await ending
    expect(lab.adapter.find('alpha').isPermitted).toBe(true)
    expect(store.get(storageAtom).read(connectorsKey)).toEqual({ eip155: 'alpha' })
  })
})
