import { atom } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { createLab, labNetworks, type LabOptions } from '../../../../stories/lab/lab'
import { solanaHere } from '../../../../stories/lab/networks'
import { createLabPeer } from '../../../../stories/lab/wallets/peer'
import { settled } from '../../../../stories/lab/settled'
import { memoryStorage } from '../../core/storage'
import { connectWallet } from '../connection/connect'
import { setConnection } from '../../core/visitor/connections'
import { localDirectory } from '../../../services/wallets/localDirectory'
import type { DirectoryWallet } from '../../../services/types'
import { vault } from '../../../vault/host/vault'
import { shownWalletsAtom } from './recommended'
import { visibleWalletsAtom } from './visibleWallets'
import type { CustomWallet, SortableRow } from '../../core/options/directory'
import { getWalletRows } from './connectRows'

const directoryWallet = (name: string, more: Partial<DirectoryWallet> = {}): DirectoryWallet => ({
  id: `id ${name}`,
  name,
  badge: 'none',
  chains: ['eip155:1'],
  injected: [],
  supportsWc: true,
  mobileLink: 'app://',
  ...more,
})
const known = ['Amber', 'Birch', 'Cedar', 'Dune', 'Ember', 'Fern'].map((name, order) =>
  directoryWallet(name, { order }),
)

const rowsAtom = atom((get) => getWalletRows(get))

async function rows({ config, ...options }: LabOptions = {}, list: readonly DirectoryWallet[] = known) {
  const pairing = createLabPeer()
  const { portico } = createLab({
    pairing,
    services: { directory: localDirectory(async () => list) },
    ...options,
    config: { projectId: null, ...config },
  })
  const { store } = portico
  const stop = store.sub(shownWalletsAtom, () => undefined)
  await expect.poll(() => store.get(shownWalletsAtom).status).toBe('ready')
  stop()
  const shown = store.get(rowsAtom)
  return shown.map((row) => ('wallet' in row ? row.wallet.name : row.kind === 'all' ? `all ${row.count}` : row.kind))
}

describe('the rows of the first view', () => {
  it('are pairing, this browser’s, featured, custom, recommended up to four in all, and the way to all', async () => {
    const directory = { featuredWallets: ['id Fern'], customWallets: [{ id: 'own', name: 'Own' }] }
    const config = { directory }
    expect(await rows({ config })).toEqual(['walletConnect', 'Alpha', 'Fern', 'Own', 'Amber', 'all 6'])
    expect(await rows({ wallets: [] })).toEqual(['walletConnect', 'Amber', 'Birch', 'Cedar', 'Dune', 'all 6'])
  })

  it('count what is shown: without the excluded, and featured wallets where they are listed', async () => {
    const counted = async (config: NonNullable<LabOptions['config']>) => (await rows({ wallets: [], config })).at(-1)
    expect(await counted({ excludeWallets: ['Amber', 'id Birch'] })).toBe('all 4')
    expect(await counted({ directory: { featuredWallets: ['id Fern', 'id gone'] } })).toBe('all 6')
    expect(await counted({ directory: { featuredWallets: ['id Fern'] }, excludeWallets: ['fern'] })).toBe('all 5')
    const includeWallets = ['id Amber', 'id Birch']
    expect(await counted({ directory: { featuredWallets: ['id Fern'], includeWallets } })).toBe('all 2')
  })

  it('have the embedded wallet first, after wallets of this browser, or where the host orders it', async () => {
    const embedded = vault({ url: 'https://vault.example' })
    const placed = async (options: LabOptions) => (await rows({ embedded, ...options })).indexOf('embedded')
    expect(await placed({ wallets: [] })).toBe(0)
    expect(await placed({})).toBe(2)
    expect(await placed({ config: { connectMethodsOrder: ['email', 'wallet'] } })).toBe(0)
    expect(await placed({ wallets: [], config: { connectMethodsOrder: ['wallet', 'email'] } })).toBe(1)
    expect(await rows({})).not.toContain('embedded')
  })

  it('are sorted by the host', async () => {
    const name = ({ kind, wallet }: SortableRow) => wallet?.name ?? kind
    const sortRows = (one: SortableRow, other: SortableRow) => name(other).localeCompare(name(one))
    expect(await rows({ config: { directory: { sortRows } } })).toEqual([
      'walletConnect',
      'Cedar',
      'Birch',
      'Amber',
      'Alpha',
      'all 6',
    ])
  })

  it('have a wallet of the host once, however its rdns is written', async () => {
    const wallets = [createLabWallet('Alpha', { rdns: 'io.alpha' })]
    const customWallets = [{ id: 'own', name: 'Alpha One', rdns: ' IO.Alpha ' }]
    expect(await rows({ wallets, config: { directory: { customWallets } } })).not.toContain('Alpha One')
  })

  it('show a wallet of the host of which a JavaScript host left fields empty', async () => {
    const own = { id: 'own', name: 'Own', chains: null, supportsWc: undefined } as unknown as CustomWallet
    const config = { directory: { customWallets: [own], includeWallets: undefined } }
    expect(await rows({ config, wallets: [] })).toContain('Own')
    const phone = { ...own, mobileLink: 'own://' }
    expect(await rows({ config: { directory: { customWallets: [phone] } }, platform: { isMobile: true } })).toContain(
      'Own',
    )
  })

  it('have no code on a phone, and only wallets that can be opened there', async () => {
    const list = [
      ...known.slice(0, 2),
      directoryWallet('Desk', { mobileLink: undefined }),
      directoryWallet('Deaf', { supportsWc: false }),
    ]
    expect(await rows({ wallets: [], platform: { isMobile: true } }, list)).toEqual(['Amber', 'Birch', 'all 2'])
  })

  it('have nothing to pair with where the host has no pairing', async () => {
    expect(await rows({ pairing: undefined as never })).toEqual(['Alpha'])
  })

  it('ask no directory where the host has no pairing', async () => {
    let asked = 0
    const directory = localDirectory(async () => {
      asked += 1
      return known
    })
    const { store } = createLab({ services: { directory } }).portico
    store.sub(rowsAtom, () => undefined)
    await settled()
    expect([store.get(rowsAtom).length, asked]).toEqual([1, 0])
  })

  it('have each wallet once: by rdns, id and name', async () => {
    const alpha = createLabWallet('Alpha', { rdns: 'io.alpha' })
    const list = [
      directoryWallet('Renamed', { rdns: 'io.alpha' }),
      directoryWallet('alpha wallet'),
      ...known.slice(0, 1),
    ]
    expect(await rows({ wallets: [alpha] }, list)).toEqual(['walletConnect', 'Alpha', 'Amber', 'all 3'])
  })

  it('leave out what the host does not want, by rdns or name, and hide the way to all when told so', async () => {
    const list = [directoryWallet('Amber'), directoryWallet('Birch', { rdns: 'io.birch' }), directoryWallet('Cedar')]
    const config = { excludeWallets: ['AMBER', 'io.birch'], directory: { allWallets: 'hide' as const } }
    expect(await rows({ config, wallets: [] }, list)).toEqual(['walletConnect', 'Cedar'])
  })

  it('show recent wallets first', async () => {
    const storage = memoryStorage()
    storage.setItem('portico/recentWallets', JSON.stringify([{ id: 'id Ember', name: 'Ember' }]))
    expect(await rows({ storage })).toEqual(['walletConnect', 'Ember', 'Alpha', 'Amber', 'Birch', 'Cedar', 'all 6'])
  })
})

describe('one wallet of several chains', () => {
  const adapters = () => {
    const sol = { networkId: 'solana:here', address: 'solana:here:a', accounts: ['solana:here:a'] } as const
    return [
      createLabAdapter([createLabWallet('Trust', { id: 'com.trust', rdns: 'com.trust' })]),
      createLabAdapter(
        [createLabWallet('Trust Wallet', { id: 'solana:trust wallet', namespace: 'solana', snapshot: sol })],
        'solana',
      ),
    ]
  }

  it('is one row, and is connected chain by chain', async () => {
    const { portico } = createLab({
      adapters: adapters(),
      config: { networks: [...labNetworks, solanaHere], adapters: adapters() },
    })
    const wallets = portico.store.get(visibleWalletsAtom)
    expect(wallets).toMatchObject([
      { name: 'Trust', type: 'MULTI_CHAIN', connectors: [{ namespace: 'eip155' }, { namespace: 'solana' }] },
    ])
    await portico.store.set(connectWallet, 'solana:trust wallet')
    expect(portico.snapshot().account?.caipAddress).toBe('solana:here:a')
  })
})

it('a wallet that is asked changes no row, so that the list is not drawn again', () => {
  const { portico } = createLab()
  const drawn: unknown[] = []
  portico.store.sub(rowsAtom, () => drawn.push(portico.store.get(rowsAtom)))
  const rows = portico.store.get(rowsAtom)
  portico.store.set(setConnection, 'eip155', { status: 'connecting', connectorId: 'alpha' }, null)
  expect(portico.store.get(rowsAtom)).toBe(rows)
  expect(drawn).toEqual([])
})
