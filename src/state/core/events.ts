import { atom } from 'jotai/vanilla'
import type { ErrorCategory } from '../../chains/errors/errors'
import type { CaipNetworkId, Namespace } from '../../chains/network'
import type { AppMetadata } from './config'
import type { RouteName } from './route'
import { runtimeAtom } from './runtime'

/** Of the account; there only where a contract signed or was found. No event sends a request to the chain. */
interface OfAccount {
  isSmartAccount?: true | undefined
}

type SignInEvent = 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX' | 'SIWX_AUTH_SUCCESS'

/** Place of a wallet that was picked. */
export type WalletPlatform = 'browser' | 'mobile' | 'desktop' | 'web' | 'qrcode' | 'unsupported'

/** `walletRank` is the wallet's place in the directory, where it has one; `view` is where it was picked. */
interface Picked {
  name: string
  walletRank?: number | undefined
}

/** Account and network, on every event that tracks. */
interface EventContext {
  /** Of the connected account of the namespace in use. */
  address?: string | undefined
  properties: {
    /** The network in use. */
    caipNetworkId?: CaipNetworkId | undefined
  }
}

type Nothing = Readonly<Record<never, never>>

/** A person goes to a view by a press of its own. */
export type ClickEvent =
  | 'CLICK_ALL_WALLETS'
  | 'CLICK_WALLET_HELP'
  | 'CLICK_GET_WALLET_HELP'
  | 'CLICK_NETWORKS'
  | 'CLICK_TRANSACTIONS'
  | 'CLICK_CONVERT'
  | 'CLICK_SELECT_TOKEN_TO_SWAP'
  | 'CLICK_SELECT_NETWORK_TO_SWAP'

/** Sending or swapping is opened, by the visitor or by the host. */
export type OpenEvent = 'OPEN_SEND' | 'OPEN_SWAP'

/** A view of buying is opened, by the visitor or by the host; with whether the account is a contract. */
export type BuyEvent = 'SELECT_BUY_CRYPTO' | 'SELECT_WHAT_IS_A_BUY'

interface Download extends Picked {
  explorerId: string
  type: 'chrome_store' | 'app_store' | 'play_store' | 'homepage'
}

/** Setup of an instance. */
interface Setup {
  networks: readonly CaipNetworkId[]
  defaultNetwork: CaipNetworkId
  allowUnsupportedChain: boolean
  metadata?: AppMetadata | undefined
}

/** A wallet that came into view: of the directory by its id there, of this page by its rdns. */
export interface WalletImpression extends Picked {
  explorerId?: string | undefined
  rdnsId?: string | undefined
  view: RouteName
  /** Its place in the list, counted from 0. */
  displayIndex: number
  /** The text of the search. */
  query?: string | undefined
  certified?: boolean | undefined
}

interface Connected extends Picked {
  method: 'browser' | 'mobile' | 'qrcode'
  reconnect: boolean
  view?: RouteName | undefined
}

/** The transfer, by its symbol and as a decimal text, where that is known before the wallet is asked. */
interface Sending {
  network: CaipNetworkId
  token?: string | undefined
  amount?: string | undefined
  /** Number of calls that are asked for together. */
  calls?: number | undefined
}

/** The swap, by symbols and as decimal texts. */
interface Swapping {
  network: CaipNetworkId
  swapFromToken: string
  swapToToken: string
  swapFromAmount: string
  swapToAmount: string
}

/** State of a transaction that was sent here on its chain; `sent` again where the chain took it back. */
interface StatusOfTransaction {
  network: CaipNetworkId
  hash: string
  status: 'sent' | 'confirmed' | 'failed' | 'replaced'
  /** Difference of the replacement. */
  replacement?: 'spedUp' | 'cancelled' | 'replaced' | 'executed' | undefined
  replacedBy?: string | undefined
}

/** State of a request that can move value; `hash` once the wallet or the chain told it. */
interface StatusOfIntent {
  id: string
  network: CaipNetworkId
  hash?: string | undefined
}

export type IntentEvent =
  | 'INTENT_ASKED'
  | 'INTENT_DECLINED'
  | 'INTENT_UNANSWERED'
  | 'INTENT_DROPPED'
  | 'INTENT_PENDING'
  | 'INTENT_CONFIRMED'
  | 'INTENT_FAILED'
  | 'INTENT_REPLACED'

/** Key of an alert in the copy catalogue. */
export type AlertKey =
  | 'projectIdNotConfigured'
  | 'networkNotFound'
  | 'invalidAppConfiguration'
  | 'invalidProjectId'
  | 'embeddedNotLoaded'
  | 'embeddedTimedOut'
  | 'sessionExpired'
  | 'localConfigurationIgnored'

/** An event for the host. Names follow the field's usual vocabulary; nothing is sent anywhere. */
export type PorticoEvent =
  | (Track & EventContext)
  | { type: 'alert'; event: AlertKey; properties: Readonly<Record<string, never>> }
  | { type: 'error'; event: ErrorCategory; properties: { errorType: string; errorMessage: string } }

type Track =
  | { type: 'track'; event: 'INITIALIZE'; properties: Setup }
  | { type: 'track'; event: 'WALLET_IMPRESSION_V2'; properties: { items: readonly WalletImpression[] } }
  | { type: 'track'; event: 'MODAL_OPEN' | 'MODAL_CLOSE'; properties: { connected: boolean } }
  | { type: 'track'; event: ClickEvent; properties: Nothing }
  | { type: 'track'; event: 'SEARCH_WALLET'; properties: { badge?: 'certified' | undefined; search: string } }
  | {
      type: 'track'
      event: 'SELECT_WALLET'
      properties: Picked & { platform: WalletPlatform; view: RouteName; connectorId?: string | undefined }
    }
  | { type: 'track'; event: 'GET_WALLET'; properties: Download }
  | { type: 'track'; event: 'CONNECT_SUCCESS'; properties: Connected }
  | { type: 'track'; event: 'CONNECT_ERROR' | 'USER_REJECTED'; properties: { message: string } }
  | { type: 'track'; event: 'DISCONNECT_SUCCESS'; properties: { namespace: Namespace | 'all' } }
  | { type: 'track'; event: 'SWITCH_NETWORK'; properties: { network: CaipNetworkId } }
  | { type: 'track'; event: SignInEvent; properties: OfAccount & { network: CaipNetworkId } }
  | {
      type: 'track'
      event: 'SIWX_AUTH_ERROR'
      properties: OfAccount & { network: CaipNetworkId; message: string }
    }
  | { type: 'track'; event: 'OPEN_SEND'; properties: { network: CaipNetworkId } }
  | { type: 'track'; event: 'SEND_INITIATED'; properties: Sending }
  | { type: 'track'; event: 'SEND_SUCCESS'; properties: Sending & { hash: string } }
  | { type: 'track'; event: 'SEND_ERROR' | 'SEND_REJECTED'; properties: Sending & { message: string } }
  | { type: 'track'; event: 'OPEN_SWAP'; properties: OfAccount & { network: CaipNetworkId } }
  | { type: 'track'; event: 'INITIATE_SWAP' | 'SWAP_SUCCESS'; properties: OfAccount & Swapping }
  | {
      type: 'track'
      event: 'SWAP_ERROR' | 'SWAP_APPROVAL_ERROR'
      properties: OfAccount & Swapping & { message: string }
    }
  | { type: 'track'; event: BuyEvent; properties: OfAccount }
  | { type: 'track'; event: 'SELECT_BUY_PROVIDER'; properties: OfAccount & { provider: string } }
  | { type: 'track'; event: 'ERROR_FETCH_TRANSACTIONS'; properties: { network: CaipNetworkId; message: string } }
  | { type: 'track'; event: 'LOAD_MORE_TRANSACTIONS'; properties: { network: CaipNetworkId } }
  | { type: 'track'; event: 'TRANSACTION_STATUS'; properties: StatusOfTransaction }
  | { type: 'track'; event: IntentEvent; properties: StatusOfIntent }
  | { type: 'track'; event: 'OPEN_ENS_FLOW'; properties: OfAccount }
  | {
      type: 'track'
      event: 'REGISTER_NAME_INITIATED' | 'REGISTER_NAME_SUCCESS'
      properties: OfAccount & { ensName: string }
    }
  | {
      type: 'track'
      event: 'REGISTER_NAME_ERROR'
      properties: OfAccount & { ensName: string; error: string }
    }

export type EventListener = (event: PorticoEvent) => void

/** Tells every listener. */
export const emit = atom(null, function emit(get, _set, event: PorticoEvent) {
  for (const listener of [...get(runtimeAtom).listeners] as EventListener[]) listener(event)
})

/** Adds a listener; returns how to remove it. */
export const listen = atom(null, function listen(get, _set, listener: EventListener) {
  const { listeners } = get(runtimeAtom)
  listeners.add(listener)
  return () => void listeners.delete(listener)
})
