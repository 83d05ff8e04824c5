import type { ChainAdapter } from '../../chains/adapter'
import type { EmbeddedTransport } from '../../chains/embedded'
import type { CaipNetworkId, Network, NetworkInput } from '../../chains/network'
import type { PairingTransport } from '../../chains/pairing'
import type { DirectoryOptions } from './options/directory'
import type { LocalFeatures } from './options/features'
import type { OnrampConfig, Sources, SwapOptions } from './options/sources'
import type { ServiceUrls } from '../../services/types'
import type { SiweConfig } from '../../siwx/siweTypes'
import type { SiwxConfig } from '../../siwx/types'

export type { OnrampConfig, Sources, SwapOptions } from './options/sources'

/** A way to connect. `email` and `social` come with a later version: until then nothing is shown of them. */
export type ConnectMethod = 'wallet' | 'email' | 'social'

/** Name and looks of the host's app, shown to wallets. */
export interface AppMetadata {
  /** Name of the app in wallets and in the view of sign-in. */
  readonly name: string
  /** A sentence for wallets. */
  readonly description?: string
  /** Address of the app, by default this page's origin. */
  readonly url?: string
  /** Addresses of pictures; the first is drawn. */
  readonly icons?: readonly string[]
}

/** Names for this app's visitors. It takes a project id and the address of a service: none is asked by default. */
export interface NamesOptions {
  /** The end of every name, as `portico.example`: a zone the service registers names in. */
  readonly zone: string
}

/** Options of `createPortico`. */
export interface PorticoConfig {
  /** Networks the host works on; viem chains are accepted. The first is the default; the wallet's network wins if it is one of these. */
  readonly networks: readonly NetworkInput[]
  /** One per namespace of `networks`, for instance `[eip155()]`; with `pairing`, none for those that are paired only. */
  readonly adapters: readonly ChainAdapter[]
  /** Pairing with wallets on phones and elsewhere, for instance `walletConnect()`. */
  readonly pairing?: PairingTransport | undefined
  /** A wallet for visitors who have none, on a page that you host, for instance `vault()`. Not audited by a third party yet. */
  readonly embedded?: EmbeddedTransport | undefined
  /** Features to turn on; a project's own configuration has the last word. E-mail and socials come with a later version. */
  readonly features?: LocalFeatures | undefined
  /** Which wallets of the directory a visitor sees. */
  readonly directory?: DirectoryOptions | undefined
  /** Names that visitors can get at `apiUrl`; left out: none. */
  readonly names?: NamesOptions | undefined
  /**
   * Address of the server that replaces the hosted API, with the same paths, or one for each service.
   * Asked only with a project id.
   */
  readonly apiUrl?: string | ServiceUrls | undefined
  /** Sellers besides `sources.onramp`, and the data that they get. */
  readonly onramp?: OnrampConfig | undefined
  /** Sources of balances and prices. Left out: `apiUrl` for a project, else the chains themselves. */
  readonly sources?: Sources | undefined
  /** Options of swaps, where a source quotes them. */
  readonly swaps?: SwapOptions | undefined
  /** Id of a hosted project. Leave out: an alert says so once; `null`: this app wants no backend. */
  readonly projectId?: string | null | undefined
  /** Keeps what two instances on one origin store apart. */
  readonly id?: string | undefined
  /** Name, description, address and icons of this app: shown by wallets that pair, and by the view of sign-in. */
  readonly metadata?: AppMetadata | undefined
  /** CAIP-2 id of the network to start on. */
  readonly defaultNetwork?: CaipNetworkId | undefined
  /** RPC endpoints by CAIP-2 id, asked in the place of the network's own: no other host is asked for it. */
  readonly customRpcUrls?: Readonly<Record<string, readonly string[]>> | undefined
  /** Overrides the order in which ways to connect are shown. The row of the embedded wallet comes after wallets if `wallet` is first. */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
  /** Wallets never shown, by id, rdns or name (any case). */
  readonly excludeWallets?: readonly string[] | undefined
  /**
   * Origins of pages that may show this one in a frame and are trusted not to hide parts of it. In a frame of any other
   * site no request is approved and no sign-in is possible; visitors are led to the page by itself. @default none
   */
  readonly embedders?: readonly string[] | undefined
  /** A wallet may be asked to change its network, by visitors or by this app's code. @default true */
  readonly enableNetworkSwitch?: boolean | undefined
  /** A wallet may stay on a network that is not in `networks`. @default false */
  readonly allowUnsupportedChain?: boolean | undefined
  /** A connection outlives a reload. @default true */
  readonly enableReconnect?: boolean | undefined
  /**
   * Alerts about the configuration, which only a developer can mend, are drawn; events tell of them either way,
   * and where they are not drawn, the console does. Alerts for visitors are always drawn. @default outside of production
   */
  readonly debug?: boolean | undefined
  /**
   * Unexpected errors are sent to `apiUrl`, without personal or secret data. Without an `apiUrl` for them
   * no report is sent. @default true
   */
  readonly reportErrors?: boolean | undefined
  /**
   * Wallets that open this page in a browser of their own are told its query and fragment as well, which may hold
   * an invitation or a token. @default false
   */
  readonly shareQuery?: boolean | undefined
  /**
   * When the modal's code is fetched: at the first sign of life on the page, when the page is idle, or on
   * opening. Never with the visitor's data saver on, before opening. @default 'intent'
   */
  readonly prefetch?: 'intent' | 'idle' | 'none' | undefined
  /**
   * The browser's way back goes one view back in the modal, or closes it: an entry of the history is there while
   * the modal is open. @default on phones and tablets
   */
  readonly enableHistory?: boolean | undefined
  /** The basic variant: `open()` does nothing while connected. @default false */
  readonly basic?: boolean | undefined
  /** Sign-in, for instance made by `createSiwx`. */
  readonly siwx?: SiwxConfig | undefined
  /** Sign-in as hosts of other toolkits have it, made by `createSiweConfig`; excludes `siwx`. */
  readonly siweConfig?: SiweConfig | undefined
}

/** The configuration once it is known to be usable. */
export interface CheckedConfig extends Pick<
  PorticoConfig,
  | 'adapters'
  | 'pairing'
  | 'embedded'
  | 'apiUrl'
  | 'directory'
  | 'features'
  | 'sources'
  | 'swaps'
  | 'onramp'
  | 'names'
  | 'customRpcUrls'
  | 'embedders'
  | 'enableHistory'
  | 'connectMethodsOrder'
> {
  readonly id: string
  readonly projectId: string | null
  /** True when the host forgot the project id, as against wanting none. */
  readonly isProjectIdMissing: boolean
  readonly networks: readonly Network[]
  readonly defaultNetwork: Network
  readonly metadata: AppMetadata | null
  readonly excludeWallets: readonly string[]
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  readonly enableReconnect: boolean
  readonly basic: boolean
  readonly debug: boolean
  /** The host's sign-in, of either option. */
  readonly siwx: SiwxConfig | null
  readonly reportErrors: boolean
  readonly shareQuery: boolean
  readonly prefetch: 'intent' | 'idle' | 'none'
}
