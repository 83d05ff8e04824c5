import { atom, type Getter } from 'jotai/vanilla'
import type { AtomicStatus, Capabilities } from '../../chains/eip155/calls/calls'
import type { WalletHandle } from '../../chains/adapter'
import type { CaipNetworkId, Network } from '../../chains/network'
import { activeNamespaceAtom, connectionsAtom, handlesAtom } from '../connection/state'
import { action, nameAtoms } from '../core/action'
import { asyncState } from '../core/asyncState'
import { envAtom, perStore } from '../core/runtime'
import { activeNetworkAtom } from '../networks/state'
import type { WalletCapabilities } from './terms'

type Held = Map<string, Promise<Capabilities>>

const held = perStore<{ byHandle: WeakMap<WalletHandle, Held> }>()
const countAtom = atom(0)
const load = () => import('./readCapabilities.late')

/** What the connected wallet can do on a network, asked once for each connection, account and network. Never rejects. */
export function capabilitiesOf(get: Getter, networkId: CaipNetworkId): Promise<Capabilities> {
  const handle = get(handlesAtom).eip155
  const connection = get(connectionsAtom).eip155
  if (!handle || connection?.status !== 'connected' || !networkId.startsWith('eip155:')) return Promise.resolve({})
  const byHandle = (held(get).byHandle ??= new WeakMap<WalletHandle, Held>())
  const known = byHandle.get(handle) ?? new Map<string, Promise<Capabilities>>()
  byHandle.set(handle, known)
  const key = `${networkId} ${connection.address}`
  const { clock } = get(envAtom)
  const asked =
    known.get(key) ??
    load().then(
      async ({ readCapabilitiesOf }) => {
        const answer = await readCapabilitiesOf(handle, connection.address, networkId, clock)
        // One that was silent, or failed, may answer when it is asked again.
        if (!answer) known.delete(key)
        return answer ?? {}
      },
      () => (known.delete(key), {}),
    )
  known.set(key, asked)
  return asked
}

/**
 * Whether the connected wallet does several calls all or none on a network (EIP-5792); `unsupported` also where it does
 * not say within some seconds. Never rejects.
 */
export async function readAtomicStatus(get: Getter, network: Network): Promise<AtomicStatus> {
  const capabilities = await capabilitiesOf(get, network.caipNetworkId)
  return (await load()).atomicOf(capabilities)
}

/** Forgets what the wallet said, as it can more once its person agreed to that. */
export const renewCapabilities = action(function renewCapabilities(get, set) {
  delete held(get).byHandle
  set(countAtom, (count) => count + 1)
})

const wantedAtom = atom((get) => {
  const connection = get(connectionsAtom).eip155
  const networkId = get(activeNetworkAtom).caipNetworkId
  const isThere = connection?.status === 'connected' && get(activeNamespaceAtom) === 'eip155'
  return isThere && get(handlesAtom).eip155 ? `${connection.address} ${networkId}` : null
})

const askedAtom = atom(async (get): Promise<WalletCapabilities | null> => {
  get(countAtom)
  if (get(wantedAtom) === null) return null
  const network = get(activeNetworkAtom)
  const all = await capabilitiesOf(get, network.caipNetworkId)
  return { atomic: (await load()).atomicOf(all), all }
})

/**
 * What the connected wallet can do for its account on the network in use (EIP-5792); `value` is null while nobody is
 * connected on an EVM chain.
 * @example
 * const capabilities = useValue(capabilitiesAtom)
 * const isAtomic = capabilities.status === 'ready' && capabilities.value?.atomic === 'supported'
 */
export const capabilitiesAtom = asyncState(askedAtom)

nameAtoms({ capabilitiesAtom })
