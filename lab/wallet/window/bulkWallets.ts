import { announce } from '../eip155/announce'
import { createTestWallet } from '../eip155/createTestWallet'
import { walletIcon } from '../icon'
import { labKeys } from '../labKeys'
import type { TestProvider } from '../types'

/** One of many: made only when it is asked, so that three hundred of them cost a page nothing. */
export function announceExtra(index: number): void {
  let made: TestProvider | undefined
  const provider = () =>
    (made ??= createTestWallet({
      name: `Wallet ${index}`,
      rdns: `lab.extra${index}`,
      icon: '',
      keys: labKeys.slice(0, 1),
      chains: globalThis.lab.chains.map(({ id, name, url }) => ({ id, name, rpcUrl: url })),
      decide: async () => 'approve',
    }).provider)
  announce(window, {
    name: `Wallet ${index}`,
    rdns: `lab.extra${index}`,
    icon: walletIcon(index),
    provider: {
      request: (call) => provider().request(call),
      on: (event, listener) => provider().on(event, listener),
      removeListener: (event, listener) => provider().removeListener(event, listener),
    },
  })
}
