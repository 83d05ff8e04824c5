import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { createLab, labNetworks, type LabOptions } from '../../../../stories/lab/lab'
import { ChainNotSupportedError } from '../../../chains/errors/chainErrors'
import { InvalidNetworkError } from '../../../chains/errors/errors'
import { isUnsupported, type NetworkInput } from '../../../chains/network'
import { memoryStorage } from '../../core/storage'
import { connectWallet } from '../connection/connect'
import { activeNamespaceAtom } from '../../core/visitor/connections'
import { addNetwork, removeNetwork } from './editNetworks'
import { InvalidConfigError } from '../../../chains/errors/errors'
import { NetworkNotFoundError } from '../../core/requestErrors'
import { activeNetworkAtom, networksAtom } from '../../core/visitor/networks'
import { routeAtom } from '../../shell/router/navigation'
import { switchNetwork } from './switchNetwork'

const [, optimism] = labNetworks as readonly [NetworkInput, NetworkInput]
const base: NetworkInput = { ...optimism, id: 8453, name: 'Base' }
const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
}
const on = (networkId: `eip155:${string}`) =>
  ({ networkId, address: `${networkId}:0x1`, accounts: [`${networkId}:0x1`] }) as const

function start(options: LabOptions = {}) {
  const lab = createLab({ wallets: [createLabWallet('Alpha', { snapshot: on('eip155:8453') })], ...options })
  const { store } = lab.portico
  return {
    ...lab,
    store,
    ids: () => store.get(networksAtom).map(({ caipNetworkId }) => caipNetworkId),
    isBlocked: () => lab.portico.snapshot().isOpen && store.get(routeAtom).name === 'UnsupportedChain',
    connect: () => store.set(connectWallet, 'alpha'),
  }
}

describe('a network that is added', () => {
  it('comes last, and can be switched to', async () => {
    const { store, ids, portico } = start()
    store.set(addNetwork, base)
    expect(ids()).toEqual(['eip155:1', 'eip155:10', 'eip155:8453'])
    await store.set(switchNetwork, 'eip155:8453')
    expect(portico.snapshot().network.name).toBe('Base')
  })

  it('is read at the host’s own endpoints alone', () => {
    const { store } = start({ config: { customRpcUrls: { 'eip155:8453': ['https://rpc.host.example'] } } })
    store.set(addNetwork, base)
    expect(store.get(networksAtom)[2]?.rpcUrls.default.http).toEqual(['https://rpc.host.example'])
  })

  it('takes the place of the one with its id', () => {
    const { store, ids } = start()
    store.set(addNetwork, { ...optimism, name: 'OP' })
    expect(ids()).toEqual(['eip155:1', 'eip155:10'])
    expect(store.get(networksAtom)[1]?.name).toBe('OP')
  })

  it('lets a wallet go on that is on it already', async () => {
    const { store, isBlocked, connect, portico } = start()
    await connect()
    expect(isBlocked()).toBe(true)
    store.set(addNetwork, base)
    expect(portico.snapshot()).toMatchObject({ isOpen: false, network: { name: 'Base' } })
  })

  it('is refused when it is invalid, or no adapter speaks it', () => {
    const { store, ids } = start()
    expect(() => store.set(addNetwork, { ...base, rpcUrls: { default: { http: ['javascript:alert(1)'] } } })).toThrow(
      InvalidNetworkError,
    )
    expect(() => store.set(addNetwork, solana)).toThrow(ChainNotSupportedError)
    expect(ids()).toHaveLength(2)
  })

  it('is the host’s again after a reload, not the visitor’s', async () => {
    const storage = memoryStorage()
    const { store } = start({ storage })
    store.set(addNetwork, base)
    await store.set(switchNetwork, 'eip155:8453')
    expect(start({ storage }).store.get(activeNetworkAtom).name).toBe('Ethereum')
  })
})

describe('a network that is removed', () => {
  it('is not chosen any more', async () => {
    const { store, ids, portico } = start()
    await store.set(switchNetwork, 'eip155:10')
    store.set(removeNetwork, 'eip155:10')
    expect([ids(), portico.snapshot().network.name]).toEqual([['eip155:1'], 'Ethereum'])
    await expect(store.set(switchNetwork, 'eip155:10')).rejects.toBeInstanceOf(NetworkNotFoundError)
  })

  it('has to be left by a wallet that is on it', async () => {
    const { store, isBlocked, connect, portico } = start({ config: { networks: [...labNetworks, base] } })
    await connect()
    expect(isBlocked()).toBe(false)
    store.set(removeNetwork, 'eip155:8453')
    expect([isUnsupported(portico.snapshot().network), isBlocked()]).toEqual([true, true])
  })

  it.each([{ enableNetworkSwitch: false }, { allowUnsupportedChain: true }])(
    'need not be left with %o',
    async (config) => {
      const { store, connect, portico } = start({ config: { networks: [...labNetworks, base], ...config } })
      await connect()
      store.set(removeNetwork, 'eip155:8453')
      expect([isUnsupported(portico.snapshot().network), portico.snapshot().isOpen]).toEqual([true, false])
    },
  )

  it('was in the list, and is not its last', () => {
    const { store, ids } = start()
    expect(() => store.set(removeNetwork, 'eip155:999')).toThrow(NetworkNotFoundError)
    store.set(removeNetwork, 'eip155:1')
    expect(() => store.set(removeNetwork, 'eip155:10')).toThrow(InvalidConfigError)
    expect(ids()).toEqual(['eip155:10'])
  })

  it('takes its kind of chain along when it is the only one', () => {
    const adapters = [createLabAdapter([]), createLabAdapter([], 'solana')]
    const { store, portico } = start({ adapters, config: { adapters, networks: [solana, ...labNetworks] } })
    expect(store.get(activeNamespaceAtom)).toBe('solana')
    store.set(removeNetwork, `solana:${solana.id}`)
    expect([store.get(activeNamespaceAtom), portico.snapshot().network.name]).toEqual(['eip155', 'Ethereum'])
  })
})
