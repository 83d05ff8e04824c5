import type { WalletHandle } from '../../../chains/adapter'
import type { Clock } from '../../../chains/clock'
import { isUnsupported, readCapabilities, type Capabilities } from '../../../chains/eip155/calls/calls'
import type { CaipAddress, CaipNetworkId } from '../../../chains/network'
import { withTimeout } from '../../../chains/withTimeout'
import { requestOf } from '../intents/batch/requestOf'

export { atomicOf } from '../../../chains/eip155/calls/calls'

/** Time that a wallet may take to tell its capabilities, in milliseconds. */
const limitMs = 3_000

/** Asks what a wallet can do for an account on a network; nothing where it knows no such question, null where it is silent. */
export async function readCapabilitiesOf(
  handle: WalletHandle,
  account: CaipAddress,
  networkId: CaipNetworkId,
  clock: Clock,
): Promise<Capabilities | null> {
  const [, id = '0', address] = account.split(':')
  const chainId = networkId.split(':')[1] ?? id
  const params = [address, [`0x${BigInt(chainId).toString(16)}`]]
  const ask = () => requestOf(handle, { method: 'wallet_getCapabilities', params })
  try {
    return readCapabilities(await withTimeout(ask, { clock, ms: limitMs }), networkId)
  } catch (error) {
    return isUnsupported(error) ? {} : null
  }
}
