import { describe, expect, it } from 'vitest'
import { renderHook } from '../../../../stories/lab/testing/renderHook'
import { settled } from '../../../../stories/lab/settled'
import { refuse } from '../../../../stories/lab/wallets/adapter'
import { UserRejectedError } from '../../../chains/errors/errors'
import { createTwoChainLab } from '../../../../stories/lab/wallets/twoChains'
import { useProfileWalletsView } from '../../../views/session/account/ProfileWallets'
import { keepConnections } from '../connection/recent'
import { activeNamespaceAtom } from '../../core/visitor/connections'
import { routeAtom } from '../../shell/router/navigation'

async function opened() {
  const lab = createTwoChainLab()
  const { store } = lab.portico
  for (const id of ['sol', 'alpha']) await lab.portico.connect(id)
  const show = async () => {
    void lab.portico.open()
    void lab.portico.open({ name: 'ProfileWallets' })
    await settled()
  }
  await show()
  const { now } = await renderHook(lab.portico, useProfileWalletsView)
  const shown = () => [lab.portico.snapshot().isOpen, store.get(routeAtom).name]
  return { ...lab, store, now, show, shown, active: () => store.get(activeNamespaceAtom) }
}

describe('the accounts and wallets of a visitor', () => {
  it('are chosen: the account is in use, and the view before it shows it', async () => {
    const { now, shown, active } = await opened()
    expect(now()).toMatchObject({ current: expect.stringMatching(/^eip155:/) as unknown, openNamespaces: [] })
    expect(now().accounts.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
    now().onSelect('solana:here:a')
    await settled()
    expect([active(), now().current]).toEqual(['solana', 'solana:here:a'])
    expect(shown()).toEqual([true, 'Account'])
  })

  it('are left singly: another one is in use, the view stays, and the one that was left is one press away', async () => {
    const { now, shown, active, portico } = await opened()
    now().onLeave('eip155')
    await settled()
    expect(active()).toBe('solana')
    expect(shown()).toEqual([true, 'ProfileWallets'])
    expect(now()).toMatchObject({ accounts: [{ namespace: 'solana' }], openNamespaces: ['eip155'] })
    await expect.poll(() => now().recentConnections).toMatchObject([{ connectorId: 'alpha', isHere: true }])
    now().onConnectAgain(now().recentConnections[0]!)
    await expect.poll(() => portico.snapshot().connections.eip155?.status).toBe('connected')
    expect([active(), shown()[0]]).toEqual(['eip155', false])
    await settled()
    expect(now().recentConnections).toEqual([])
  })

  it('close with the last one', async () => {
    const { now, shown } = await opened()
    now().onLeave('solana')
    now().onLeave('eip155')
    await settled()
    expect(shown()).toEqual([false, 'Connect'])
    expect(now().accounts).toEqual([])
  })

  it('come back by a view that says how it goes, and are forgotten', async () => {
    const { now, evm, shown } = await opened()
    now().onLeave('eip155')
    await expect.poll(() => now().recentConnections).toHaveLength(1)
    evm.find('alpha').onConnect = refuse(new UserRejectedError('no'))
    now().onConnectAgain(now().recentConnections[0]!)
    await expect.poll(shown).toEqual([true, 'ConnectingExternal'])
    now().onForget(now().recentConnections[0]!)
    await settled()
    expect(now().recentConnections).toEqual([])
  })

  it('of a phone are paired again', async () => {
    const { now, store, shown } = await opened()
    store.set(keepConnections, () => [{ connectorId: 'walletConnect', name: 'Phone', caipAddress: 'eip155:1:0xTwo' }])
    await settled()
    now().onConnectAgain(now().recentConnections[0]!)
    await settled()
    expect(shown()).toEqual([true, 'ConnectingWalletConnect'])
  })

  it('of a namespace without any are looked for there', async () => {
    const { now, store } = await opened()
    now().onConnect('solana')
    expect(store.get(routeAtom)).toEqual({ name: 'Connect', namespace: 'solana' })
  })
})
