export {
  AttemptAbandonedError,
  PorticoError,
  RequestPendingError,
  UserRejectedError,
  WalletFailedError,
  WalletResponseError,
  WalletUnavailableError,
} from './chains/errors'
export {
  defineNetwork,
  type CaipAddress,
  type CaipNetworkId,
  type Namespace,
  type Network,
  type NetworkInput,
} from './chains/network'
export { ResolveNameError } from './chains/nameErrors'
export type { Account } from './state/account'
export type { Identity } from './state/identity'
export type { AsyncState } from './state/asyncState'
export type { AppMetadata, PorticoConfig } from './state/config'
export type { ConnectionStatus, WalletInfo } from './state/connections'
export type { VisibleWallet } from './state/visibleWallets'
export { cookieToInitialState, type InitialState } from './state/cookie'
export { createPortico, type Portico, type PorticoSnapshot } from './state/createPortico'
export { defineDirectory, type DirectoryOptions } from './state/directoryOptions'
export { defineNames, type NamesOptions } from './state/namesOptions'
export { ConflictingSignInError, InvalidConfigError, MissingProviderError } from './state/errors'
export {
  AdapterNotFoundError,
  NetworkNotFoundError,
  NoActiveAddressError,
  NoActiveNetworkError,
  SiwxNotEnabledError,
  SwitchNotSupportedError,
} from './state/requestErrors'
export type { PorticoEvent } from './state/events'
export { PorticoProvider, useAccount, useDisconnect, useEvents, useModal, usePortico, useStatus } from './state/hooks'
export {
  useBalance,
  useIdentity,
  useNetwork,
  useProvider,
  useResolveName,
  useSignIn,
  useSignMessage,
  useWallets,
  type NetworkState,
  type SignIn,
} from './state/walletHooks'
export type { Route } from './state/router'
export { AccountButton } from './views/account/AccountButton'
export { ConnectButton } from './views/connect/ConnectButton'
export { Appearance, type AppearanceProps } from './views/modal/Appearance'
export { PorticoEmbed } from './views/modal/PorticoEmbed'
export { PorticoModal, type PorticoModalProps } from './views/modal/PorticoModal'
export { NetworkButton } from './views/network/NetworkButton'
