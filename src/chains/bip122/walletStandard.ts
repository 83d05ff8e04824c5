import type { BitcoinWallet } from './wallet'
import { toBase64, toBytes } from '../bytes'
import { WalletFailedError, WalletResponseError } from '../errors/walletErrors'
import { safeGet, tryOrNull } from '../untrusted'
import { callFeature, subscribeChanges } from '../discovery/standardFeatures'
import type { StandardWallet } from '../discovery/walletStandard'

/** True for a registered wallet that shares addresses of Bitcoin and signs with them. */
export function isBitcoinWallet({ features }: StandardWallet): boolean {
  return (
    features.includes('bitcoin:signMessage') &&
    ['bitcoin:connect', 'standard:connect'].some((name) => features.includes(name))
  )
}

/** Speaks with a wallet by the Wallet Standard: https://github.com/ExodusMovement/bitcoin-wallet-standard */
export function createStandardWallet({ wallet, features }: StandardWallet): BitcoinWallet {
  /** The wallet's own objects, which it wants back to sign. */
  const accounts = new Map<unknown, unknown>()
  const keep = (given: unknown) => {
    const all = tryOrNull(() => Array.from<unknown>(given as readonly unknown[])) ?? []
    for (const account of all) accounts.set(safeGet(account, 'address'), account)
    return given
  }
  const run = async (feature: string, method: string, ...inputs: readonly unknown[]): Promise<unknown> =>
    callFeature(wallet, feature, method, ...inputs)
  const has = (feature: string) => features.includes(feature)

  return {
    provider: wallet,
    errorContext: 'other',
    connect: async () => {
      const answer = has('bitcoin:connect')
        ? await run('bitcoin:connect', 'connect', { purposes: ['payment', 'ordinals'] })
        : await run('standard:connect', 'connect')
      return keep(safeGet(answer, 'accounts'))
    },
    reconnect: async () => {
      // Accounts that the wallet shares already are read: some wallets open a window even for a silent request.
      const shared = keep(safeGet(wallet, 'accounts'))
      if (safeGet(shared, 'length') || !has('standard:connect')) return shared
      return keep(safeGet(await run('standard:connect', 'connect', { silent: true }), 'accounts'))
    },
    sign: async (message, address) => {
      const account = accounts.get(address)
      if (!account) throw new WalletFailedError('The wallet does not share this address')
      const answer = await run('bitcoin:signMessage', 'signMessage', { account, message: toBytes(message) })
      const signature = safeGet(answer, '0', 'signature')
      if (!(signature instanceof Uint8Array))
        throw new WalletResponseError('The wallet did not answer with a signature')
      return toBase64(signature)
    },
    subscribe: (listener) => {
      const refresh = () => {
        const shared = safeGet(wallet, 'accounts')
        // Not every wallet lists its accounts there.
        if (safeGet(shared, 'length')) listener(keep(shared))
      }
      const onChange = (change: unknown) => {
        const given = safeGet(change, 'accounts')
        if (given !== undefined) listener(keep(given))
      }
      const stops = [subscribeChanges(wallet, onChange)]
      let isSubscribed = true
      import('../discovery/watchReturns.late').then(
        ({ watchReturns }) => isSubscribed && stops.push(watchReturns(refresh)),
        () => undefined, // Without it, the events of the wallet tell its accounts.
      )
      return () => {
        isSubscribed = false
        for (const stop of stops) stop()
      }
    },
    disconnect: async () => {
      const feature = ['bitcoin:disconnect', 'standard:disconnect'].find(has)
      if (feature) await run(feature, 'disconnect')
    },
  }
}
