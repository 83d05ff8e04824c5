import type { Getter, Setter } from 'jotai/vanilla'
import type { Connector, WalletHandle } from '../../../../chains/adapter'
import { embeddedConnectorId } from '../../../../chains/embedded'
import type { Namespace } from '../../../../chains/network'
import { envAtom } from '../../../core/runtime'
import { storageAtom } from '../../../core/storage'
import { isPairing, pairedIconKey, pairingConnector, pairingPeer } from '../../pairing/connector'
import { createReturning } from './findWallet'

const loadEmbedded = () => import('../../embedded/embedded.late')

/** The stored part of a connection of an earlier page. */
export interface Stored {
  readonly namespace: Namespace
  readonly connectorId: string
}

export type FindWallet = () => Promise<readonly [Connector, WalletHandle] | null | undefined>

/** Asks each of some wallets without a prompt if it still knows this page. */
export function silentReconnect(
  get: Getter,
  set: Setter,
  wanted: readonly Stored[],
  signal: AbortSignal,
): readonly (readonly [Namespace, FindWallet])[] {
  const paired = wanted.filter(({ connectorId }) => isPairing(connectorId))
  const peer = pairingPeer(
    get,
    paired.map(({ namespace }) => namespace),
  )
  const answer = paired.length > 0 ? get(envAtom).pairing?.resume({ ...peer, signal }) : undefined
  return wanted.map(({ namespace, connectorId }) => {
    const find: FindWallet = async () => {
      if (connectorId === embeddedConnectorId) return (await loadEmbedded()).findEmbedded(get, set, namespace)
      if (!isPairing(connectorId)) return createReturning(get, { namespace, connectorId, signal }).resume()
      const wallet = await answer
      const handle = wallet?.handles[namespace]
      const icon = get(storageAtom).read(pairedIconKey)
      return handle && [pairingConnector(namespace, { icon, ...wallet.wallet }), handle]
    }
    return [namespace, find]
  })
}
