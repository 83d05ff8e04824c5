import type { Network } from '../../chains/network'
import type { PairedSignIn, Pairing, PairingSignIn } from '../../chains/pairing'
import { action } from '../core/action'
import { entriesOf } from '../connection/state'
import { envAtom } from '../core/runtime'
import { emit } from '../core/events'
import { dismissSnack, showSnack } from '../feedback/feedback'
import { activeNetworkAtom } from '../networks/state'
import { report } from '../core/report'
import type { SiwxConfig, SiwxSession } from '../../siwx/types'
import { readDraft } from '../signIn/prepareMessage'
import { requireSiwx } from '../signIn/state'

/** How long the link waits for the message, in milliseconds; without one the visitor is asked later. */
const timeoutMs = 5_000

/** The message is written before the account is known: whatever names the account is left out of the request. */
const nobody = '0x0000000000000000000000000000000000000000'

/** What a wallet is to sign while it approves; undefined where it cannot be asked that. */
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

/**
 * Makes sessions of what a wallet signed while it approved; false when that of the wallet's network, or else the
 * first, was not accepted, or when the pairing was cancelled: then the wallet is disconnected.
 */
export const storePairingSessions = action(async function storePairingSessions(
  _get,
  set,
  pairing: Pairing,
  signal: AbortSignal,
): Promise<boolean> {
  const { signIns = [], handles } = pairing
  const first = signIns.find(({ data }) => data.chainId === handles.eip155?.snapshot.networkId) ?? signIns[0]
  if (!first) return true
  const siwx = set(requireSiwx)
  const properties = { network: first.data.chainId, isSmartAccount: false }
  const disconnectWallet = async () => {
    const ends = signIns.map(async ({ data }) => siwx.revokeSession(data.chainId, data.accountAddress))
    await Promise.allSettled([...ends, ...entriesOf(handles).map(([, handle]) => handle.disconnect())])
    return false
  }
  set(showSnack, { tone: 'loading', message: 'authenticating' })
  try {
    await siwx.addSession(sessionOf(first))
  } catch (error) {
    set(report, error)
    set(showSnack, { tone: 'error', message: 'authFailed' })
    const message = error instanceof Error ? error.message : String(error)
    set(emit, { type: 'track', event: 'SIWX_AUTH_ERROR', properties: { ...properties, message } })
    return disconnectWallet()
  }
  // The wallet signs every chain with one nonce, and the server may accept only the first. Whoever goes to another
  // network without a session is asked there.
  for (const other of signIns) if (other !== first) await tryAdd(siwx, other)
  set(dismissSnack)
  if (signal.aborted) return disconnectWallet()
  set(emit, { type: 'track', event: 'SIWX_AUTH_SUCCESS', properties })
  return true
})

function sessionOf({ data, message, signature, cacao }: PairedSignIn): SiwxSession {
  return { data, message, signature, cacao }
}

async function tryAdd(siwx: SiwxConfig, signIn: PairedSignIn): Promise<void> {
  try {
    await siwx.addSession(sessionOf(signIn))
  } catch {
    // There is no session then.
  }
}
