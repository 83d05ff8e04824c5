import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet } from '../../../stories/lab/wallets/adapter'
import { createLab } from '../../../stories/lab/lab'
import { lateFieldsAtom, type PorticoSnapshot } from './snapshot'
import type { Portico } from './createPortico'

/** Follows an instance as a page does that draws these fields whenever it is told to. */
function draw(portico: Portico, fields: readonly (keyof PorticoSnapshot)[]) {
  let last = portico.snapshot()
  const read = () => {
    last = portico.snapshot()
    for (const field of fields) void last[field]
  }
  const stop = portico.subscribe(read)
  read()
  return { last: () => last, stop }
}

const filled = ({ store }: Portico) => Object.keys(store.get(lateFieldsAtom))
/** Time for whatever a reading has set going. */
const settle = async () => {
  await import('./methods.late')
  await import('../session/connection/connection.late')
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
const ready = { status: 'ready', value: { value: 1_234_567_890_000_000_000n, decimals: 18, symbol: 'ETH' } }

describe('the wallets of a snapshot', () => {
  it('are there once they were read, with those that come later, by the rules of the host', async () => {
    const { portico, adapter } = createLab({
      wallets: [createLabWallet('Alpha'), createLabWallet('Beta')],
      config: { excludeWallets: ['beta'] },
    })
    const page = draw(portico, ['wallets'])
    expect(page.last().wallets).toEqual([])
    await expect.poll(() => page.last().wallets.map(({ id }) => id)).toEqual(['alpha'])
    adapter.add(createLabWallet('Gamma'))
    expect(page.last().wallets.map(({ id }) => id)).toEqual(['alpha', 'gamma'])
    expect(portico.snapshot().wallets).toBe(page.last().wallets)
  })

  it('cost nothing to who does not read them', async () => {
    const { portico } = createLab()
    draw(portico, ['account', 'network', 'connections', 'status', 'isOpen'])
    await portico.connect('alpha')
    await settle()
    expect(filled(portico)).toEqual([])
  })
})

describe('the balance of a snapshot', () => {
  it('is read for its reader, once an account is connected and not before', async () => {
    const { portico, adapter } = createLab()
    const page = draw(portico, ['balance', 'sessions'])
    await settle()
    expect([filled(portico), adapter.reads]).toEqual([[], 0])
    expect(page.last().balance).toEqual({ status: 'ready', value: null })
    await portico.connect('alpha')
    expect(page.last().balance).toEqual({ status: 'loading' })
    await expect.poll(() => page.last().balance).toEqual(ready)
    expect(adapter.reads).toBe(1)
    await portico.disconnect()
    expect(page.last()).toMatchObject({ balance: { status: 'ready', value: null }, sessions: [] })
  })

  it('is read for who asks without subscribing', async () => {
    const { portico } = createLab()
    await portico.connect('alpha')
    await expect.poll(() => portico.snapshot().balance).toEqual(ready)
    expect(portico.snapshot()).toBe(portico.snapshot())
  })

  it('is asked again every 30 seconds, and no more without a subscriber', async () => {
    const { portico, adapter, clock } = createLab()
    await portico.connect('alpha')
    const page = draw(portico, ['balance'])
    await expect.poll(() => page.last().balance).toEqual(ready)
    await clock.advance(30_000)
    await expect.poll(() => adapter.reads).toBe(2)
    page.stop()
    await clock.advance(120_000)
    expect(adapter.reads).toBe(2)
  })

  it('says what went wrong', async () => {
    const adapter = createLabAdapter([createLabWallet('Alpha')])
    adapter.onRead = () => Promise.reject(new Error('no node'))
    const { portico } = createLab({ adapters: [adapter] })
    await portico.connect('alpha')
    await expect.poll(() => portico.snapshot().balance).toMatchObject({ status: 'failed' })
  })
})

it('is the same object until something changes, also when late code has come', async () => {
  const { portico } = createLab()
  await portico.connect('alpha')
  await expect.poll(() => portico.snapshot().balance).toEqual(ready)
  await expect.poll(() => portico.snapshot().wallets).toHaveLength(1)
  expect(portico.snapshot().sessions).toEqual([])
  expect(portico.snapshot().intents).toEqual([])
  await settle()
  const before = portico.snapshot()
  expect({ ...portico.snapshot() }).toEqual({ ...before })
  await settle()
  expect(portico.snapshot()).toBe(before)
  await portico.switchNetwork('eip155:10')
  expect(portico.snapshot()).not.toBe(before)
  expect(before.network.caipNetworkId).toBe('eip155:1')
})

it('tells of a wallet on a network that the host does not have', async () => {
  const { portico, adapter } = createLab()
  await portico.connect('alpha')
  const { snapshot } = adapter.find('alpha')
  adapter.find('alpha').change({ ...snapshot, networkId: 'eip155:5' })
  const { connections, network } = portico.snapshot()
  expect(connections.eip155).toMatchObject({ networkId: 'eip155:5', account: { wallet: { name: 'Alpha' } } })
  expect(network).toMatchObject({ caipNetworkId: 'eip155:5', isUnsupported: true })
})
