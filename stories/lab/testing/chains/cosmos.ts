import { createClock } from '../../clock'
import { createCosmosWallet, type CosmosWalletOptions } from '../../../../lab/wallet/cosmos/cosmosWallet'
import { labKeys } from '../../../../lab/wallet/labKeys'
import type { Decision } from '../../../../lab/wallet/types'
import { cosmos, type CosmosOptions } from '../../../../src/chains/cosmos'
import { defineNetwork } from '../../../../src/chains/network'

const network = (id: string) =>
  defineNetwork({
    id,
    name: id,
    chainNamespace: 'cosmos',
    nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
    rpcUrls: { default: { http: [] } },
  })
export const hub = network('cosmoshub-4')
export const osmosis = network('osmosis-1')
export const moon = network('moon-1')

/** Pages with a wallet of the Cosmos, and a clock of their own. */
export function createCosmosLab() {
  const clock = createClock()

  function start(options: Partial<CosmosWalletOptions> = {}, page = new EventTarget(), given: CosmosOptions = {}) {
    const asked: string[] = []
    const person = { says: 'approve' as Decision }
    const wallet = createCosmosWallet({
      key: 'keplr',
      keys: labKeys,
      chains: { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo' },
      decide: async ({ kind }) => {
        asked.push(kind)
        return person.says
      },
      ...options,
    })
    wallet.inject(page)
    return { ...open(page, undefined, given), wallet, person, asked, page }
  }

  function open(page: object, keys?: readonly string[], given: CosmosOptions = {}) {
    const adapter = cosmos({ page, ...(keys && { keys }), ...given })
    const lists: string[][] = []
    const stop = adapter.discover((all) => lists.push(all.map(({ id, name, type }) => `${id} ${name} ${type}`)), clock)
    return { adapter, lists, stop }
  }

  const request = (overrides = {}) => ({
    connectorId: 'cosmos:keplr',
    networks: [hub, osmosis],
    signal: new AbortController().signal,
    clock,
    ...overrides,
  })

  return { clock, start, open, request }
}
