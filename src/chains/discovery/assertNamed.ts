import type { WalletSnapshot } from '../adapter'
import { RequestOutdatedError } from '../errors/requestOutdated'
import type { CaipAddress } from '../network'

/**
 * Checks that a wallet still has the account on the network that a request names. Call it right before the request.
 * @throws RequestOutdatedError
 */
export function assertNamed({ accounts }: WalletSnapshot, address: CaipAddress): void {
  if (!accounts.includes(address)) throw new RequestOutdatedError()
}
