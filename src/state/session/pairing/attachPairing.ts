import { readIcon } from '../../../chains/discovery/icon'
import type { Pairing } from '../../../chains/pairing'
import { afterConnect } from '../afterConnect'
import { attach, rememberWallet, type WalletRecord } from '../connection/attach'
import {
  activeNamespaceAtom,
  connectionsAtom,
  entriesOf,
  handlesAtom,
  setActiveNamespace,
  setConnection,
} from '../../core/visitor/connections'
import { action } from '../../core/action'
import { storageAtom } from '../../core/storage'
import { getWalletById } from '../wallets/recommended'
import { getHeldImage } from '../wallets/heldImages'
import { trackConnection } from '../wallets/walletTracking'
import { pairedIconKey, pairingConnector } from './connector'

/** Makes what a wallet approved the connections of its namespaces. */
export const attachPairing = action(function attachPairing(
  get,
  set,
  { handles, wallet: peer }: Pairing,
  wallet: WalletRecord | undefined,
) {
  const active = get(activeNamespaceAtom)
  const picked = wallet && getWalletById(get, wallet.id)
  const icon = readIcon(getHeldImage(get, picked?.imageId))
  const shown = { icon, ...peer }
  get(storageAtom).write(pairedIconKey, icon ?? '')
  for (const [namespace, handle] of entriesOf(handles)) set(attach, pairingConnector(namespace, shown), handle, false)
  if (!shown.icon) void set(findIcon, shown, handles)
  set(trackConnection, peer.name)
  // Each one attached takes the lead; the one in use keeps it if it is served.
  if (handles[active]) set(setActiveNamespace, active)
  if (wallet) set(rememberWallet, wallet)
  set(afterConnect)
})

/** A wallet of the built-in list has its mark: no other host is asked for the picture that it names. */
const findIcon = action(async function findIcon(
  get,
  set,
  shown: { icon?: string | undefined; name: string },
  handles: Pairing['handles'],
) {
  try {
    const late = await import('./listedIcon.late')
    shown.icon = await late.listedIcon(shown.name)
  } catch {
    return // its first letter stays
  }
  const { icon, name } = shown
  const wallet = { name, icon, rdns: undefined }
  let isThere = false
  for (const [namespace, handle] of entriesOf(handles)) {
    const connection = get(connectionsAtom)[namespace]
    if (connection?.status !== 'connected' || get(handlesAtom)[namespace] !== handle) continue
    isThere = true
    set(setConnection, namespace, { ...connection, wallet, account: { ...connection.account, wallet } }, handle)
  }
  if (isThere && icon) get(storageAtom).write(pairedIconKey, icon)
})
