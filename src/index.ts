export {
  defineNetwork,
  type CaipAddress,
  type CaipNetworkId,
  type Namespace,
  type Network,
  type NetworkInput,
} from './chains/network'
export type { Account } from './state/session/account/account'
export type { Identity } from './state/session/names/identity'
export type { AsyncState } from './state/core/asyncState'
export type { AppMetadata, PorticoConfig } from './state/core/config'
export type { ConnectionStatus, NamespaceTarget, WalletInfo } from './state/core/visitor/connections'
export type { VisibleWallet } from './state/session/wallets/visibleWallets'
export { cookieToInitialState, type InitialState } from './state/core/visitor/cookie'
export { createPortico, type Portico } from './state/app/createPortico'
export type { PorticoSnapshot } from './state/app/snapshot'
export type {
  InjectedExtensionProvider,
  KeplrLikeProvider,
  Providers,
  SatsConnectProvider,
  SessionProvider,
  StandardWalletAccount,
  StandardWalletProvider,
} from './chains/providers'
export type { ConnectionSnapshot, NamespaceOptions } from './state/app/portico'
export type { RouteResults } from './state/shell/router/stack'
export type { DirectoryOptions, SortableRow } from './state/core/options/directory'
export type { NamesOptions, OnrampConfig, Sources, SwapOptions } from './state/core/config'
export type {
  Activity,
  ActivityKind,
  ActivityTransfer,
  HistoryPage,
  HistoryQuery,
  HistorySource,
} from './chains/transactions'
export type {
  BalanceQuery,
  BalanceSource,
  ListedCollection,
  ListedToken,
  Nft,
  NftMedia,
  NftQuery,
  NftSource,
  PriceQuery,
  PriceSource,
  TokenBalance,
  TokenPrice,
} from './chains/tokens'
export type {
  SwapHop,
  SwapOrder,
  SwapPermit,
  SwapQuery,
  SwapQuote,
  SwapSource,
  SwapToken,
  SwapTrade,
} from './chains/trade/swap'
export type {
  OnrampFee,
  OnrampLimit,
  OnrampOptions,
  OnrampOrder,
  OnrampProvider,
  OnrampProviderOption,
  OnrampQuote,
  OnrampSession,
  OnrampSource,
  OnrampStatus,
  PaymentCurrency,
  PurchaseCurrency,
  PurchaseNetwork,
} from './chains/trade/onramp'
export type { ServiceUrls } from './services/types'
export type { PorticoEvent } from './state/core/events'
export { PorticoProvider, useAction, usePortico, useValue, type PorticoProviderProps } from './hooks/PorticoProvider'
export { useAccount, useDisconnect, useStatus } from './hooks/session/connection'
export { useEvents, useModal, type Modal } from './hooks/shell/modal'
export { useBalance, useProvider, useSendTransaction, useTransactions } from './hooks/session/account'
export type { ConnectionState, SharedAccount } from './state/session/account/sharedAccounts'
export { useApproval, type ApprovalControl } from './hooks/session/approvals'
export { useActivity } from './hooks/money/activity'
export { useCapabilities, useSendCalls } from './hooks/money/calls'
export type {
  AtomicStatus,
  CallsRequest,
  CallsResult,
  CallsState,
  CallsStatus,
  CallState,
  CallStatus,
  WalletCapabilities,
} from './state/money/calls/state'
export { useSend, type SendControl } from './hooks/money/send'
export { useSwap, type SwapControl } from './hooks/money/swap'
export type { SwapForm, SwapGap, SwapReview, SwapTerms } from './state/money/swap/types'
export { useOnramp, type OnrampControl } from './hooks/money/onramp'
export { useNfts } from './hooks/money/nfts'
export { useTokens } from './hooks/money/tokens'
export { useFeatures } from './hooks/session/features'
export type { Features } from './state/core/options/features'
export { useReceive, type ReceiveControl } from './hooks/money/receive'
export { useIdentity, useResolveName } from './hooks/session/names'
export {
  useChainId,
  useNetwork,
  useNetworks,
  useSwitchNetwork,
  type NetworkList,
  type NetworkState,
} from './hooks/session/networks'
export { usePairing, type PairingControl } from './hooks/session/pairing'
export { useSession, useSignIn, useSignOut } from './hooks/session/signIn'
export type { ActivityState } from './state/money/activity/activity'
export { useIntents, type IntentsControl } from './hooks/money/intents'
export type { Intent, IntentStatus, SentTransaction, TransactionState } from './state/money/transactions/transactions'
export type { Verb, VerbState } from './hooks/useVerb'
export {
  useAccounts,
  useConnect,
  useConnections,
  useRecentConnections,
  useSignMessage,
  useSwitchAccount,
  useWallets,
} from './hooks/session/wallets'
export type { RecentConnection } from './state/session/connection/recent'
export type { Eip1193Provider } from './chains/eip155/provider'
export type { SignMessageOptions } from './state/session/account/signMessage'
export type { PendingApproval } from './state/session/approvals/queue'
export type { ConnectOptions } from './state/session/connection/connectTo'
export type { PairingState } from './state/session/pairing/state'
export type { SignInOptions } from './state/session/signIn/signInAndWait.late'
export type { SignInState } from './state/core/visitor/signInTypes'
export type { Route } from './state/core/route'
export { AccountButton } from './views/session/account/AccountButton'
export {
  ConnectButton,
  type ConnectButtonProps,
  type ConnectButtonRenderState,
} from './views/session/connection/ConnectButton'
export { Appearance, type AppearanceProps } from './views/shell/modal/Appearance'
export type { PartialCopy } from './views/copy/mergeCopy'
export { PorticoEmbed, type PorticoEmbedProps } from './views/shell/modal/PorticoEmbed'
export { PorticoModal, type PorticoModalProps } from './views/shell/modal/PorticoModal'
export type { Slots } from './views/shell/modal/Slots'
export { NetworkButton } from './views/session/networks/NetworkButton'
