import { describe, expect, it } from 'vitest'
import { refuse } from '../../../../stories/lab/wallets/adapter'
import { createLab } from '../../../../stories/lab/lab'
import { settled } from '../../../../stories/lab/settled'
import { createLabSiwx, createSigningWallet } from '../../../../stories/lab/siwx'
import { atNetwork, connectAndAsk, createSignInLab } from '../../../../stories/lab/testing/signIn'
import { UserRejectedError } from '../../../chains/errors/errors'
import { connectWallet } from '../connection/connect'
import { disconnect } from '../connection/disconnect'
import { pressSign } from './pressSign'
import { signIn, signOut } from './signIn'

describe('disconnecting', () => {
  it.each([true, false])(
    'disconnecting ends the sessions unless the host says no (%s)',
    async (signOutOnDisconnect) => {
      const { store, siwx } = await connectAndAsk(createLabSiwx({ signOutOnDisconnect }))
      await store.set(pressSign)
      await store.set(disconnect)
      await settled()
      expect(siwx.sessions).toHaveLength(signOutOnDisconnect ? 0 : 1)
    },
  )

  it('a disconnection by the wallet ends the sessions, and leaving the page does not', async () => {
    const { store, siwx, wallet, portico } = await connectAndAsk()
    await store.set(pressSign)
    portico.destroy()
    await settled()
    expect(siwx.sessions).toHaveLength(1)
    const next = createSignInLab(siwx, { wallets: [wallet] })
    await next.store.set(connectWallet, 'alpha')
    await settled()
    wallet.change(null)
    await settled()
    expect(siwx.sessions).toEqual([])
  })

  it('signOut disconnects where sign-in is required', async () => {
    const { store, siwx, portico } = await connectAndAsk()
    await store.set(pressSign)
    await store.set(signOut)
    expect([siwx.sessions, portico.snapshot().status]).toEqual([[], 'disconnected'])
    expect(siwx.asked.filter((name) => name === 'setSessions')).toHaveLength(1)
  })
})

describe('asking for sign-in', () => {
  it('signIn rejects without sign-in, without an account, and on an unsupported network', async () => {
    await expect(createLab().portico.store.set(signIn)).rejects.toThrow('SIWX is not enabled')
    await expect(createLab().portico.store.set(signOut)).rejects.toThrow('SIWX is not enabled')
    const { store } = createSignInLab()
    await expect(store.set(signIn)).rejects.toThrow('No ActiveCaipAddress found')
    const elsewhere = await connectAndAsk(undefined, {
      wallets: [createSigningWallet('Alpha', { snapshot: atNetwork('eip155:999') })],
    })
    await expect(elsewhere.store.set(signIn)).rejects.toThrow('No ActiveCaipNetwork or client found')
  })

  it('a refused connection asks for no sign-in', async () => {
    const wallet = createSigningWallet('Alpha', { onConnect: refuse(new UserRejectedError('no')) })
    const { status, siwx } = await connectAndAsk(undefined, { wallets: [wallet] })
    expect([status(), siwx.asked]).toEqual(['idle', []])
  })
})
