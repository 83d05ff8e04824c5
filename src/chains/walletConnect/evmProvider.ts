import type { WalletSnapshot } from '../adapter'
import type { Eip1193Provider } from '../eip155/provider'
import type { Link } from './link'

type Listen = (listener: (next: WalletSnapshot | null) => void) => () => void

/** An EIP-1193 provider over a session, for the host's libraries: reads go to the network's endpoint. */
export function createEvmProvider(link: Link, chainId: () => string, listen: Listen): Eip1193Provider {
  const followed = new Map<unknown, () => void>()
  let last: WalletSnapshot | null = null
  const ids = (next: WalletSnapshot) => next.accounts.map((account) => account.split(':')[2])
  const hex = (next: WalletSnapshot) => `0x${Number(next.networkId.split(':')[1]).toString(16)}`
  return {
    request: ({ method, params }) =>
      method === 'eth_chainId'
        ? Promise.resolve(`0x${Number(chainId().split(':')[1]).toString(16)}`)
        : link.provider.request({ method, params: params as object | undefined }, chainId()),
    on: (event, listener) => {
      const stop = listen((next) => {
        if (event === 'disconnect' && !next) listener({ code: 4900, message: 'Disconnected' })
        if (event === 'accountsChanged') listener(next ? ids(next) : [])
        if (event === 'chainChanged' && next && next.networkId !== last?.networkId) listener(hex(next))
        last = next
      })
      followed.set(listener, stop)
    },
    removeListener: (_event, listener) => {
      followed.get(listener)?.()
      followed.delete(listener)
    },
  }
}
