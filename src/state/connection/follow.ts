import type { Unsubscribe } from '../../chains/adapter'
import type { Namespace } from '../../chains/network'
import { action } from '../core/action'
import { emit } from '../core/events'
import { leave, perStore } from '../core/runtime'
import { addressCaches, storageAtom } from '../core/storage'
import { showSnack } from '../feedback/snacks'
import { close } from '../router/stack'
import { activeNamespaceAtom, connectorsKey, entriesOf, setConnection } from './state'

/** The account a visitor chose of those that a wallet shares, by namespace; without the network. */
export const chosenAccountsKey = { ...connectorsKey, name: 'accounts' } as const

/** Chooses an account, or none: then the wallet's own choice counts. */
export const chooseAccount = action(function chooseAccount(get, _set, namespace: Namespace, address?: string) {
  const storage = get(storageAtom)
  const { [namespace]: before, ...others } = storage.read(chosenAccountsKey) ?? {}
  if (address !== undefined) storage.write(chosenAccountsKey, { ...others, [namespace]: address })
  else if (Object.keys(others).length > 0) storage.write(chosenAccountsKey, others)
  else if (before !== undefined) storage.remove(chosenAccountsKey)
})

/** How to stop following the handle of each namespace; absent before the first connection. */
export const subscriptions = perStore<{ byNamespace: Partial<Record<Namespace, Unsubscribe>> }>()

/** Stops following a handle, or all of them. */
export const unfollow = action(function unfollow(get, _set, namespace?: Namespace) {
  const { byNamespace = {} } = subscriptions(get)
  for (const [name, unsubscribe] of entriesOf(byNamespace)) {
    if (namespace !== undefined && name !== namespace) continue
    delete byNamespace[name]
    unsubscribe()
  }
})

/** A wallet is not connected any more. */
export const handleDisconnect = action(function handleDisconnect(get, set, namespace: Namespace, isOfAll = false) {
  set(unfollow, namespace)
  set(setConnection, namespace, { status: 'disconnected' }, null)
  set(chooseAccount, namespace)
  Object.values(addressCaches).forEach(get(storageAtom).remove)
  // What a person does about another namespace goes on.
  if (namespace === get(activeNamespaceAtom)) {
    leave(get)
    set(close)
  }
  set(showSnack, { tone: 'info', message: 'disconnected', announceOnly: true })
  if (!isOfAll) set(emit, { type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace } })
})
