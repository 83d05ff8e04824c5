import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { getChainReader } from './chainReaders'
import { setActiveNamespace } from '../../core/visitor/connections'
import { codeFailedAtom } from './codeFailed'
import { isCodeMissingAtom } from './codeMissing'

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
    const isMissing = () => [store.get(codeFailedAtom), store.get(isCodeMissingAtom)]
    await expect(load()).rejects.toThrow('read only')
    expect(isMissing()).toEqual([['eip155'], true])
    // The failure of one namespace says nothing about another.
    store.set(setActiveNamespace, 'solana')
    expect(isMissing()).toEqual([['eip155'], false])
    store.set(setActiveNamespace, 'eip155')
    isBroken = false
    await load()
    expect(isMissing()).toEqual([[], false])
  })
})
