import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import { settled } from '../../../../stories/lab/settled'
import { createLabSiwx, createSigningWallet, type LabSiwx } from '../../../../stories/lab/siwx'
import type { NetworkInput } from '../../../chains/network'
import { connectWallet } from '../connection/connect'
import { disconnect } from '../connection/disconnect'
import { setActiveNamespace } from '../../core/visitor/connections'
import { routeAtom } from '../../shell/router/navigation'
import { pressSign } from './pressSign'
import { signInAtom } from '../../core/visitor/signIn'

const id = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const
const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  caipNetworkId: id,
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
}
const account = `${id}:4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS` as const

async function inTwo(options: Partial<LabSiwx> = {}) {
  const sol = createLabWallet('Sol', {
    namespace: 'solana',
    snapshot: { networkId: id, address: account, accounts: [account] },
  })
  const adapters = [createLabAdapter([createSigningWallet('Alpha')]), createLabAdapter([sol], 'solana')]
  const siwx = createLabSiwx(options)
  const lab = createLab({ adapters, config: { siwx, networks: [...labNetworks, solana], adapters } })
  const { store } = lab.portico
  await store.set(connectWallet, 'alpha')
  await settled()
  await store.set(pressSign)
  await store.set(connectWallet, 'sol')
  await settled()
  return { ...lab, siwx, store, route: () => (lab.portico.snapshot().isOpen ? store.get(routeAtom).name : null) }
}

describe('sign-in with several namespaces', () => {
  it('asks for the one in use', async () => {
    const { store, route, siwx } = await inTwo()
    expect(route()).toBe('SIWXSignMessage')
    expect(JSON.stringify(store.get(signInAtom))).toContain('Solana account')
    store.set(setActiveNamespace, 'eip155')
    await settled()
    expect([route(), store.get(signInAtom).status]).toEqual([null, 'signedIn'])
    store.set(setActiveNamespace, 'solana')
    await settled()
    expect(route()).toBe('SIWXSignMessage')
    expect(siwx.asked.filter((name) => name === `getSessions ${id}`)).toHaveLength(2)
  })

  it('found by a walk: ends the sessions of an account that went, in another namespace too', async () => {
    const { store, siwx, adapter, env } = await inTwo({ onAccountChange: 'signOut' })
    expect([siwx.sessions.length, store.get(signInAtom).status]).toEqual([1, 'ready'])
    const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
    const alpha = (env.adapters[0] as typeof adapter).find('alpha')
    alpha.change({ networkId: 'eip155:1', address: `eip155:1:${other}`, accounts: [`eip155:1:${other}`] })
    await settled()
    expect(siwx.sessions).toEqual([])
  })

  it('ends only the sessions of the namespace that is left, while another stays', async () => {
    const { store, siwx } = await inTwo()
    await store.set(disconnect, 'solana')
    await settled()
    expect(siwx.sessions).toHaveLength(1)
    expect(siwx.asked).not.toContain('setSessions')
    expect(siwx.asked).toContain(`revokeSession ${account}`)
    await store.set(disconnect, 'eip155')
    await settled()
    expect(siwx.sessions).toEqual([])
    expect(siwx.asked).toContain('setSessions')
  })
})
