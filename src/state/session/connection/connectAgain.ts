import { embeddedConnectorId } from '../../../chains/embedded'
import { pairingConnectorId } from '../../../chains/pairing'
import { WalletUnavailableError } from '../../core/requestErrors'
import { action } from '../../core/action'
import { open } from '../../shell/router/stack'
import { connectTo } from './connectTo'
import type { RecentConnection } from './recent'
import { plainAddress, type Account } from '../../core/visitor/connections'
import { switchAccount } from './switchAccount'

/**
 * Connects a wallet that was connected before, with the same account where the wallet still shares it; undefined where
 * the modal was left, which a paired wallet is asked in.
 * @throws WalletUnavailableError where it is not on this page; else as `connectTo`
 */
export const connectAgain = action(async function connectAgain(
  _get,
  set,
  { connectorId, namespace, caipAddress, isHere }: RecentConnection,
): Promise<Account | undefined> {
  if (!isHere) throw new WalletUnavailableError('This wallet is not on this page any more')
  // A pairing has ended with its connection: another code is needed.
  if (connectorId === pairingConnectorId) return set(open, { name: 'ConnectingWalletConnect' }) as Promise<undefined>
  if (connectorId === embeddedConnectorId) return set(open, { name: 'ConnectingEmbedded' }) as Promise<undefined>
  const account = await set(connectTo, connectorId, { namespace })
  const same = account.accounts.find((one) => plainAddress(one) === plainAddress(caipAddress))
  return same && same !== account.caipAddress ? set(switchAccount, same) : account
})
