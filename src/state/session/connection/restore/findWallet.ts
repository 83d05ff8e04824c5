import type { Getter } from 'jotai/vanilla'
import type { Connector, WalletHandle } from '../../../../chains/adapter'
import type { Namespace } from '../../../../chains/network'
import { envAtom } from '../../../core/runtime'
import { storageAtom } from '../../../core/storage'
import { getNetworksIn } from '../../../core/visitor/networks'
import { connectorMarksKey, markOf, withoutNumber } from '../attach'
import { connectorsAtom } from '../../../core/visitor/connections'

/** Time to wait for a wallet while another one is here under its rdns, and the interval of the looks, in milliseconds. */
const twinLimitMs = 1_000
const twinStepMs = 100

/** A wallet of this page that was connected before a reload, and how it is asked. */
export interface Returning {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly signal: AbortSignal
}

/**
 * Finds the wallet that was connected before a reload. Wallets of one rdns are numbered as they come, so the one that was
 * picked is told by its name and picture; where neither tells, the first that shares an account.
 */
export function createReturning(get: Getter, { namespace, connectorId, signal }: Returning) {
  const { adapters, clock } = get(envAtom)
  const adapter = adapters.find((candidate) => candidate.namespace === namespace)
  const mark = get(storageAtom).read(connectorMarksKey)?.[namespace]
  // Another page of this origin may have stored another wallet since.
  const isOurs = typeof mark === 'string' && mark.startsWith(`${withoutNumber(connectorId)} `)
  const isMarked = (connector: Connector) => !isOurs || markOf(connector) === mark
  const candidates = () =>
    get(connectorsAtom)
      .filter((one) => one.namespace === namespace && withoutNumber(one.id) === withoutNumber(connectorId))
      .sort((one, other) => Number(other.id === connectorId) - Number(one.id === connectorId))
  const marked = () => candidates().filter(isMarked)
  const isHere = () => marked().length > 0

  const ask = async (id: string): Promise<readonly [Connector, WalletHandle] | null> => {
    const networks = getNetworksIn(get, namespace)
    const handle = await adapter?.resume({ connectorId: id, networks, signal, clock })
    const connector = get(connectorsAtom).find((one) => one.id === id)
    return handle && connector ? [connector, handle] : null
  }

  /** Asks without a prompt; null when no wallet that may be it answers with an account. */
  const resume = async () => {
    if (!isHere()) {
      // Its adapter waits for it.
      const found = await ask(connectorId)
      if (found && isMarked(found[0])) return found
      for (let waited = 0; found && !isHere() && waited < twinLimitMs; waited += twinStepMs)
        await clock.sleep(twinStepMs, signal)
    }
    for (const { id } of isHere() ? marked() : candidates()) {
      const found = await ask(id)
      if (found) return found
    }
    return null
  }

  return { isHere, resume }
}
