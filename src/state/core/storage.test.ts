import fc from 'fast-check'
import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createLab, labNetworks } from '../../../stories/lab/lab'
import { memoryStorage } from './storage'
import { checkConfig } from './checkConfig'
import type { KeyValueStorage } from './env'
import { initStore } from './runtime'
import { nativeBalanceKey } from '../session/account/balance'
import { identityKey, nameLookupKey } from '../session/names/cache'
import { activeNamespaceKey, connectedNamespacesKey, connectionStatusKey, connectorsKey } from './visitor/connections'
import { recentWalletsKey } from '../session/connection/attach'
import { activeNetworkIdKey } from './visitor/networks'
import { storageAtom, type StorageKey } from './storage'

const keys: readonly StorageKey<unknown>[] = [
  connectionStatusKey,
  activeNamespaceKey,
  activeNetworkIdKey,
  connectedNamespacesKey,
  connectorsKey,
  recentWalletsKey,
  nativeBalanceKey,
  identityKey,
  nameLookupKey,
] as never

function open(storage: KeyValueStorage, id = '') {
  const { env } = createLab({ wallets: [] })
  const store = createStore()
  const config = checkConfig({ id, networks: labNetworks, adapters: env.adapters })
  store.set(initStore, { config, env: { ...env, storage }, store })
  return store.get(storageAtom)
}

describe('storage', () => {
  it('reads back what it wrote', () => {
    const store = open(memoryStorage())
    store.write(connectedNamespacesKey, ['eip155', 'solana'])
    store.write(connectorsKey, { eip155: 'io.example' })
    store.write(recentWalletsKey, [{ id: 'a', name: 'A', rdns: 'io.a' }])
    store.write(nativeBalanceKey, { key: { value: 2n ** 200n, decimals: 18, symbol: 'ETH', at: 5 } })
    expect(store.read(connectedNamespacesKey)).toEqual(['eip155', 'solana'])
    expect(store.read(connectorsKey)).toEqual({ eip155: 'io.example' })
    expect(store.read(recentWalletsKey)).toEqual([{ id: 'a', name: 'A', rdns: 'io.a' }])
    expect(store.read(nativeBalanceKey)?.key?.value).toBe(2n ** 200n)
  })

  it('ignores whatever another hand left there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.oneof(fc.string(), fc.json()), (key, text) => {
        const raw = memoryStorage()
        raw.setItem(`portico/${key.name}`, text)
        expect(() => open(raw).read(key)).not.toThrow()
      }),
    )
    const raw = memoryStorage()
    raw.setItem(
      'portico/recentWallets',
      '[{"id":5},null,{"id":"a","name":"A"},{"id":"b","name":"B"},{"id":"c","name":"C"}]',
    )
    raw.setItem('portico/connectionStatus', 'maybe')
    raw.setItem('portico/connectors', '{"moon":"x","eip155":7,"solana":"phantom"}')
    raw.setItem('portico/nativeBalanceCache', '{"a":{"value":"-1"},"b":{"value":"1","decimals":2,"symbol":"S","at":3}}')
    const store = open(raw)
    expect(store.read(recentWalletsKey)?.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(store.read(connectionStatusKey)).toBeUndefined()
    expect(store.read(connectorsKey)).toEqual({ solana: 'phantom' })
    expect(Object.keys(store.read(nativeBalanceKey) ?? {})).toEqual(['b'])
  })

  it('forgets quietly where the storage is blocked or full', () => {
    const blocked: KeyValueStorage = {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }
    const store = open(blocked)
    expect(store.read(activeNamespaceKey)).toBeUndefined()
    expect(() => store.write(activeNamespaceKey, 'eip155')).not.toThrow()
    expect(() => store.remove(activeNamespaceKey)).not.toThrow()
  })

  it('keeps instances with different ids apart', () => {
    const raw = memoryStorage()
    open(raw, 'one').write(activeNetworkIdKey, 'eip155:10')
    expect(open(raw, 'two').read(activeNetworkIdKey)).toBeUndefined()
    expect(open(raw, 'one').read(activeNetworkIdKey)).toBe('eip155:10')
  })
})
