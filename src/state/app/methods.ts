import type { Namespace } from '../../chains/network'
import { createGatedProvider, type GatedProvider } from '../session/approvals/gatedProvider'
import { disconnect } from '../session/connection/restore/restoreConnections'
import { activeNamespaceAtom, handlesAtom, type NamespaceTarget } from '../core/visitor/connections'
import { action } from '../core/action'
import { assertAlive, perStore, runtimeAtom } from '../core/runtime'

/** Disconnects one namespace, or all, of an instance that is still there. */
export const disconnectAlive = action(async function disconnectAlive(
  get,
  set,
  target?: NamespaceTarget,
): Promise<void> {
  assertAlive(get)
  return set(disconnect, target)
})

const gates = perStore<{ provider: GatedProvider }>()

/** The provider of a connected wallet, behind the gate where the wallet shows no prompt itself; null without an account. */
export const getProvider = action(function getProvider(get, _set, namespace?: Namespace): unknown {
  assertAlive(get)
  const handle = get(handlesAtom)[namespace ?? get(activeNamespaceAtom)]
  if (!handle?.isGated) return handle?.provider ?? null
  gates(get).provider ??= createGatedProvider(get(runtimeAtom))
  return gates(get).provider
})
