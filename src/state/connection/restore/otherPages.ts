import type { Namespace } from '../../../chains/network'
import { loadSignIn } from '../../app/afterConnect'
import { action } from '../../core/action'
import type { StorageChange } from '../../core/env'
import { readTold } from '../../core/pages/readTold'
import { configAtom } from '../../core/runtime'
import { storageAtom } from '../../core/storage'
import { broughtByOthers, changeSignIn } from '../../signIn/state'
import { attach, handleDisconnect } from '../attach'
import { leftKey } from '../disconnect'
import { quietAnswers } from './reconnect'
import {
  connectedAtom,
  connectionsAtom,
  connectorOf,
  connectorsKey,
  entriesOf,
  setActiveNamespace,
  setConnection,
} from '../state'

/** What another page of this origin connected is taken up, and what a person left there is left here too. */
export const hearOtherPage = action(async function hearOtherPage(get, set, change: StorageChange, signal: AbortSignal) {
  if (signal.aborted) return
  const left = readTold(get, leftKey, change)
  if (left) set(leaveToo, left)
  if (readTold(get, connectorsKey, change)) await set(takeUp, signal)
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

/** Until the wallet has answered nothing changes here, nor in the storage: not every page has every wallet. */
const takeUp = action(async function takeUp(get, set, signal: AbortSignal): Promise<void> {
  if (!get(configAtom).enableReconnect) return
  const stored = () => get(storageAtom).read(connectorsKey) ?? {}
  const wanted = entriesOf(stored()).flatMap(([namespace, connectorId]) => {
    const ours = get(connectionsAtom)[namespace]
    const isSettled = ours?.status === 'disconnected' || ours?.status === 'connected'
    return isSettled && connectorOf(ours) !== connectorId ? [{ namespace, connectorId }] : []
  })
  await Promise.all(
    quietAnswers(get, wanted, signal).map(async ([namespace, find]) => {
      const ours = get(connectionsAtom)[namespace]
      const found = await find().catch(() => null)
      const isOvertaken = signal.aborted || get(connectionsAtom)[namespace] !== ours
      if (!found || isOvertaken || stored()[namespace] !== found[0].id) return
      broughtByOthers(get).isDone = true
      if (!get(connectedAtom)) set(setActiveNamespace, namespace)
      set(attach, ...found, true)
    }),
  )
  if (wanted.length > 0 && !signal.aborted && get(connectedAtom)) await set(loadSignIn)
})
