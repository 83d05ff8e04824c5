import { describe, expect, it } from 'vitest'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import { settled } from '../../../../stories/lab/settled'
import { createTwoChainLab, labSolana } from '../../../../stories/lab/wallets/twoChains'
import { handleOf } from '../../../../stories/lab/wallets/handle'
import { currentSnackAtom } from '../../shell/feedback/snacks'
import { switchAttemptAtom } from '../networks/switchAttempt'
import { switchNetwork } from '../networks/switchNetwork'
import { attach, handleDisconnect } from './attach'
import { connectWallet } from './connect'
import { disconnect } from './disconnect'
import { setActiveNamespace } from '../../core/visitor/connections'

/** Two namespaces connected to the wallets with these ids. */
async function connected(evmId: string, solanaId: string) {
  const networks = [...labNetworks, labSolana, { ...labSolana, id: 'there', name: 'Solana there' }]
  const lab = createTwoChainLab({ config: { networks } })
  const { store } = lab.portico
  await store.set(connectWallet, evmId)
  await store.set(connectWallet, solanaId)
  const isPermitted = () => [lab.evm.find(evmId).isPermitted, lab.solana.find(solanaId).isPermitted]
  const reload = () => {
    lab.portico.destroy()
    const { adapters } = lab.env
    return createLab({ adapters, storage: lab.storage, config: { networks: [...labNetworks, labSolana], adapters } })
  }
  return { ...lab, store, isPermitted, reload }
}

describe('leaving one namespace', () => {
  it.each(['eip155', 'solana'] as const)('keeps the permission of a wallet that stays connected: %s', async (left) => {
    const { store, isPermitted, portico, evm, solana, reload } = await connected('eip155:both', 'solana:both')
    await store.set(disconnect, left)
    expect(isPermitted()).toEqual([true, true])
    expect(portico.snapshot().connections[left]?.status).toBe('disconnected')
    expect(store.get(currentSnackAtom)).toMatchObject({ message: 'disconnectedHere' })
    const other = left === 'eip155' ? 'solana' : 'eip155'
    expect(portico.snapshot().connections[other]?.status).toBe('connected')
    const next = reload()
    await next.portico.ready()
    await settled()
    expect(next.portico.snapshot().connections[other]?.status).toBe('connected')
    expect(next.portico.snapshot().connections[left]?.status).toBe('disconnected')
    await next.portico.disconnect()
    expect(left === 'eip155' ? solana.find('solana:both').isPermitted : evm.find('eip155:both').isPermitted).toBe(false)
  })

  it('revokes where another wallet stays connected', async () => {
    const { store, isPermitted } = await connected('alpha', 'solana:both')
    await store.set(disconnect, 'eip155')
    expect(isPermitted()).toEqual([false, true])
    expect(store.get(currentSnackAtom)).toMatchObject({ message: 'disconnected' })
  })

  it('revokes both when both are left', async () => {
    const { store, isPermitted } = await connected('eip155:both', 'solana:both')
    await store.set(disconnect)
    expect(isPermitted()).toEqual([false, false])
  })
})

describe('a switch that is pending in a namespace that is not in use', () => {
  /** Solana waits for its wallet to switch, and an EVM account is in use. */
  async function pending() {
    const lab = await connected('alpha', 'solana:both')
    const { store, solana } = lab
    solana.find('solana:both').onSwitch = () => new Promise(() => undefined)
    await store.set(disconnect, 'solana')
    await store.set(connectWallet, 'solana:both')
    store.set(switchNetwork, 'solana:there').catch(() => undefined)
    store.set(setActiveNamespace, 'eip155')
    await settled()
    expect(store.get(switchAttemptAtom)).toMatchObject({ subject: 'solana:there', status: 'opening' })
    return lab
  }

  it('is given up when its wallet is left', async () => {
    const { store } = await pending()
    // Another page disconnected it.
    store.set(handleDisconnect, 'solana')
    await settled()
    expect(store.get(switchAttemptAtom)).toBeNull()
  })

  it('is given up when another wallet takes its place, as another page chose', async () => {
    const { store, solana } = await pending()
    const other = solana.find('sol')
    store.set(attach, other, handleOf(other), true)
    expect(store.get(switchAttemptAtom)).toBeNull()
  })
})

describe('what is stored of addresses', () => {
  const entry = { value: [], at: 0 }
  const stored = {
    nativeBalanceCache: { 'eip155:1:0x1': entry, 'solana:here:a': entry },
    nameLookupCache: { 'name:eip155:1:alice': entry, 'name:solana:here:bob': entry, 'address:0x1': entry },
    identityCache: { 'eip155:1:0x1': entry, 'solana:here:a': entry },
    onramp: { account: 'solana:here:a', id: 'one' },
  }

  it('ends with its own namespace alone', async () => {
    const { store, storage } = await connected('alpha', 'sol')
    for (const [name, value] of Object.entries(stored)) storage.setItem(`portico/${name}`, JSON.stringify(value))
    const read = (name: string) => JSON.parse(storage.getItem(`portico/${name}`) ?? 'null') as object | null
    await store.set(disconnect, 'eip155')
    expect(read('nativeBalanceCache')).toEqual({ 'solana:here:a': entry })
    expect(read('nameLookupCache')).toEqual({ 'name:solana:here:bob': entry })
    expect(read('identityCache')).toEqual({ 'solana:here:a': entry })
    expect(read('onramp')).toEqual(stored.onramp)
    await store.set(disconnect, 'solana')
    for (const name of Object.keys(stored)) expect(read(name)).toBeNull()
  })

  it('includes a purchase for the account that is left', async () => {
    const { store, storage } = await connected('alpha', 'sol')
    storage.setItem('portico/onramp', JSON.stringify(stored.onramp))
    await store.set(disconnect, 'solana')
    expect(storage.getItem('portico/onramp')).toBeNull()
  })
})
