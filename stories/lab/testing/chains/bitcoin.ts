import { createClock } from '../../clock'
import { createBitcoinWallet, type BitcoinWalletOptions } from '../../../../lab/wallet/bip122/bitcoinWallet'
import { walletIcon } from '../../../../lab/wallet/icon'
import { labKeys } from '../../../../lab/wallet/labKeys'
import type { Decision } from '../../../../lab/wallet/types'
import { bip122 } from '../../../../src/chains/bip122'
import { defineNetwork } from '../../../../src/chains/network'

const network = (id: string) =>
  defineNetwork({
    id,
    name: 'Bitcoin',
    chainNamespace: 'bip122',
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [] } },
  })
export const mainnet = network('000000000019d6689c085ae165831e93')
export const signet = network('00000008819873e925422c1ff0f99f7c')

export type Face = 'sats' | 'standard'
/** The wallet of these tests, by the way it is reached. */
export const ids = { sats: 'sats:LabWallets.BitcoinProvider', standard: 'bip122:lab wallet' }
export const faces = ['sats', 'standard'] as const

/** The address of an account without its chain. */
export const plain = (address: string) => address.split(':')[2] as string

/** Pages with a wallet of Bitcoin, reached by sats-connect or the wallet standard, and a clock of their own. */
export function createBitcoinLab() {
  const clock = createClock()

  function start(face: Face, options: Partial<BitcoinWalletOptions> = {}, page = new EventTarget()) {
    const asked: string[] = []
    const person = { says: 'approve' as Decision }
    const wallet = createBitcoinWallet({
      name: 'Lab Wallet',
      icon: walletIcon(1),
      seed: labKeys[0] ?? '0x',
      decide: async ({ kind }) => {
        asked.push(kind)
        return person.says
      },
      ...options,
    })
    const put = () => (face === 'sats' ? wallet.inject(page) : wallet.register(page))
    return { wallet, person, asked, page, put, face }
  }

  function open(page: object, message?: string) {
    const adapter = bip122({ page, message })
    const lists: string[][] = []
    const stop = adapter.discover(
      (all) => lists.push(all.map(({ id, name, type, icon }) => `${id} ${name} ${type} ${icon ? 'icon' : ''}`)),
      clock,
    )
    const request = (face: Face, overrides = {}) => ({
      connectorId: ids[face],
      networks: [mainnet],
      signal: new AbortController().signal,
      clock,
      ...overrides,
    })
    return { adapter, lists, stop, request }
  }

  function ready(face: Face, options: Partial<BitcoinWalletOptions> = {}) {
    const parts = start(face, options)
    parts.put()
    const { adapter, request } = open(parts.page)
    return {
      ...parts,
      connect: (overrides = {}) => adapter.connect(request(face, overrides)),
      resume: (overrides = {}) => adapter.resume(request(face, overrides)),
    }
  }

  return { clock, start, open, ready }
}
