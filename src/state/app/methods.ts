import { AttemptAbandonedError } from '../../chains/errors/errors'
import { ChainNotSupportedError } from '../../chains/errors/chainErrors'
import type { Namespace } from '../../chains/network'
import { accountOf, type Account } from '../account/account'
import { createGatedProvider, type GatedProvider } from '../approvals/gatedProvider'
import { connectWallet } from '../connection/connect'
import { disconnect } from '../connection/restoreConnections'
import { activeNamespaceAtom, connectionsAtom, handlesAtom } from '../connection/state'
import { action } from '../core/action'
import { assertAlive, perStore, runtimeAtom } from '../core/runtime'
import { visibleWalletsAtom } from '../wallets/visibleWallets'

/** Asks a wallet for its accounts, in the namespace that is wanted of one that speaks several. */
export const connect = action(async function connect(
  get,
  set,
  walletId: string,
  { namespace }: { readonly namespace?: Namespace | undefined } = {},
): Promise<Account> {
  assertAlive(get)
  const wallet = get(visibleWalletsAtom).find(({ connectors }) => connectors.some(({ id }) => id === walletId))
  const connector = wallet?.connectors.find((one) => (namespace ? one.namespace === namespace : one.id === walletId))
  if (wallet && !connector) throw new ChainNotSupportedError()
  const connectorId = connector?.id ?? walletId
  await set(connectWallet, connectorId)
  const connection = Object.values(get(connectionsAtom)).find(
    (one) => one.status === 'connected' && one.connectorId === connectorId,
  )
  const account = accountOf(connection)
  if (!account) throw new AttemptAbandonedError('A newer attempt took over')
  return account
})

/** Disconnects one namespace, or all, of an instance that is still there. */
export const disconnectAlive = action(async function disconnectAlive(get, set, namespace?: Namespace): Promise<void> {
  assertAlive(get)
  return set(disconnect, namespace)
})

const gates = perStore<{ provider: GatedProvider }>()

/** The provider of a connected wallet, behind the gate where the wallet asks nobody itself; null for nobody. */
export const getProvider = action(function getProvider(get, _set, namespace?: Namespace): unknown {
  assertAlive(get)
  const handle = get(handlesAtom)[namespace ?? get(activeNamespaceAtom)]
  if (!handle?.isGated) return handle?.provider ?? null
  gates(get).provider ??= createGatedProvider(get(runtimeAtom))
  return gates(get).provider
})
