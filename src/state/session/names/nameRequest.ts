import { type PinnedConnection } from '../connection/findPin'
import { plainAddress } from '../../core/visitor/connections'
import { parseCaipNetworkId } from '../../../chains/caip'
import { evmCoinTypeOf } from '../../../chains/eip155/names/coinType'
import { ChainNotSupportedError } from '../../../chains/errors/chainErrors'
import type { NameRegistration } from '../../../services/names/names.late'
import { cleanName, nameFault, wholeName } from './rules'

/** A request to a name service, before it is signed. */
type NameRequest = Omit<NameRegistration, 'message' | 'signature'>

/**
 * Checks what is to be registered for an account.
 * @throws ChainNotSupportedError outside of eip155, InvalidChainIdError, NameTooShortError, InvalidNameError
 */
export function createNameRequest(given: string, zone: string, { account, networkId }: PinnedConnection): NameRequest {
  const { namespace, reference } = parseCaipNetworkId(networkId)
  if (namespace !== 'eip155') throw new ChainNotSupportedError()
  const coinType = evmCoinTypeOf(Number(reference))
  const label = given.endsWith(`.${zone}`) ? cleanName(given, zone) : given
  const fault = nameFault(label, zone)
  if (fault) throw fault
  return { name: wholeName(label.toLowerCase(), zone), coinType, address: plainAddress(account) }
}
