import { describe, expect, it, vi } from 'vitest'
import { createLabAdapter, createLabWallet, type LabWallet } from '../../../../../stories/lab/wallets/adapter'
import { createLab } from '../../../../../stories/lab/lab'
import { createLabPeer } from '../../../../../stories/lab/wallets/peer'
import { WalletFailedError, WalletSilentError } from '../../../../chains/errors/walletErrors'
import type { Namespace } from '../../../../chains/network'
import { memoryStorage } from '../../../core/storage'
import { connectWallet } from '../connect'
import { statusAtom, connectorsAtom } from '../../../core/visitor/connections'
import { visibleWalletsAtom } from '../../wallets/visibleWallets'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

async function connectedBefore(wallets: readonly LabWallet[] = [createLabWallet('Alpha')]) {
  const storage = memoryStorage()
  const before = createLab({ wallets, storage })
  await before.portico.store.set(connectWallet, 'alpha')
  before.portico.destroy()
  return storage
}

describe('starting again', () => {
  it('knows nothing on the server and in the first frame of a hydrating page', async () => {
    const storage = await connectedBefore()
    const { portico } = createLab({ storage })
    expect(portico.serverStore.get(statusAtom)).toBe('restoring')
    expect(portico.serverStore.get(connectorsAtom)).toEqual([])
  })

  it('is connecting until the wallet has answered, never disconnected in between', async () => {
    const wallet = createLabWallet('Alpha')
    const storage = await connectedBefore([wallet])
    const { portico, events } = createLab({ storage, wallets: [wallet] })
    const seen = [portico.snapshot().status]
    portico.subscribe(() => seen.push(portico.snapshot().status))
    await settle()
    expect(seen).toEqual(['connecting', 'connected'])
    expect(events).toContainEqual(
      expect.objectContaining({
        event: 'CONNECT_SUCCESS',
        properties: { name: 'Alpha', method: 'browser', reconnect: true, caipNetworkId: 'eip155:1' },
      }),
    )
    expect(portico.snapshot().isOpen).toBe(false)
  })

  it('loads what asks its wallet together with what says whom to ask, and nothing for who was not connected', async () => {
    const alpha = createLabWallet('Alpha')
    const storage = await connectedBefore([alpha])
    const order: string[] = []
    const made = (namespace: Namespace, wallets: readonly LabWallet[]) => {
      const adapter = createLabAdapter(wallets, namespace)
      const resume: typeof adapter.resume = (request) => {
        order.push(`resume ${namespace}`)
        return adapter.resume(request)
      }
      return { ...adapter, resume, prepare: () => order.push(`prepare ${namespace}`) }
    }
    createLab({ storage, adapters: [made('eip155', [alpha]), made('solana', [])] })
    expect(order).toEqual(['prepare eip155'])
    await settle()
    expect(order).toEqual(['prepare eip155', 'resume eip155'])
  })

  it('is disconnected when the wallet forgot this page', async () => {
    const wallet = createLabWallet('Alpha')
    const storage = await connectedBefore([wallet])
    wallet.isPermitted = false
    const { portico } = createLab({ storage, wallets: [wallet] })
    await settle()
    expect(portico.snapshot().status).toBe('disconnected')
    expect(storage.getItem('portico/connectionStatus')).toBe('disconnected')
  })

  it('stays stored when the window closes before the wallet was asked', async () => {
    const wallet = createLabWallet('Alpha')
    const storage = await connectedBefore([wallet])
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    const resume = async () => {
      page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    const { events } = createLab({ storage, adapters: [{ ...createLabAdapter([wallet]), resume }] })
    await settle()
    vi.unstubAllGlobals()
    expect(storage.getItem('portico/connectionStatus')).toBe('connected')
    expect(events.filter(({ type }) => type === 'error')).toEqual([])
  })

  it.each([
    [
      'stays stored when code of an adapter does not load',
      new TypeError('Failed to fetch dynamically imported module'),
      'connected',
    ],
    ['stays stored when the wallet is silent', new WalletSilentError('No answer'), 'connected'],
    ['is forgotten when the wallet fails', new WalletFailedError('Boom'), 'disconnected'],
  ])('%s', async (_what, error, then) => {
    const wallet = createLabWallet('Alpha')
    const storage = await connectedBefore([wallet])
    const resume = () => Promise.reject(error)
    const { portico, events } = createLab({ storage, adapters: [{ ...createLabAdapter([wallet]), resume }] })
    await settle()
    expect(portico.snapshot().status).toBe('disconnected')
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'error', properties: expect.objectContaining({ errorMessage: error.message }) }),
    )
    portico.destroy()
    const next = createLab({ storage, wallets: [wallet] })
    await settle()
    expect(next.portico.snapshot().status).toBe(then)
  })

  it('keeps a wallet of a phone stored where its code does not load', async () => {
    const storage = memoryStorage()
    storage.setItem('portico/connectionStatus', 'connected')
    storage.setItem('portico/connectors', '{"eip155":"walletConnect"}')
    const resume = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const { portico } = createLab({ storage, pairing: { ...createLabPeer(), resume } })
    await settle()
    expect(portico.snapshot().status).toBe('disconnected')
    expect(storage.getItem('portico/connectionStatus')).toBe('connected')
    expect(storage.getItem('portico/connectors')).toBe('{"eip155":"walletConnect"}')
  })

  it('is disconnected at once when it was', async () => {
    const storage = await connectedBefore()
    const first = createLab({ storage })
    await settle()
    await first.portico.disconnect()
    storage.setItem('portico/nativeBalanceCache', '{}')
    const { portico } = createLab({ storage })
    expect(portico.snapshot().status).toBe('disconnected')
    expect(storage.getItem('portico/nativeBalanceCache')).toBeNull()
  })

  it('takes nothing up where the host does not want it', async () => {
    const wallet = createLabWallet('Alpha')
    const storage = await connectedBefore([wallet])
    const { portico } = createLab({ storage, wallets: [wallet], config: { enableReconnect: false } })
    await settle()
    expect(portico.snapshot().status).toBe('disconnected')
  })

  it('gives way to a person who connects meanwhile', async () => {
    const wallet = createLabWallet('Alpha')
    const storage = await connectedBefore([wallet])
    const { portico } = createLab({ storage, wallets: [wallet, createLabWallet('Beta')] })
    await portico.store.set(connectWallet, 'beta')
    await settle()
    expect(portico.snapshot().account?.wallet.name).toBe('Beta')
  })

  it('shows the recent wallets first', async () => {
    const storage = await connectedBefore()
    const { portico } = createLab({ storage, wallets: [createLabWallet('Zulu'), createLabWallet('Alpha')] })
    const rows = portico.store.get(visibleWalletsAtom).map(({ name, isRecent }) => [name, isRecent])
    expect(rows).toEqual([
      ['Alpha', true],
      ['Zulu', false],
    ])
  })
})
