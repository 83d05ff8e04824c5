import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createLabPeer } from '../../../../stories/lab/wallets/peer'
import { createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { connectAttemptAtom, connectWallet, selectWallet } from '../connection/connect'
import { startPairing } from './select'
import { back, navigate, routeAtom } from '../../shell/router/navigation'
import { routerAtom } from '../../shell/router/stack'
import { clearPick, getRouteWallet, listRouteAtom, showAsked, wideWindowAtom } from './wide'

/** Three wallets that do not answer, and the modal open. */
async function openLab() {
  const onConnect = () => new Promise<void>(() => undefined)
  const wallets = ['Alpha', 'Beta', 'Gamma'].map((name) => createLabWallet(name, { onConnect }))
  const { portico } = createLab({ wallets, pairing: createLabPeer() })
  void portico.open()
  const { store } = portico
  const pick = (id: string) => {
    const isOther = store.set(clearPick)
    void store.set(selectWallet, id)
    if (isOther) store.set(showAsked)
  }
  const settle = () => new Promise((done) => setTimeout(done, 5))
  return { store, portico, pick, settle, route: () => store.get(routeAtom), list: () => store.get(listRouteAtom) }
}

describe('beside the list of wallets', () => {
  it('stands what a wallet was picked for, and nothing that was not reached from the list', async () => {
    const { store, pick, settle, list } = await openLab()
    expect(list()).toEqual({ name: 'Connect' })
    pick('alpha')
    await settle()
    expect(list()).toEqual({ name: 'Connect' })
    store.set(back)
    store.set(navigate, { name: 'AllWallets' })
    expect(list()).toEqual({ name: 'Connect' })
    store.set(navigate, { name: 'Networks' })
    expect(list()).toBeNull()
  })

  it('is the list of the namespace that was asked for, also of who is connected', async () => {
    const { portico } = createLab({ wallets: [createLabWallet('Alpha')] })
    const { store } = portico
    await store.set(connectWallet, 'alpha')
    void portico.open({ name: 'GetWallet' })
    expect(store.get(listRouteAtom)).toBeNull()
    void portico.open({ name: 'Connect', namespace: 'solana' })
    store.set(navigate, { name: 'GetWallet' })
    expect(store.get(listRouteAtom)).toEqual({ name: 'Connect', namespace: 'solana' })
  })

  it('takes the next wallet the place of the one before, at once', async () => {
    const { store, pick, settle, route } = await openLab()
    pick('alpha')
    await settle()
    expect(route()).toEqual({ name: 'ConnectingExternal', connectorId: 'alpha' })
    pick('beta')
    expect(route()).toEqual({ name: 'ConnectingExternal', connectorId: 'beta' })
    expect(store.get(connectAttemptAtom)?.subject).toBe('beta')
    store.set(clearPick)
    store.set(startPairing)
    expect(route().name).toBe('ConnectingWalletConnect')
    pick('gamma')
    await settle()
    expect(store.get(routerAtom).stack).toEqual([{ name: 'ConnectingExternal', connectorId: 'gamma' }])
    expect(store.get(connectAttemptAtom)?.subject).toBe('gamma')
    store.set(back)
    expect(route().name).toBe('Connect')
    expect(store.get(connectAttemptAtom)).toBeNull()
  })

  it('says which wallet a view is about', async () => {
    const { store } = await openLab()
    const nameOf = (route: Parameters<typeof getRouteWallet>[1]) => getRouteWallet(store.get, route)?.name
    expect(nameOf({ name: 'ConnectingExternal', connectorId: 'beta' })).toBe('Beta')
    expect(nameOf({ name: 'SelectChain', walletId: 'gamma' })).toBe('Gamma')
    expect(nameOf({ name: 'ConnectingWalletConnect' })).toBeUndefined()
    expect(nameOf({ name: 'AllWallets' })).toBeUndefined()
  })
})

describe('the window', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is followed while it has a reader', () => {
    let width = 600
    const runs = new Set<() => void>()
    const matchMedia = (query: string) => ({
      matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
      addEventListener: (_type: 'change', run: () => void) => void runs.add(run),
      removeEventListener: (_type: 'change', run: () => void) => void runs.delete(run),
    })
    const { portico } = createLab({ platform: { matchMedia } })
    const { isWide, follow } = portico.store.get(wideWindowAtom)
    const seen: boolean[] = []
    const stop = follow(() => seen.push(isWide()))
    expect(isWide()).toBe(false)
    width = 1200
    for (const run of runs) run()
    expect(seen).toEqual([true])
    stop()
    expect(runs.size).toBe(0)
  })
})
