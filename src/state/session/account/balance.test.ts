import { describe, expect, it } from 'vitest'
import { createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { createLab } from '../../../../stories/lab/lab'
import { balanceAtom, refreshBalance } from './balance'
import { connectWallet } from '../connection/connect'

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

async function watching() {
  const lab = createLab()
  const seen: string[] = []
  const { store } = lab.portico
  store.sub(balanceAtom, () => seen.push(store.get(balanceAtom).status))
  await store.set(connectWallet, 'alpha')
  await settle()
  return { ...lab, seen, balance: () => store.get(balanceAtom) }
}

describe('the native balance', () => {
  it('is read only for a reader', async () => {
    const { portico, adapter } = createLab()
    await portico.store.set(connectWallet, 'alpha')
    await settle()
    expect(adapter.reads).toBe(0)
  })

  it('is read once, kept for 30 seconds, then read again while it has a reader', async () => {
    const lab = await watching()
    const { portico, adapter, clock, balance } = lab
    expect(balance()).toMatchObject({ status: 'ready', value: { value: 1_234_567_890_000_000_000n, symbol: 'ETH' } })
    expect(adapter.reads).toBe(1)
    await clock.advance(29_999)
    portico.store.set(refreshBalance)
    await settle()
    expect(adapter.reads).toBe(1)
    lab.adapter.onRead = () => new Promise(() => undefined)
    await clock.advance(1)
    expect(adapter.reads).toBe(2)
    expect(balance()).toMatchObject({ status: 'loading', previous: { symbol: 'ETH' } })
  })

  it('waits once for its next reading, however often it was asked for', async () => {
    const { portico, clock, adapter } = await watching()
    await clock.advance(4_000) // what connecting shows is gone
    const before = clock.sleepers()
    for (let count = 0; count < 5; count += 1) {
      await clock.advance(1_000)
      portico.store.set(refreshBalance)
      await settle()
    }
    expect(clock.sleepers()).toBe(before)
    await clock.advance(21_000)
    await settle()
    expect(adapter.reads).toBe(2)
    expect(clock.sleepers()).toBe(before)
  })

  it('comes back by itself 30 seconds after a failure', async () => {
    const lab = createLab()
    const { store } = lab.portico
    const answer = lab.adapter.onRead
    lab.adapter.onRead = () => Promise.reject(new Error('down'))
    store.sub(balanceAtom, () => undefined)
    await store.set(connectWallet, 'alpha')
    await settle()
    expect(store.get(balanceAtom).status).toBe('failed')
    lab.adapter.onRead = answer
    await lab.clock.advance(29_000)
    expect(store.get(balanceAtom).status).toBe('failed')
    await lab.clock.advance(1_000)
    await settle()
    expect(store.get(balanceAtom).status).toBe('ready')
  })

  it('belongs to its network: another network is another balance', async () => {
    const wallet = createLabWallet('Alpha')
    const lab = createLab({ wallets: [wallet] })
    const { store } = lab.portico
    lab.adapter.onRead = async ({ id }) => ({ value: BigInt(id), decimals: 0, symbol: 'X' })
    store.sub(balanceAtom, () => undefined)
    await store.set(connectWallet, 'alpha')
    await settle()
    wallet.change({ networkId: 'eip155:10', address: 'eip155:10:0x1', accounts: ['eip155:10:0x1'] })
    await settle()
    expect(store.get(balanceAtom)).toMatchObject({ status: 'ready', value: { value: 10n } })
  })

  it('is null while no account is connected or the network is unknown', async () => {
    const { portico, balance } = await watching()
    await portico.disconnect()
    await settle()
    expect(balance()).toEqual({ status: 'ready', value: null })
  })
})
