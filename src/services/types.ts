import type { Clock } from '../chains/clock'
import type { ErrorCategory } from '../chains/errors/errors'
import type { CaipNetworkId, Namespace } from '../chains/network'
import type { Fetch } from './http/http'
import type { ReadIdentity } from './names/identity.late'
import type { NameService } from './names/names.late'

/** Result of the directory's certification of a wallet. */
export type WalletBadge = 'certified' | 'none'

/** A wallet of the directory, each field checked at the border. */
export interface DirectoryWallet {
  readonly id: string
  readonly name: string
  readonly badge: WalletBadge
  /** Networks it works on, of the namespaces Portico knows. */
  readonly chains: readonly CaipNetworkId[]
  readonly homepage?: string | undefined
  /** For `walletImage`. */
  readonly imageId?: string | undefined
  /** The directory's own order, lowest first. */
  readonly order?: number | undefined
  /** Link of the web that opens the app (universal link). */
  readonly linkMode?: string | undefined
  /** Link that opens the app on a phone: a scheme of its own, or http(s). */
  readonly mobileLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  readonly rdns?: string | undefined
  /** Names under which it puts itself into pages. */
  readonly injected: readonly InjectedName[]
  /** It can be paired by WalletConnect. */
  readonly supportsWc: boolean
}

export interface InjectedName {
  readonly namespace: Namespace
  readonly injectedId: string
}

export interface WalletFilter {
  /** Only wallets that work on one of these. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  /** Only these ids. */
  readonly include?: readonly string[] | undefined
  /** None of these ids. */
  readonly exclude?: readonly string[] | undefined
  readonly badge?: WalletBadge | undefined
  /** Only wallets of these names. */
  readonly names?: readonly string[] | undefined
  /** Only wallets of these rdns. */
  readonly rdns?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

export interface WalletQuery extends WalletFilter {
  /** First is 1. @default 1 */
  readonly page?: number | undefined
  /** @default 40 */
  readonly entries?: number | undefined
  /** Part of a name. */
  readonly search?: string | undefined
}

export interface WalletPage {
  /** Number of wallets that answer the query on all pages. */
  readonly count: number
  readonly wallets: readonly DirectoryWallet[]
}

/** The list of known wallets. An empty list in a query restricts nothing. */
export interface Directory {
  listWallets(query?: WalletQuery): Promise<WalletPage>
  /** Up to 100 wallets whose name has the text in it. */
  searchWallets(search: string, filter?: WalletFilter): Promise<WalletPage>
  /** The image of an `imageId`, checked to be one. */
  walletImage(imageId: string, signal?: AbortSignal): Promise<Blob>
  /** The image of a network's `assets.imageId`, checked to be one. */
  networkImage(imageId: string, signal?: AbortSignal): Promise<Blob>
}

/** A feature as the project's owner set it. */
export interface RemoteFeature {
  readonly id: string
  readonly isEnabled: boolean
  /** Features that are on; null leaves that to the page. */
  readonly config: readonly string[] | null
}

/** Facts that the backend knows about the host's project. */
export interface Project {
  config(signal?: AbortSignal): Promise<readonly RemoteFeature[]>
  /** Patterns of the origins that may use the project, for `isOriginAllowed`. */
  origins(signal?: AbortSignal): Promise<readonly string[]>
  analyticsConfig(signal?: AbortSignal): Promise<{ readonly isAnalyticsEnabled: boolean }>
}

/** An error as it is reported to the backend, with secrets taken out by whoever reports it. */
export interface ErrorReport {
  /** The page, without query and fragment. */
  readonly url: string
  readonly domain: string
  /** ISO 8601. */
  readonly timestamp: string
  readonly category: ErrorCategory
  readonly errorType: string
  readonly errorMessage: string
  /** Files and lines. */
  readonly stackTrace: string
}

/** Takes reports of errors. */
export interface Telemetry {
  report(report: ErrorReport): Promise<void>
}

/** Everything that is asked of a backend; what is absent is not there to ask. */
export interface Services {
  /** Fetches the code that asks, without asking. */
  readonly prepare?: (() => void) | undefined
  readonly directory: Directory
  /** Absent without a project id. */
  readonly project?: Project | undefined
  /** Reads the owner of an address. Absent unless a project id and the address of names are set: it has no default. */
  readonly identity?: ReadIdentity | undefined
  /** Absent unless names are configured, with a project id and the address of a service. */
  readonly names?: NameService | undefined
  /** Absent without a project id and an address for them: then nothing is reported. */
  readonly telemetry?: Telemetry | undefined
}

/** An address for each service, with the paths of the hosted API. */
export interface ServiceUrls {
  /** Wallets to choose from. @default the hosted one */
  readonly directory?: string | undefined
  /** Pictures of wallets and networks. @default the address of `directory` */
  readonly images?: string | undefined
  /** Settings of the project's owner, and the origins that may use it. @default the hosted one */
  readonly project?: string | undefined
  /** Names that visitors can get, and who has an address. Left out: no request is sent. */
  readonly names?: string | undefined
  /** Balances and activity of accounts; and the RPC endpoint of networks that have none. @default for that the hosted one */
  readonly chain?: string | undefined
  /** Reports of unexpected errors. Left out: no report is sent. */
  readonly telemetry?: string | undefined
}

export interface ServicesOptions {
  /** Without one nothing is requested: the directory is the list that comes with the package. */
  readonly projectId: string | null
  /** Address of a server with the hosted API's paths, or one for each service. */
  readonly apiUrl?: string | ServiceUrls | undefined
  /** Zone of the names visitors can get. */
  readonly names?: { readonly zone: string } | undefined
  readonly fetch: Fetch
  /** Time that an answer may take. @default 15000 */
  readonly timeoutMs?: number | undefined
  /** @default real time */
  readonly clock?: Clock | undefined
}

/** Number of wallets on a page and in a search. */
export const walletPageEntries = 40
export const walletSearchEntries = 100
