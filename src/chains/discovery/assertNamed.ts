import type { WalletSnapshot } from '../adapter'
import { RequestOutdatedError } from '../errors/requestOutdated'
import type { CaipAddress } from '../network'

/**
 * Makes sure that a wallet still has an account on the network that a request names; called right before it is asked.
 * @throws RequestOutdatedError
 */
export function assertNamed({ accounts }: WalletSnapshot, address: CaipAddress): void {
  if (!accounts.includes(address)) throw new RequestOutdatedError()
}
