import { atom, type Getter } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import type { AtomicStatus, Capabilities } from '../../../chains/eip155/calls/calls'
import type { WalletHandle } from '../../../chains/adapter'
import { findPin, type PinnedConnection } from '../../session/connection/findPin'
import { activeNamespaceAtom } from '../../core/visitor/connections'
import { action, nameAtoms } from '../../core/action'
import { asyncState } from '../../core/asyncState'
import { envAtom, perStore } from '../../core/runtime'
import { activeNetworkAtom } from '../../core/visitor/networks'
import type { WalletCapabilities } from './types'

type Held = Map<string, Promise<Capabilities>>

const held = perStore<{ byHandle: WeakMap<WalletHandle, Held> }>()
const refused = perStore<{ byHandle: WeakMap<WalletHandle, Set<string>> }>()

const keyOf = ({ networkId, account }: PinnedConnection) => `${networkId} ${account}`
const countAtom = atom(0)
const load = () => import('./readCapabilities.late')

/** Capabilities of a wallet on a network, asked once for each connection, account and network. Never rejects. */
export function capabilitiesOf(get: Getter, pin: PinnedConnection): Promise<Capabilities> {
  const { namespace, handle, account, networkId } = pin
  if (namespace !== 'eip155') return Promise.resolve({})
  const byHandle = (held(get).byHandle ??= new WeakMap<WalletHandle, Held>())
  const known = byHandle.get(handle) ?? new Map<string, Promise<Capabilities>>()
  byHandle.set(handle, known)
  const key = keyOf(pin)
  const { clock } = get(envAtom)
  const asked =
    known.get(key) ??
    load().then(
      async ({ readCapabilitiesOf }) => {
        const answer = await readCapabilitiesOf(handle, account, networkId, clock)
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
 * Reads the wallet's support for several calls all or none on its network (EIP-5792); `unsupported` also where it does
 * not say within some seconds. Never rejects.
 */
export async function readAtomicStatus(get: Getter, pin: PinnedConnection): Promise<AtomicStatus> {
  const capabilities = await capabilitiesOf(get, pin)
  return (await load()).atomicOf(capabilities)
}

/** Remembers that the upgrade which a batch needs was refused. Calls of this account then go one by one. */
export function noteUpgradeRefused(get: Getter, pin: PinnedConnection): void {
  const byHandle = (refused(get).byHandle ??= new WeakMap<WalletHandle, Set<string>>())
  byHandle.set(pin.handle, (byHandle.get(pin.handle) ?? new Set()).add(keyOf(pin)))
}

/** True if the upgrade which a batch needs was refused on this connection, account and network. */
export function isUpgradeRefused(get: Getter, pin: PinnedConnection): boolean {
  return refused(get).byHandle?.get(pin.handle)?.has(keyOf(pin)) ?? false
}

/** Forgets what the wallet said, as it can more once its person agreed to that. */
export const renewCapabilities = action(function renewCapabilities(get, set) {
  delete held(get).byHandle
  set(countAtom, (count) => count + 1)
})

const isSamePin = (one: PinnedConnection | null, other: PinnedConnection | null) =>
  one?.handle === other?.handle && one?.account === other?.account && one?.networkId === other?.networkId

const wantedAtom = selectAtom(
  atom((get) => {
    const pin = get(activeNamespaceAtom) === 'eip155' ? findPin(get, 'eip155') : null
    return pin?.networkId === get(activeNetworkAtom).caipNetworkId ? pin : null
  }),
  (pin) => pin,
  isSamePin,
)

const askedAtom = atom(async (get): Promise<WalletCapabilities | null> => {
  get(countAtom)
  const pin = get(wantedAtom)
  if (!pin) return null
  const all = await capabilitiesOf(get, pin)
  return { atomic: (await load()).atomicOf(all), all }
})

/**
 * Capabilities of the connected wallet for its account on the network in use (EIP-5792); `value` is null while no wallet is
 * connected on an EVM chain.
 * @example
 * const capabilities = useValue(capabilitiesAtom)
 * const isAtomic = capabilities.status === 'ready' && capabilities.value?.atomic === 'supported'
 */
export const capabilitiesAtom = asyncState(askedAtom)

nameAtoms({ capabilitiesAtom })
