import type { Getter } from 'jotai/vanilla'
import type { Namespace } from '../../../../chains/network'
import { loadSignIn } from '../../afterConnect'
import { action } from '../../../core/action'
import type { StorageChange } from '../../../core/env'
import { parseMessage } from '../../../core/pages/parseMessage'
import { configAtom, perStore, runtimeAtom } from '../../../core/runtime'
import { storageAtom } from '../../../core/storage'
import { connectedInOtherTab, changeSignIn } from '../../../core/visitor/signIn'
import { attach, handleDisconnect } from '../attach'
import { leftKey } from '../disconnect'
import { silentReconnect } from './silentReconnect'
import {
  connectedAtom,
  connectionsAtom,
  connectorOf,
  connectorsKey,
  entriesOf,
  setActiveNamespace,
  setConnection,
} from '../../../core/visitor/connections'

/** Takes up a connection of another page of this origin, and leaves the connections that a visitor left there. */
export const hearOtherPage = action(async function hearOtherPage(get, set, change: StorageChange, signal: AbortSignal) {
  if (signal.aborted) return
  const left = parseMessage(get, leftKey, change)
  if (left) set(leaveToo, left)
  if (parseMessage(get, connectorsKey, change)) await set(takeUp, signal)
})

/** Wallets and sessions were told by the page that was left first. */
const leaveToo = action(function leaveToo(get, set, left: Partial<Record<Namespace, string>>) {
  for (const [namespace, connectorId] of entriesOf(left)) {
    const connection = get(connectionsAtom)[namespace]
    if (!connection || connectorOf(connection) !== connectorId) continue
    if (connection.status === 'connected') {
      set(changeSignIn, { ended: entriesOf(left).map(([name]) => name) })
      set(handleDisconnect, namespace)
    } else set(setConnection, namespace, { status: 'disconnected' }, null)
  }
})

function isAsking(get: Getter, namespace: Namespace): boolean {
  return get(connectionsAtom)[namespace]?.status === 'connecting'
}

const waiting = perStore<{ stop: () => void }>()

/** A person is asked here: what the other page connected is taken up once they gave it up. */
const takeUpAfter = action(function takeUpAfter(get, set, asking: readonly Namespace[], signal: AbortSignal) {
  const { store } = get(runtimeAtom)
  const own = waiting(get)
  own.stop?.()
  const unsubscribe = store.sub(connectionsAtom, () => {
    if (asking.some((namespace) => isAsking(get, namespace))) return
    own.stop?.()
    // The replacement of the question is set in several steps.
    queueMicrotask(() => void set(takeUp, signal).catch(() => undefined))
  })
  own.stop = () => {
    unsubscribe()
    signal.removeEventListener('abort', unsubscribe)
  }
  signal.addEventListener('abort', unsubscribe)
})

/** Until the wallet has answered nothing changes here, nor in the storage: not every page has every wallet. */
const takeUp = action(async function takeUp(get, set, signal: AbortSignal): Promise<void> {
  if (!get(configAtom).enableReconnect) return
  const stored = () => get(storageAtom).read(connectorsKey) ?? {}
  const unlike = entriesOf(stored()).filter(([name, id]) => connectorOf(get(connectionsAtom)[name]) !== id)
  const asking = entriesOf(stored()).flatMap(([name]) => (isAsking(get, name) ? [name] : []))
  if (asking.length > 0) set(takeUpAfter, asking, signal)
  const wanted = unlike.flatMap(([namespace, connectorId]) => {
    const { status } = get(connectionsAtom)[namespace] ?? {}
    return status === 'disconnected' || status === 'connected' ? [{ namespace, connectorId }] : []
  })
  await Promise.all(
    silentReconnect(get, set, wanted, signal).map(async ([namespace, find]) => {
      const ours = get(connectionsAtom)[namespace]
      const found = await find().catch(() => null)
      const isOvertaken = signal.aborted || get(connectionsAtom)[namespace] !== ours
      if (!found || isOvertaken || stored()[namespace] !== found[0].id) return
      connectedInOtherTab(get).isDone = true
      if (!get(connectedAtom)) set(setActiveNamespace, namespace)
      set(attach, ...found, true)
    }),
  )
  if (wanted.length > 0 && !signal.aborted && get(connectedAtom)) await set(loadSignIn)
})
