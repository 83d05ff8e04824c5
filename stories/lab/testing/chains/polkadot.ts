import { beforeEach } from 'vitest'
import { createClock } from '../../clock'
import { labKeys } from '../../../../lab/wallet/labKeys'
import { createPolkadotWallet, type PolkadotWalletOptions } from '../../../../lab/wallet/polkadot/polkadotWallet'
import type { Decision } from '../../../../lab/wallet/types'
import { defineNetwork } from '../../../../src/chains/network'
import { polkadot } from '../../../../src/chains/polkadot/index'

/** That of the test that runs. */
export let clock = createClock()

beforeEach(() => void (clock = createClock()))

export const relay = defineNetwork({
  id: '91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  chainNamespace: 'polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: [] } },
})

/** A page with a wallet of Polkadot, and its person. */
export function start(options: Partial<PolkadotWalletOptions> = {}, page = new EventTarget()) {
  const asked: string[] = []
  const person = { says: 'approve' as Decision }
  const wallet = createPolkadotWallet({
    key: 'polkadot-js',
    keys: labKeys,
    decide: async ({ kind }) => {
      asked.push(kind)
      return person.says
    },
    ...options,
  })
  wallet.inject(page)
  return { ...open(page), wallet, person, asked, page }
}

/** An adapter that looks for wallets in a page. */
export function open(page: object, appName?: string) {
  const adapter = polkadot({ page, appName })
  const lists: string[][] = []
  const stop = adapter.discover((all) => lists.push(all.map(({ id, name, type }) => `${id} ${name} ${type}`)), clock)
  return { adapter, lists, stop }
}

/** Request for a connection. */
export const request = (overrides = {}) => ({
  connectorId: 'polkadot:polkadot-js',
  networks: [relay],
  signal: new AbortController().signal,
  clock,
  ...overrides,
})

/** An account without its network. */
export const plain = (address: string) => address.split(':')[2] as string

/** A page whose wallet answers so. */
export const pageWith = (enable: (name: string) => unknown) => ({ injectedWeb3: { 'polkadot-js': { enable } } })
