import type { BitcoinWallet } from './wallet'
import { toBase64, toBytes } from '../bytes'
import { WalletFailedError, WalletResponseError } from '../errors/errors'
import { readForeign, stopperOf, tolerate } from '../untrusted'
import type { StandardWallet } from '../discovery/walletStandard'

/** Whether a registered wallet shares addresses of Bitcoin and signs with them. */
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
    const all = tolerate(() => Array.from<unknown>(given as readonly unknown[])) ?? []
    for (const account of all) accounts.set(readForeign(account, 'address'), account)
    return given
  }
  const run = async (feature: string, method: string, ...given: readonly unknown[]): Promise<unknown> => {
    const methods = readForeign(wallet, 'features', feature)
    const own = readForeign(methods, method)
    if (typeof own !== 'function') throw new WalletFailedError(`The wallet has no ${feature}`)
    return Reflect.apply(own, methods, given)
  }
  const has = (feature: string) => features.includes(feature)

  return {
    provider: wallet,
    question: 'other',
    connect: async () => {
      const answer = has('bitcoin:connect')
        ? await run('bitcoin:connect', 'connect', { purposes: ['payment', 'ordinals'] })
        : await run('standard:connect', 'connect')
      return keep(readForeign(answer, 'accounts'))
    },
    recall: async () => {
      // Without a silent way to connect, what the wallet shares already.
      const source = has('standard:connect') ? await run('standard:connect', 'connect', { silent: true }) : wallet
      return keep(readForeign(source, 'accounts'))
    },
    sign: async (message, address) => {
      const account = accounts.get(address)
      if (!account) throw new WalletFailedError('The wallet does not share this address')
      const answer = await run('bitcoin:signMessage', 'signMessage', { account, message: toBytes(message) })
      const signature = readForeign(answer, '0', 'signature')
      if (!(signature instanceof Uint8Array))
        throw new WalletResponseError('The wallet did not answer with a signature')
      return toBase64(signature)
    },
    follow: (listener) => {
      let isFollowed = true
      const onChange = (changed: unknown) => {
        const given = readForeign(changed, 'accounts')
        if (isFollowed && given !== undefined) listener(keep(given))
      }
      const events = readForeign(wallet, 'features', 'standard:events')
      const on = readForeign(events, 'on')
      const stop = stopperOf(
        tolerate(() => typeof on === 'function' && Reflect.apply(on, events, ['change', onChange])),
      )
      return () => {
        isFollowed = false
        stop()
      }
    },
    letGo: async () => {
      const feature = ['bitcoin:disconnect', 'standard:disconnect'].find(has)
      if (feature) await run(feature, 'disconnect')
    },
  }
}
