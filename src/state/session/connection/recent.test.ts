import { describe, expect, it } from 'vitest'
import { renderHook } from '../../../../stories/lab/testing/renderHook'
import { settled } from '../../../../stories/lab/settled'
import { createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { createLab } from '../../../../stories/lab/lab'
import { useRecentConnections } from '../../../hooks/session/wallets'
import { memoryStorage } from '../../core/storage'
import { selectNetwork } from '../networks/selectNetwork'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { routeAtom } from '../../shell/router/navigation'
import { tokensAtom } from '../../money/tokens/tokens'
import { addSent } from '../../../../stories/lab/addSent'
import { sentAtom } from '../../money/transactions/sent'
import { keepConnections, recentConnectionsAtom } from './recent'

const [one, two] = ['eip155:1:0xOne', 'eip155:1:0xTwo'] as const
const snapshot = { networkId: 'eip155:1', address: one, accounts: [one, two] } as const

function page({ storage = memoryStorage(), ...config }: Parameters<typeof createLab>[0] = {}) {
  const wallets = [createLabWallet('Alpha', { snapshot }), createLabWallet('Beta')]
  const lab = createLab({ wallets, storage, ...config })
  const recent = () =>
    lab.portico.store.get(recentConnectionsAtom).map(({ wallet, caipAddress }) => [wallet.name, caipAddress])
  return { ...lab, recent, hooks: () => renderHook(lab.portico, useRecentConnections) }
}

describe('wallets connected before', () => {
  it('are kept when they are left, also for the next page, and come back with the account that was in use', async () => {
    const storage = memoryStorage()
    const { portico, recent } = page({ storage })
    await portico.connect('alpha')
    await portico.switchAccount(two)
    expect(recent()).toEqual([])
    await portico.disconnect()
    await settled()
    expect(recent()).toEqual([['Alpha', two]])

    const next = page({ storage })
    const { now } = await next.hooks()
    const [left] = now().recentConnections
    expect(left).toMatchObject({ namespace: 'eip155', connectorId: 'alpha', isHere: true, wallet: { name: 'Alpha' } })
    expect(await now().connectAgain(left!)).toMatchObject({ caipAddress: two })
    expect(next.recent()).toEqual([])
  })

  it('are those that another one took the place of, each once, and are forgotten one by one', async () => {
    const { portico, recent, hooks, storage } = page()
    for (const id of ['alpha', 'beta', 'alpha', 'beta']) await portico.connect(id)
    await settled()
    expect(recent()).toEqual([['Alpha', one]])
    await portico.disconnect()
    await settled()
    expect(recent().map(([name]) => name)).toEqual(['Beta', 'Alpha'])
    const { now } = await hooks()
    for (const each of now().recentConnections) await now().forget(each)
    expect(recent()).toEqual([])
    expect(storage.getItem('portico/connections')).toBeNull()
  })

  it('are refused where their wallet is not on the page; paired ones are asked in the modal', async () => {
    const { portico, hooks } = page()
    const { store } = portico
    store.set(keepConnections, () => [
      { connectorId: 'gone', name: 'Gone', caipAddress: one },
      { connectorId: 'walletConnect', name: 'Phone', caipAddress: two },
    ])
    const { now } = await hooks()
    const [gone, phone] = now().recentConnections
    await expect(now().connectAgain(gone!)).rejects.toMatchObject({ name: 'WalletUnavailableError' })
    void now().connectAgain(phone!)
    await expect.poll(() => store.get(routeAtom).name).toBe('ConnectingWalletConnect')
  })

  it('are at most five of a namespace, and valid', () => {
    const storage = memoryStorage()
    const many = Array.from({ length: 7 }, (_, index) => ({
      connectorId: `w${index}`,
      name: `W${index}`,
      caipAddress: one,
    }))
    storage.setItem(
      'portico/connections',
      JSON.stringify([null, { connectorId: 'x', name: 'X', caipAddress: 'x' }, ...many]),
    )
    const { portico, recent } = page({ storage })
    portico.store.set(keepConnections, (kept) => kept)
    expect(recent()).toHaveLength(5)
    storage.setItem('portico/connections', '"much"')
    expect(page({ storage }).recent()).toEqual([])
  })

  it('are not kept where connections do not outlive the page', async () => {
    const { portico, recent } = page({ config: { enableReconnect: false } })
    await portico.connect('alpha')
    await portico.disconnect()
    await settled()
    expect(recent()).toEqual([])
  })
})

describe('who leaves', () => {
  it('is on the default network again, also after a reload', async () => {
    const { portico, storage } = page()
    const { store } = portico
    await portico.connect('alpha')
    await store.set(selectNetwork, 'eip155:10')
    await expect.poll(() => store.get(activeNetworkAtom).caipNetworkId).toBe('eip155:10')
    await portico.disconnect()
    expect(store.get(activeNetworkAtom).caipNetworkId).toBe('eip155:1')
    expect(storage.getItem('portico/activeNetworkId')).toBe('eip155:1')
  })

  it('finds nothing of the tokens that were read before, and what others sent is still followed', async () => {
    let reads = 0
    const balances = {
      listBalances: async () => {
        reads += 1
        return []
      },
    }
    const { portico } = page({ config: { sources: { balances } } })
    const sent = { hash: '0x1', account: 'eip155:1:0xOther', networkId: 'eip155:1', sentAt: 0 } as const
    portico.store.set(addSent, { ...sent, status: 'sent', isFinal: false })
    portico.store.sub(tokensAtom, () => undefined)
    for (const times of [1, 2]) {
      await portico.connect('alpha')
      await expect.poll(() => reads).toBe(times)
      await portico.disconnect()
      await settled()
    }
    expect(portico.store.get(sentAtom)).toMatchObject([{ ...sent, status: 'sent' }])
  })
})
