import type { WalletHandle, WalletSnapshot } from '../adapter'
import { ChainNotSupportedError } from '../errors/errors'
import type { CaipNetworkId, Namespace, Network } from '../network'
import { readChainId } from '../eip155/parse'
import { createEvmProvider, type Followed } from './evmProvider'
import type { Link, LinkEvent } from './sessionClient'
import { accountsIn, snapshotOf } from './session'
import { signers } from './signers'
import { switchChain } from './switchChain'

/** One namespace of a session as a live connection. */
export function createHandle(link: Link, namespace: Namespace, networks: readonly Network[]): WalletHandle {
  const accounts = () => accountsIn(link.session(), namespace, networks)
  let snapshot = snapshotOf(accounts(), networks)
  const listeners = new Set<(next: WalletSnapshot | null) => void>()
  const tell = (next: WalletSnapshot | null) => {
    if (next) snapshot = next
    for (const listener of Array.from(listeners)) listener(next)
  }
  const rawChainId = (networkId: CaipNetworkId = snapshot.networkId) =>
    accounts().find((account) => account.networkId === networkId)?.rawChainId ?? networkId
  const address = () => snapshot.address.split(':')[2] as string

  /** Takes up what the session says now, keeping network and account where they are still granted. */
  const refresh = (wanted: { networkId?: CaipNetworkId; address?: string | undefined }) => {
    const next = tolerate(() =>
      snapshotOf(accounts(), networks, { networkId: snapshot.networkId, address: address(), ...wanted }),
    )
    if (!next) return tell(null)
    const isSame = next.networkId === snapshot.networkId && next.accounts.join() === snapshot.accounts.join()
    if (!isSame) tell(next)
  }

  const onEvent = (event: LinkEvent) => {
    if (event.type === 'end') return tell(null)
    if (event.type === 'session') return refresh({})
    if (event.chainId.split(':')[0] !== namespace) return
    if (event.name === 'chainChanged') enter(readChain(event.data, event.chainId))
    if (event.name === 'accountsChanged') {
      const [first] = Array.isArray(event.data) ? (event.data as unknown[]) : []
      // Wallets send plain addresses or CAIP-10 ids.
      if (typeof first === 'string') refresh({ address: first.split(':').at(-1) })
    }
  }
  /** The wallet went to another network, which the session need not have listed. */
  const enter = (networkId: CaipNetworkId | null) => {
    if (!networkId || networkId === snapshot.networkId) return
    if (accounts().some((account) => account.networkId === networkId)) return refresh({ networkId })
    if (namespace !== 'eip155') return
    const moved = `${networkId}:${address()}` as const
    tell({ address: moved, accounts: [moved], networkId })
  }
  const readChain = (data: unknown, chainId: string): CaipNetworkId | null => {
    if (namespace === 'eip155')
      return tolerate(() => readChainId(data)) ?? tolerate(() => readChainId(chainId.split(':')[1]))
    const id = networks.find(
      ({ caipNetworkId }) => caipNetworkId === chainId || caipNetworkId === `${namespace}:${String(data)}`,
    )
    return id?.caipNetworkId ?? null
  }

  let unfollow: (() => void) | null = null
  const subscribe: WalletHandle['subscribe'] = (listener) => {
    listeners.add(listener)
    unfollow ??= link.follow(onEvent)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      unfollow?.()
      unfollow = null
    }
  }
  const followed: Followed = {
    get snapshot() {
      return snapshot
    },
    subscribe,
  }
  const ask = (method: string, params: unknown) => link.ask(rawChainId(), method, params)
  return {
    get snapshot() {
      return snapshot
    },
    provider: namespace === 'eip155' ? createEvmProvider(link, () => rawChainId(), followed) : link.provider,
    request: ({ method, params }) => ask(method, params ?? []),
    subscribe,
    signMessage: (message, account) => signers[namespace](ask, message, account.split(':')[2] as string),
    switchNetwork: async (network) => {
      if (network.chainNamespace !== namespace) throw new ChainNotSupportedError()
      const isGranted = () => accounts().some(({ networkId }) => networkId === network.caipNetworkId)
      if (!isGranted()) await switchChain(link, rawChainId(), network, isGranted)
      enter(network.caipNetworkId)
    },
    disconnect: () => link.end(),
  }
}

function tolerate<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}
