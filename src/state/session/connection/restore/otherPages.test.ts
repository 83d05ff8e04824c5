import { describe, expect, it } from 'vitest'
import { listenersOf } from '../../../../../stories/lab/walk/tabs'
import { createSharedStorage } from '../../../../../stories/lab/sharedStorage'
import { settled } from '../../../../../stories/lab/settled'
import { createLabSiwx, createSigningWallet } from '../../../../../stories/lab/siwx'
import { createSignInLab } from '../../../../../stories/lab/testing/signIn'
import { createLabAdapter, createLabWallet, ignore } from '../../../../../stories/lab/wallets/adapter'
import { createLab, type LabOptions } from '../../../../../stories/lab/lab'
import { UserRejectedError } from '../../../../chains/errors/errors'
import { AttemptAbandonedError } from '../../../core/requestErrors'
import { leave } from '../../../core/runtime'
import { switchAttemptAtom } from '../../networks/switchAttempt'
import { switchNetwork } from '../../networks/switchNetwork'
import { pressSign } from '../../signIn/pressSign'
import { signOut } from '../../signIn/signIn'
import { connectWallet } from '../connect'
import { disconnect } from './restoreConnections'

/** Two pages of one origin. The wallets are those of the browser: both pages have them. */
function openTwo(wallets = [createLabWallet('Alpha'), createLabWallet('Beta')], options: LabOptions = {}) {
  const shared = createSharedStorage()
  const open = (own = wallets) => createLab({ wallets: own, ...shared.openPage(), ...options })
  const [one, other] = [open(), open()]
  return { shared, open, one: one.portico, other: other.portico, otherEvents: other.events }
}

const wallet = (portico: { snapshot(): { account: { wallet: { name: string } } | null } }) =>
  portico.snapshot().account?.wallet.name ?? null

describe('two pages of one origin', () => {
  it('show what either of them connects, without a prompt', async () => {
    const { one, other, otherEvents } = openTwo()
    await settled()
    await one.store.set(connectWallet, 'alpha')
    await settled()
    expect([wallet(one), wallet(other)]).toEqual(['Alpha', 'Alpha'])
    expect(other.snapshot().isOpen).toBe(false)
    expect(otherEvents.map(({ event }) => event)).toContain('CONNECT_SUCCESS')
    await other.store.set(connectWallet, 'beta')
    await settled()
    expect([wallet(one), wallet(other)]).toEqual(['Beta', 'Beta'])
  })

  it('give up a switch that the wallet of before has not answered', async () => {
    const alpha = createLabWallet('Alpha', { onSwitch: ignore })
    const { one, other } = openTwo([alpha, createLabWallet('Beta')])
    await one.store.set(connectWallet, 'alpha')
    await settled()
    const switched = one.store.set(switchNetwork, 'eip155:10')
    await settled()
    await other.store.set(connectWallet, 'beta')
    await expect(switched).rejects.toBeInstanceOf(AttemptAbandonedError)
    await settled()
    expect([wallet(one), one.store.get(switchAttemptAtom)]).toEqual(['Beta', null])
    expect(listenersOf(alpha)).toBe(0)
  })

  it('leave together, though the wallet sends no event', async () => {
    const { shared, one, other } = openTwo()
    await one.store.set(connectWallet, 'alpha')
    await settled()
    await other.store.set(disconnect)
    await settled()
    expect([one.snapshot().status, other.snapshot().status]).toEqual(['disconnected', 'disconnected'])
    expect(shared.getItem('portico/left')).toBeNull()
    expect(shared.getItem('portico/connectionStatus')).toBe('disconnected')
  })

  it('leave one namespace, and keep the others', async () => {
    const sol = { networkId: 'solana:here', address: 'solana:here:a', accounts: ['solana:here:a'] } as const
    const adapters = [
      createLabAdapter([createLabWallet('Alpha')]),
      createLabAdapter([createLabWallet('Sol', { namespace: 'solana', snapshot: sol })], 'solana'),
    ]
    const { solanaHere, labNetworks } = await import('../../../../../stories/lab/networks')
    const { one, other } = openTwo([], { adapters, config: { adapters, networks: [...labNetworks, solanaHere] } })
    await one.store.set(connectWallet, 'sol')
    await settled()
    expect(other.snapshot().account?.caipAddress).toBe('solana:here:a')
    await one.store.set(connectWallet, 'alpha')
    await settled()
    await one.store.set(disconnect, 'solana')
    await settled()
    for (const { connections } of [one.snapshot(), other.snapshot()])
      expect([connections.eip155?.status, connections.solana?.status]).toEqual(['connected', 'disconnected'])
  })

  it('write nothing that has the other write again', async () => {
    const { shared, one, other } = openTwo()
    for (let round = 0; round < 3; round += 1) {
      await one.store.set(connectWallet, 'alpha')
      await settled()
      await other.store.set(disconnect)
      await settled()
    }
    const count = shared.changes.length
    await settled()
    await settled()
    expect(shared.changes).toHaveLength(count)
    // Status, namespaces, connectors, namespace in use, the recent wallet; and to leave as many and what was told.
    expect(count).toBeLessThan(3 * 12)
  })

  it('keep what they have where the other has a wallet that is not here, locked, or declined there', async () => {
    const { shared, open, one, other } = openTwo([createLabWallet('Alpha')])
    const third = open([createLabWallet('Gamma'), createLabWallet('Delta', { onConnect: refused })]).portico
    await third.store.set(connectWallet, 'gamma')
    await settled()
    expect([wallet(one), wallet(other), wallet(third)]).toEqual([null, null, 'Gamma'])
    expect(shared.getItem('portico/connectors')).toBe('{"eip155":"gamma"}')
    await expect(third.store.set(connectWallet, 'delta')).rejects.toThrow(UserRejectedError)
    await settled()
    expect(wallet(third)).toBe('Gamma')
    await one.store.set(connectWallet, 'alpha')
    await settled()
    expect([wallet(one), wallet(other), wallet(third)]).toEqual(['Alpha', 'Alpha', 'Gamma'])
    await one.store.set(disconnect)
    await settled()
    expect([wallet(one), wallet(other), wallet(third)]).toEqual([null, null, 'Gamma'])
  })

  it('keep what the other connected, and take it up, where a person gives up asking the same wallet', async () => {
    let isAsked = false
    const alpha = createLabWallet('Alpha', {
      onConnect: () => (isAsked ? Promise.resolve() : never(() => (isAsked = true))),
    })
    const { shared, one, other } = openTwo([alpha])
    await settled()
    const asking = other.store.set(connectWallet, 'alpha').catch((error: unknown) => error)
    await settled()
    await one.store.set(connectWallet, 'alpha')
    await settled()
    expect([wallet(one), wallet(other)]).toEqual(['Alpha', null])
    leave(other.store.get)
    expect(await asking).toBeInstanceOf(AttemptAbandonedError)
    await settled()
    expect(shared.getItem('portico/connectors')).toBe('{"eip155":"alpha"}')
    expect([wallet(one), wallet(other)]).toEqual(['Alpha', 'Alpha'])
  })

  it('go their own ways where connections end with the page', async () => {
    const { one, other } = openTwo(undefined, { config: { enableReconnect: false } })
    await one.store.set(connectWallet, 'alpha')
    await settled()
    expect([wallet(one), wallet(other)]).toEqual(['Alpha', null])
  })

  it('are left alone once they are destroyed, and hear no nonsense', async () => {
    const { shared, one, other } = openTwo()
    const { storage } = shared.openPage()
    for (const text of ['nonsense', '[]', '{"eip155":7}', '{"nowhere":"alpha"}', '']) {
      storage.setItem('portico/connectors', text)
      storage.setItem('portico/left', text)
      storage.setItem('portico/sessions', text)
    }
    other.destroy()
    await one.store.set(connectWallet, 'alpha')
    await settled()
    expect([wallet(one), wallet(other)]).toEqual(['Alpha', null])
  })
})

/** Runs once it is asked, and never answers. */
const never = (run: () => void) => {
  run()
  return new Promise<void>(() => undefined)
}
const refused = () => Promise.reject(new UserRejectedError('No'))

describe('sign-in on two pages', () => {
  async function openTwoSigning(isRequired: boolean) {
    const shared = createSharedStorage()
    const siwx = createLabSiwx({ isRequired })
    const wallets = [createSigningWallet('Alpha')]
    const [one, other] = [0, 1].map(() => createSignInLab(siwx, { wallets, ...shared.openPage() }))
    if (!one || !other) throw new Error('Two pages')
    await settled()
    one.portico.open()
    await one.store.set(connectWallet, 'alpha')
    await settled()
    return { one, other, siwx }
  }

  it.each([true, false])(
    'asks on the page that connected, and both are signed in; required: %s',
    async (isRequired) => {
      const { one, other, siwx } = await openTwoSigning(isRequired)
      expect([one.route(), other.route()]).toEqual(['SIWXSignMessage', null])
      expect([one.status(), other.status()]).toEqual(['ready', isRequired ? 'failed' : 'skipped'])
      expect(siwx.asked.filter((name) => name.startsWith('createMessage'))).toHaveLength(1)
      await one.store.set(pressSign)
      await settled()
      expect([one.status(), other.status()]).toEqual(['signedIn', 'signedIn'])
      expect([one.route(), other.route()]).toEqual([null, null])
    },
  )

  it.each([true, false])('signs out of both, and asks nothing; required: %s', async (isRequired) => {
    const { one, other, siwx } = await openTwoSigning(isRequired)
    await one.store.set(pressSign)
    await settled()
    await other.store.set(signOut)
    await settled()
    expect([one.status(), other.status()]).toEqual(isRequired ? ['idle', 'idle'] : ['skipped', 'skipped'])
    expect([one.route(), other.route()]).toEqual([null, null])
    expect(one.portico.snapshot().status).toBe(isRequired ? 'disconnected' : 'connected')
    expect(siwx.asked.filter((name) => /^(set|revoke)Session/.test(name))).toHaveLength(1)
  })

  it('ends the sessions once where one page leaves', async () => {
    const { one, other, siwx } = await openTwoSigning(true)
    await one.store.set(pressSign)
    await settled()
    await one.store.set(disconnect)
    await settled()
    expect([one.portico.snapshot().status, other.portico.snapshot().status]).toEqual(['disconnected', 'disconnected'])
    expect(other.route()).toBeNull()
    expect(siwx.asked.filter((name) => /^(set|revoke)Session/.test(name))).toHaveLength(1)
  })

  it('closes the question on the other page, where the person who is asked there too signs here', async () => {
    const { one, other } = await openTwoSigning(true)
    other.portico.open()
    await settled()
    expect(other.route()).toBe('SIWXSignMessage')
    await one.store.set(pressSign)
    await settled()
    expect([other.status(), other.route()]).toEqual(['signedIn', null])
  })
})
