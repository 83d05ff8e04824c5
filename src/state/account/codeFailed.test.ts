import { describe, expect, it } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import { createLabAdapter, createLabWallet } from '../../../stories/lab/wallets/adapter'
import { getChainReader } from './chainReaders'
import { codeFailedAtom } from './codeFailed'

describe('code that does not load', () => {
  it('is noted, and no longer once it loads', async () => {
    const adapter = createLabAdapter([createLabWallet('Alpha')])
    const { reader } = adapter
    let isBroken = true
    const adapters = [
      Object.assign(adapter, {
        reader: async (...given: Parameters<NonNullable<typeof reader>>) => {
          if (isBroken) throw new TypeError("Cannot assign to read only property 'call'")
          return reader?.(...given)
        },
      }),
    ]
    const { store } = createLab({ adapters, config: { adapters } }).portico
    const load = () => getChainReader(store.get, 'eip155')
    await expect(load()).rejects.toThrow('read only')
    expect(store.get(codeFailedAtom)).toBe(true)
    isBroken = false
    await load()
    expect(store.get(codeFailedAtom)).toBe(false)
  })
})
