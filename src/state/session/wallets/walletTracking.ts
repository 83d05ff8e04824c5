import { action } from '../../core/action'
import { atom } from 'jotai/vanilla'
import { UserRejectedError } from '../../../chains/errors/errors'
import { pairingMethodKey } from '../connection/attach'
import { emit, type WalletPlatform } from '../../core/events'
import { routeAtom } from '../../shell/router/navigation'
import { storageAtom } from '../../core/storage'
import type { RouteName } from '../../core/route'

interface PickedWallet {
  readonly name: string
  readonly platform: WalletPlatform
  /** Of a wallet of this page. */
  readonly connectorId?: string | undefined
  /** Its place in the order of the directory. */
  readonly walletRank?: number | undefined
}

const pickedAtom = atom<(PickedWallet & { readonly view: RouteName }) | null>(null)

/** A person picked a wallet: told, and remembered for what becomes of it. */
export const trackSelection = action(function trackSelection(get, set, wallet: PickedWallet) {
  const picked = { ...wallet, view: get(routeAtom).name }
  set(pickedAtom, picked)
  set(emit, { type: 'track', event: 'SELECT_WALLET', properties: picked })
})

/** The wallet that was picked is reached in another way than first thought. */
export const trackLink = action(function trackLink(_get, set) {
  return set(pickedAtom, (picked) => picked && { ...picked, platform: 'mobile' })
})

/** A wallet was connected, whether or not a person had picked it; one of this page has a connector. */
export const trackConnection = action(function trackConnection(get, set, name: string, connectorId?: string) {
  const picked = get(pickedAtom)
  set(pickedAtom, null)
  const { platform, walletRank, view } = picked?.connectorId === connectorId && picked ? picked : {}
  const reached = platform === 'mobile' ? 'mobile' : 'qrcode'
  // Known again after a reload.
  if (!connectorId) get(storageAtom).write(pairingMethodKey, reached)
  const method = connectorId ? 'browser' : reached
  set(emit, {
    type: 'track',
    event: 'CONNECT_SUCCESS',
    properties: { name, method, reconnect: false, walletRank, view },
  })
})

/** No wallet was connected: emits why, and says whether the person declined. */
export const trackFailure = action(function trackFailure(_get, set, error: unknown): boolean {
  const isDeclined = error instanceof UserRejectedError
  const message = error instanceof Error ? error.message : String(error)
  set(emit, { type: 'track', event: isDeclined ? 'USER_REJECTED' : 'CONNECT_ERROR', properties: { message } })
  return isDeclined
})
