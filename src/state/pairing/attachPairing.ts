import { readIcon } from '../../chains/discovery/icon'
import type { Pairing } from '../../chains/pairing'
import { afterConnect } from '../app/afterConnect'
import { attach, rememberWallet, type WalletRecord } from '../connection/attach'
import { activeNamespaceAtom, entriesOf, setActiveNamespace } from '../connection/state'
import { action } from '../core/action'
import { storageAtom } from '../core/storage'
import { getWalletById } from '../wallets/recommended'
import { walletImagesAtom } from '../wallets/walletImages'
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
  const icon = readIcon(get(walletImagesAtom)[picked?.imageId ?? ''])
  get(storageAtom).write(pairedIconKey, icon ?? '')
  for (const [namespace, handle] of entriesOf(handles))
    set(attach, pairingConnector(namespace, { icon, ...peer }), handle, false)
  set(trackConnection, peer.name)
  // Each one attached takes the lead; the one in use keeps it if it is served.
  if (handles[active]) set(setActiveNamespace, active)
  if (wallet) set(rememberWallet, wallet)
  set(afterConnect)
})
