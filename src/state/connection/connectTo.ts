import { WalletUnavailableError } from '../../chains/errors/errors'
import type { Namespace } from '../../chains/network'
import { action } from '../core/action'
import { visibleWalletsAtom } from '../wallets/visibleWallets'
import { connectWallet } from './connect'

export interface ConnectOptions {
  /** Which of its namespaces a wallet that speaks several is asked for; left out: the first. */
  readonly namespace?: Namespace | undefined
}

/**
 * Connects a wallet of the visible ones without showing a view; resolves when connected.
 * @throws WalletUnavailableError for a wallet that is not here, or does not speak the namespace; else as `connectWallet`
 */
export const connectTo = action(async function connectTo(
  get,
  set,
  walletId: string,
  { namespace }: ConnectOptions = {},
): Promise<void> {
  const { connectors = [] } = get(visibleWalletsAtom).find(({ id }) => id === walletId) ?? {}
  const fitting = connectors.find((connector) => connector.namespace === namespace)
  if (namespace && connectors.length > 0 && !fitting)
    throw new WalletUnavailableError(`This wallet does not speak ${namespace}`)
  return set(connectWallet, fitting?.id ?? walletId)
})
