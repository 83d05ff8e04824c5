import type { Getter } from 'jotai/vanilla'
import { RequestOutdatedError } from '../../../chains/errors/requestOutdated'
import type { Namespace } from '../../../chains/network'
import { NoActiveAddressError } from '../../core/requestErrors'
import { assertAlive, isAlive } from '../../core/runtime'
import { findPin, type PinnedConnection } from './findPin'

export type { PinnedConnection } from './findPin'

/**
 * The connection of a namespace, by default of the active one.
 * @throws NoActiveAddressError while it is not connected
 */
export function pinConnection(get: Getter, namespace?: Namespace): PinnedConnection {
  return requirePin(get, findPin(get, namespace))
}

/**
 * A connection that was looked up when the request was made.
 * @throws NoActiveAddressError where there was none
 */
export function requirePin(get: Getter, pin: PinnedConnection | null): PinnedConnection {
  assertAlive(get)
  if (!pin) throw new NoActiveAddressError()
  return pin
}

/** True if account, network and connection still match the pinned ones, in this page and in the wallet. */
export function isCurrent(get: Getter, pin: PinnedConnection): boolean {
  const now = findPin(get, pin.namespace)
  const { accounts, networkId } = pin.handle.snapshot
  return (
    isAlive(get) &&
    now?.handle === pin.handle &&
    now.account === pin.account &&
    now.networkId === pin.networkId &&
    networkId === pin.networkId &&
    accounts.includes(pin.account)
  )
}

/**
 * Call this in the same task as the request to the wallet, after the last `await`.
 * @throws RequestOutdatedError where account, network or connection changed
 */
export function assertCurrent(get: Getter, pin: PinnedConnection): void {
  if (!isCurrent(get, pin)) throw new RequestOutdatedError()
}
