import { UserRejectedError } from '../../../chains/errors/errors'
import { InvalidRequestError, NotConnectedError, RequestNotAllowedError } from '../../../chains/errors/rpcErrors'
import { type Connection, connectionsAtom } from '../../core/visitor/connections'
import type { PorticoStore } from '../../core/env'
import { onDestroy } from '../../core/runtime'
import { visibleAccounts } from './embedded'
import { TooManyRequestsError } from './approvalErrors'

type Listener = (payload: unknown) => void

const disconnected = { code: 4900, message: 'Disconnected' }

/** EIP-1193 events that follow the connection, whichever wallet is behind it. */
export function createWalletEvents(store: PorticoStore, origin?: string) {
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, payload: unknown) => {
    for (const listener of Array.from(listeners.get(event) ?? [])) {
      try {
        listener(payload)
      } catch (error) {
        // A listener that throws does not stop the others.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }

  const read = () => {
    const facts = factsOf(store.get(connectionsAtom).eip155)
    return facts && { ...facts, accounts: visibleAccounts(store.get, origin, facts.accounts) }
  }
  let last = read()
  const compare = () => {
    const before = last
    const now = read()
    last = now
    if (now && !before) emit('connect', { chainId: now.chainId })
    if (now?.accounts.join() !== before?.accounts.join()) emit('accountsChanged', now?.accounts ?? [])
    if (now && now.chainId !== before?.chainId) emit('chainChanged', now.chainId)
    if (!now && before) emit('disconnect', Object.assign(new Error(disconnected.message), disconnected))
  }

  let unsubscribe: (() => void) | null = null
  const stop = () => {
    unsubscribe?.()
    unsubscribe = null
    listeners.clear()
  }
  let isStopped = false
  onDestroy(store.get, () => {
    isStopped = true
    stop()
  })
  return {
    /** Returns true once the instance has ended. */
    isStopped: () => isStopped,
    /** The visible part of the connection may have changed. */
    compare: () => unsubscribe && compare(),
    on: (event: string, listener: Listener): void => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      if (unsubscribe) return
      last = read()
      unsubscribe = store.sub(connectionsAtom, compare)
    },
    removeListener: (event: string, listener: Listener): void => {
      listeners.get(event)?.delete(listener)
      if ([...listeners.values()].every(({ size }) => size === 0)) stop()
    },
  }
}

function factsOf(connection: Connection | undefined) {
  if (connection?.status !== 'connected') return null
  const { accounts, networkId } = connection
  const id = networkId.split(':')[1] ?? ''
  return { accounts: accounts.map((account) => account.split(':')[2] ?? ''), chainId: `0x${BigInt(id).toString(16)}` }
}

// https://eips.ethereum.org/EIPS/eip-1193#provider-errors and https://eips.ethereum.org/EIPS/eip-1474#error-codes
const codes = [
  [UserRejectedError, 4001],
  [RequestNotAllowedError, 4200],
  [NotConnectedError, 4900],
  [InvalidRequestError, -32602],
  [TooManyRequestsError, -32005],
] as const

/** Gives an error of Portico the code that libraries look at; what a wallet threw keeps its own. */
export function withRpcCode(error: unknown): unknown {
  const code = codes.find(([kind]) => error instanceof kind)?.[1]
  return code === undefined ? error : Object.assign(error as Error, { code })
}
