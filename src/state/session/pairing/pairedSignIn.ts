import type { Network } from '../../../chains/network'
import type { PairingSignIn } from '../../../chains/pairing'
import { action } from '../../core/action'
import { envAtom } from '../../core/runtime'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { report } from '../../core/report'
import { readDraft } from '../signIn/prepareMessage'
import { requireSiwx } from '../../core/visitor/signIn'

/** Time that the link waits for the message, in milliseconds; without one the visitor is asked later. */
const timeoutMs = 5_000

/** The message is written before the account is known: whatever names the account is left out of the request. */
const nobody = '0x0000000000000000000000000000000000000000'

/** Makes the message that a wallet is to sign while it approves; undefined where it cannot be asked that. */
export const createPairingSignIn = action(async function createPairingSignIn(
  get,
  set,
  networks: readonly Network[],
): Promise<PairingSignIn | undefined> {
  const active = get(activeNetworkAtom)
  const isFirst = (network: Network) => network.caipNetworkId === active.caipNetworkId
  const [first, ...rest] = [...networks.filter(isFirst), ...networks.filter((network) => !isFirst(network))]
  if (!first || networks.some(({ chainNamespace }) => chainNamespace !== 'eip155')) return undefined
  const { adapters, clock } = get(envAtom)
  const make = async (): Promise<PairingSignIn | undefined> => {
    const siwx = set(requireSiwx)
    // A host with a signer of its own does not want the wallet's signature.
    if (siwx.signMessage) return undefined
    const draft = await siwx.createMessage({ accountAddress: nobody, chainId: first.caipNetworkId })
    const { accountAddress: _address, chainId: _chain, scheme: _scheme, ...fields } = readDraft(draft).data
    const { verifier } = adapters.find(({ namespace }) => namespace === 'eip155') ?? {}
    return { fields, chainIds: [first.caipNetworkId, ...rest.map(({ caipNetworkId }) => caipNetworkId)], verifier }
  }
  const failed = (error: unknown) => {
    set(report, error)
    return undefined
  }
  return Promise.race([make().catch(failed), clock.sleep(timeoutMs).then(() => undefined)])
})
