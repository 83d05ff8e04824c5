import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import { solanaHere } from '../../../../stories/lab/networks'
import { createLabPeer } from '../../../../stories/lab/wallets/peer'
import { connectAttemptAtom, connectWallet } from './connect'
import { back, routeAtom } from '../../shell/router/navigation'
import { copyPairingLink, pairingViewAtom } from '../pairing/viewModel'
import { pickVisible } from '../wallets/select'
import { getSelectableChains } from '../wallets/visibleWallets'
import { connectForNetwork, selectNetwork } from '../networks/selectNetwork'
import { getWalletRows } from '../wallets/connectRows'

function open() {
  const sol = { networkId: 'solana:here', address: 'solana:here:a', accounts: ['solana:here:a'] } as const
  const adapters = [
    createLabAdapter([createLabWallet('Alpha'), createLabWallet('Both', { id: 'com.both' })]),
    createLabAdapter([createLabWallet('Both', { id: 'solana:both', namespace: 'solana', snapshot: sol })], 'solana'),
  ]
  const lab = createLab({
    adapters,
    pairing: createLabPeer(),
    config: { networks: [...labNetworks, solanaHere], adapters },
  })
  return { ...lab, store: lab.portico.store }
}

describe('a network of another kind of chain', () => {
  it('needs another wallet: what is connected stays, and the way back is open', async () => {
    const { portico, store } = open()
    await store.set(connectWallet, 'alpha')
    portico.open({ name: 'Networks' })
    store.set(selectNetwork, 'solana:here')
    expect(store.get(routeAtom)).toEqual({ name: 'SwitchActiveChain', networkId: 'solana:here' })
    expect(portico.snapshot().account?.caipAddress).toMatch(/^eip155:/)
    store.set(connectForNetwork, 'solana:here')
    const route = store.get(routeAtom)
    expect(route).toEqual({ name: 'Connect', namespace: 'solana' })
    const rows = getWalletRows(store.get, 'solana')
    expect(rows.flatMap((row) => (row.kind === 'visible' ? row.wallet.name : []))).toEqual(['Both'])
    store.set(back)
    store.set(back)
    expect(store.get(routeAtom)).toEqual({ name: 'Networks' })
    await store.set(connectWallet, 'solana:both')
    expect(portico.snapshot().account?.caipAddress).toBe('solana:here:a')
    store.set(selectNetwork, 'eip155:1')
    expect(portico.snapshot().account?.caipAddress).toMatch(/^eip155:/)
  })
})

describe('a wallet of several kinds of chains', () => {
  it('asks which, and says which is connected', async () => {
    const { portico, store } = open()
    portico.open()
    store.set(pickVisible, 'com.both')
    expect(store.get(routeAtom)).toEqual({ name: 'SelectChain', walletId: 'com.both' })
    store.set(pickVisible, 'com.both', 'solana')
    await expect.poll(() => portico.snapshot().account?.caipAddress).toBe('solana:here:a')
    const { wallet, chains } = getSelectableChains(store.get, 'com.both')
    expect(wallet.name).toBe('Both')
    expect(chains).toEqual([
      { namespace: 'eip155', isConnected: false },
      { namespace: 'solana', isConnected: true },
    ])
  })

  it('is not asked which when only one is wanted', () => {
    const { portico, store } = open()
    portico.open({ name: 'Connect', namespace: 'solana' })
    expect(store.get(routeAtom)).toEqual({ name: 'Connect', namespace: 'solana' })
    store.set(pickVisible, 'com.both', 'solana')
    expect(store.get(connectAttemptAtom)?.subject).toBe('solana:both')
  })
})

describe('a link the host made', () => {
  it('is shown and copied, and no other wallet is asked', async () => {
    const { portico, store, copied } = open()
    portico.open({ name: 'ConnectingWalletConnect', uri: 'wc:mine' })
    expect(store.get(pairingViewAtom)).toMatchObject({
      state: { status: 'ready', uri: 'wc:mine' },
      tabs: ['qr'],
    })
    store.set(copyPairingLink, 'wc:mine')
    await expect.poll(() => copied).toEqual(['wc:mine'])
  })
})
