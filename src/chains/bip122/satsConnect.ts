import type { BitcoinWallet } from './wallet'
import { WalletResponseError } from '../errors/walletErrors'
import { ignoreErrors, toUnsubscribe } from '../ignoreErrors'
import { hasMethods, safeGet, tryOrNull } from '../untrusted'
import type { FoundWallet } from '../discovery/discovery'
import { readIcon } from '../discovery/icon'
import type { Network } from '../network'
import { readName } from '../discovery/walletName'

/** https://docs.xverse.app/sats-connect */
export interface SatsProvider {
  request(method: string, params?: unknown): unknown
  addListener?(listener: { eventName: string; cb: (event: unknown) => void }): unknown
}

const purposes = ['payment', 'ordinals', 'stacks']
const networkNames: Readonly<Record<string, string>> = {
  'bip122:000000000019d6689c085ae165831e93': 'Mainnet',
  'bip122:000000000933ea01ad0ee984209779ba': 'Testnet',
  'bip122:00000000da84f2bafbbc53dee25a72ae': 'Testnet4',
  'bip122:00000008819873e925422c1ff0f99f7c': 'Signet',
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': 'Regtest',
}
/** JSON-RPC, sats-connect and EIP-1193 on a method that is not known. */
const unknownMethodCodes: readonly unknown[] = [-32601, -32001, 4200]

/** The wallets that are listed on a page: https://wbips.netlify.app/wbips/WBIP004 */
export function findSatsWallets(page: object): readonly FoundWallet<SatsProvider>[] {
  const listed = safeGet(page, 'btc_providers')
  const entries = tryOrNull(() => (Array.isArray(listed) ? Array.from<unknown>(listed) : [])) ?? []
  const found = entries.flatMap((entry): readonly FoundWallet<SatsProvider>[] => {
    const path = safeGet(entry, 'id')
    const name = readName(safeGet(entry, 'name'))
    if (typeof path !== 'string' || !path || !name) return []
    const wallet = safeGet(page, ...path.split('.'))
    if (!hasMethods(wallet, 'request')) return []
    const icon = readIcon(safeGet(entry, 'icon'))
    const connector = { id: `sats:${path}`, name, type: 'ANNOUNCED', namespace: 'bip122', icon } as const
    return [{ connector, wallet: wallet as SatsProvider }]
  })
  // The first to claim an id keeps it.
  return found.filter(
    ({ connector }, index) => found.findIndex((other) => other.connector.id === connector.id) === index,
  )
}

/** Speaks with a wallet as sats-connect does. `message` is shown to the person when the wallet asks. */
export function createSatsWallet(provider: SatsProvider, message?: string): BitcoinWallet {
  const shown = message === undefined ? {} : { message }
  const reconnect = async () => safeGet(await call(provider, 'wallet_getAccount', null), 'addresses')

  const connect = async ([network]: readonly Network[]) => {
    const name = network && networkNames[network.caipNetworkId]
    // Newest first: most wallets know one or two of these.
    const ways: readonly [method: string, params: object][] = [
      ['wallet_connect', { addresses: purposes, ...shown, ...(name && { network: name }) }],
      ['getAccounts', { purposes, ...shown }],
      ['getAddresses', { purposes, ...shown }],
    ]
    let failure: unknown
    for (const [method, params] of ways) {
      try {
        const answer = await call(provider, method, params)
        return Array.isArray(answer) ? answer : safeGet(answer, 'addresses')
      } catch (error) {
        if (!unknownMethodCodes.includes(safeGet(error, 'code'))) throw error
        failure = error
      }
    }
    throw failure
  }

  return {
    provider,
    errorContext: 'sats',
    connect,
    // Other methods may ask the person when there is no permission.
    reconnect,
    sign: async (text, address) => {
      // BIP-322 has no form of its own for the oldest kind of address.
      const protocol = /^[1mn]/.test(address) ? 'ECDSA' : 'BIP322'
      const answer = await call(provider, 'signMessage', { address, message: text, protocol })
      const signer = safeGet(answer, 'address')
      if (signer !== undefined && signer !== address)
        throw new WalletResponseError('The wallet signed with another address')
      return safeGet(answer, 'signature')
    },
    subscribe: (listener) => {
      let isSubscribed = true
      const emit = (addresses: unknown) => {
        if (isSubscribed) listener(addresses)
      }
      const onChange = async (event: unknown) =>
        emit(safeGet(event, 'addresses') ?? (await reconnect().catch(() => null)) ?? null)
      const events = {
        accountChange: onChange,
        networkChange: onChange,
        accountDisconnected: () => emit(null),
        disconnect: () => emit(null),
      }
      const stops = Object.entries(events).map(([eventName, cb]) =>
        toUnsubscribe(ignoreErrors(() => provider.addListener?.({ eventName, cb }))),
      )
      return () => {
        isSubscribed = false
        for (const stop of stops) stop()
      }
    },
    disconnect: () => call(provider, 'wallet_disconnect', null),
    request: ({ method, params }) => call(provider, method, params),
  }
}

/** Some wallets answer with an error, some throw it, bare or in a JSON-RPC answer. */
async function call(provider: SatsProvider, method: string, params: unknown): Promise<unknown> {
  let answer: unknown
  try {
    answer = await provider.request(method, params)
  } catch (thrown) {
    throw safeGet(thrown, 'error') ?? thrown
  }
  const error = safeGet(answer, 'error')
  if (error !== undefined && error !== null) throw error
  return safeGet(answer, 'result')
}
