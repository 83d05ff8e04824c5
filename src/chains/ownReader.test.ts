import { expect, it } from 'vitest'
import type { ChainReader } from './adapter'
import { bip122 } from './bip122'
import { systemClock } from './clock'
import { cosmos } from './cosmos'
import { polkadot } from './polkadot'

it.each([bip122, cosmos, polkadot])(
  '%o reads balances with the reader a host gave it, and without one offers none',
  async (make) => {
    const reader: ChainReader = {
      getBalance: async (_network, address) => ({ value: BigInt(address.length), decimals: 8, symbol: 'TEST' }),
      destroy: () => undefined,
    }
    const adapter = make({ page: {}, reader: async () => reader })
    expect(await adapter.reader?.(systemClock)).toBe(reader)
    expect(make({ page: {} })).not.toHaveProperty('reader')
  },
)
