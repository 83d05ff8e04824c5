export {
  defineNetwork,
  type CaipAddress,
  type CaipNetworkId,
  type Namespace,
  type Network,
  type NetworkInput,
} from './chains/network'
export type { Account } from './state/account/account'
export type { Identity } from './state/names/identity'
export type { AsyncState } from './state/core/asyncState'
export type { AppMetadata, PorticoConfig } from './state/core/config'
export type { ConnectionStatus, NamespaceTarget, WalletInfo } from './state/connection/state'
export type { VisibleWallet } from './state/wallets/visibleWallets'
export { cookieToInitialState, type InitialState } from './state/connection/cookie'
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
export type { RouteResults } from './state/router/stack'
export type { DirectoryOptions, SortableRow } from './state/wallets/directoryOptions'
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
export { useAccount, useDisconnect, useStatus } from './hooks/connection'
export { useEvents, useModal, type Modal } from './hooks/modal'
export { useBalance, useProvider, useSendTransaction, useTransactions } from './hooks/account'
export type { ConnectionState, SharedAccount } from './state/account/everyAccount'
export { useApproval, type ApprovalControl } from './hooks/approvals'
export { useActivity } from './hooks/portfolio/activity'
export { useCapabilities, useSendCalls } from './hooks/portfolio/calls'
export type {
  AtomicStatus,
  CallsRequest,
  CallsResult,
  CallsState,
  CallsStatus,
  CallState,
  CallStatus,
  WalletCapabilities,
} from './state/calls/state'
export { useSend, type SendControl } from './hooks/portfolio/send'
export { useSwap, type SwapControl } from './hooks/portfolio/swap'
export type { SwapForm, SwapGap, SwapReview, SwapTerms } from './state/swap/terms'
export { useOnramp, type OnrampControl } from './hooks/portfolio/onramp'
export { useNfts } from './hooks/portfolio/nfts'
export { useTokens } from './hooks/portfolio/tokens'
export { useFeatures } from './hooks/project/features'
export type { Features } from './state/core/options/features'
export { useReceive, type ReceiveControl } from './hooks/portfolio/receive'
export { useIdentity, useResolveName } from './hooks/names'
export {
  useChainId,
  useNetwork,
  useNetworks,
  useSwitchNetwork,
  type NetworkList,
  type NetworkState,
} from './hooks/networks'
export { usePairing, type PairingControl } from './hooks/pairing'
export { useSession, useSignIn, useSignOut } from './hooks/signIn'
export type { ActivityState } from './state/activity/activity'
export type { SentTransaction, TransactionState } from './state/transactions/transactions'
export type { Verb, VerbState } from './hooks/useVerb'
export {
  useAccounts,
  useConnect,
  useConnections,
  useRecentConnections,
  useSignMessage,
  useSwitchAccount,
  useWallets,
} from './hooks/wallets'
export type { RecentConnection } from './state/connection/recent'
export type { Eip1193Provider } from './chains/eip155/provider'
export type { SignMessageOptions } from './state/account/signMessage'
export type { PendingApproval } from './state/approvals/queue'
export type { ConnectOptions } from './state/connection/connectTo'
export type { PairingState } from './state/pairing/state'
export type { SignInOptions } from './state/signIn/signInAndWait.late'
export type { SignInState } from './state/signIn/types'
export type { Route } from './state/core/route'
export { AccountButton } from './views/account/AccountButton'
export { ConnectButton, type ConnectButtonProps, type ConnectButtonRenderState } from './views/connection/ConnectButton'
export { Appearance, type AppearanceProps } from './views/modal/Appearance'
export type { PartialCopy } from './views/copy/mergeCopy'
export { PorticoEmbed, type PorticoEmbedProps } from './views/modal/PorticoEmbed'
export { PorticoModal, type PorticoModalProps } from './views/modal/PorticoModal'
export type { Slots } from './views/modal/Slots'
export { NetworkButton } from './views/networks/NetworkButton'
