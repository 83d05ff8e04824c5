import { AttemptAbandonedError } from '../../../chains/errors/errors'
import { ChainNotSupportedError } from '../../../chains/errors/chainErrors'
import type { Namespace } from '../../../chains/network'
import { action } from '../../core/action'
import { assertAlive } from '../../core/runtime'
import { visibleWalletsAtom } from '../wallets/visibleWallets'
import { connectWallet } from './connect'
import { connectionsAtom, type Account } from '../../core/visitor/connections'

export interface ConnectOptions {
  /** Which of its namespaces a wallet that speaks several is asked for; left out: the one its id is of. */
  readonly namespace?: Namespace | undefined
}

/**
 * Connects a wallet of the visible ones without showing a view; resolves to the account.
 * @throws WalletUnavailableError for a wallet that is not here, ChainNotSupportedError where it does not speak the
 * namespace; else as `connectWallet`
 */
export const connectTo = action(async function connectTo(
  get,
  set,
  walletId: string,
  { namespace }: ConnectOptions = {},
): Promise<Account> {
  assertAlive(get)
  const wallet = get(visibleWalletsAtom).find(({ connectors }) => connectors.some(({ id }) => id === walletId))
  const connector = wallet?.connectors.find((one) => (namespace ? one.namespace === namespace : one.id === walletId))
  if (wallet && !connector) throw new ChainNotSupportedError()
  const connectorId = connector?.id ?? walletId
  await set(connectWallet, connectorId)
  for (const connection of Object.values(get(connectionsAtom)))
    if (connection.status === 'connected' && connection.connectorId === connectorId) return connection.account
  throw new AttemptAbandonedError('A newer attempt took over')
})
