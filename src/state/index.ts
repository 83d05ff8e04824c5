export { accountAtom, type Account } from './account/account'
export { action, type Action } from './core/action'
export { asyncState, type AsyncState } from './core/asyncState'
export { balanceAtom, refreshBalance } from './account/balance'
export { connectAttemptAtom, connectWallet, selectWallet } from './connection/connect'
export { disconnect } from './connection/restoreConnections'
export { signMessage } from './account/signMessage'
export {
  activeConnectionAtom,
  activeNamespaceAtom,
  connectedAtom,
  connectionsAtom,
  handlesAtom,
  statusAtom,
  type Connection,
  type ConnectionStatus,
  type WalletInfo,
} from './connection/state'
export { connectorsAtom } from './connection/state'
export { recentWalletsAtom } from './connection/attach'
export { visibleWalletsAtom, type VisibleWallet } from './wallets/visibleWallets'
export type { AppMetadata, ConnectMethod, PorticoConfig } from './core/config'
export { createPortico, type Portico } from './app/createPortico'
export type { PorticoSnapshot } from './app/snapshot'
export type { PorticoStore } from './core/env'
export { systemClock, type Clock } from '../chains/clock'
export { memoryStorage } from './core/storage'
export type { Attempt, AttemptStatus } from './core/task'
export type { Env, KeyValueStorage, Platform } from './core/env'
export { ConflictingSignInError, InvalidConfigError, MissingProviderError } from './core/errors'
export {
  AdapterNotFoundError,
  DestroyedError,
  NetworkNotFoundError,
  NoActiveAddressError,
  NoActiveNetworkError,
  SiwxNotEnabledError,
  NoNetworkError,
  SwitchNotSupportedError,
} from './core/errors'
export { approvalAtom, type Approval } from './approvals/queue'
export { askApproval, type ApprovalRequest } from './approvals/approval'
export { approve, reject, type ApprovingClick } from './approvals/decide'
export { RequestOutdatedError, TooManyRequestsError } from './approvals/errors'
export { createGatedProvider, type GatedProvider, type GatedProviderOptions } from './approvals/gatedProvider'
export type { EventListener, PorticoEvent } from './core/events'
export { connectMethodsAtom } from './wallets/connectRows'
export { alertAtom, alertOnce, dismissAlert, dismissSnack, showSnack, snackAtom } from './feedback/feedback'
export { shakeAtom } from './router/navigation'
export type { AlertKey, Snack, SnackKey, SnackTone } from './feedback/feedback'
export { plainAddress, truncateAddress } from './format/address'
export { formatNumber, formatUnits } from './format/formatNumber'
export { formatBalance } from './format/formatBalance'
export { PorticoProvider, useAction, usePortico, useValue, type PorticoProviderProps } from '../hooks/PorticoProvider'
export { useAccount, useDisconnect, useStatus } from '../hooks/connection'
export { useEvents } from '../hooks/modal'
export { useModal } from '../hooks/modal'
export { useBalance, useProvider, useSignMessage } from '../hooks/account'
export { useIdentity, useResolveName } from '../hooks/names'
export { useNetwork, useNetworkList, type NetworkList, type NetworkState } from '../hooks/networks'
export { useSignIn, type SignIn } from '../hooks/signIn'
export { useWallets } from '../hooks/wallets'
export { cancelSignIn } from './signIn/cancelSignIn'
export { pressSign } from './signIn/pressSign'
export { signIn, signOut } from './signIn/signIn'
export { isSignInRequiredAtom, signInAtom, type SignInProblem, type SignInState } from './signIn/state'
export { addNetwork, removeNetwork } from './networks/editNetworks'
export { activeNetworkAtom, networksAtom } from './networks/state'
export { back, canCloseAtom, canGoBackAtom, directionAtom, navigate, replace, requestClose } from './router/navigation'
export { resolveName } from './names/resolveName'
export { close, isOpenAtom, open, routeAtom } from './router/stack'
export type { Route, RouteName } from './core/route'
export { selectNetwork } from './networks/selectNetwork'
export { switchAttemptAtom, switchNetwork } from './networks/switchNetwork'
export { canGetNameAtom, nameZoneAtom, ownNameAtom, ownNamesAtom } from './names/names'
export { identityAtom, knownIdentityAtom } from './names/identity'
export { defineNames, type CheckedNames, type NamesOptions } from './names/options'
export {
  InvalidNameError,
  NameOwnedError,
  NamesUnavailableError,
  NameTooShortError,
  NoAccountToNameError,
} from './names/errors'
export {
  nameInputAtom,
  nameProblemAtom,
  pickName,
  retrySuggestions,
  suggestionsAtom,
  typeName,
  type NameProblem,
  type NameSuggestions,
} from './names/form'
export { openNames } from './names/names'
export { cancelRegistration, registerName, submitName } from './names/registerName'
export { registeredNameAtom, registrationAtom, type Registration, type RegistrationFailure } from './names/registration'
export { NameServiceError, RegisterNameError, ReverseNamesError, SuggestNamesError } from '../services/names/errors'
export type { NameRecord, NameRegistration, NameService, NameSuggestion } from '../services/names/names.late'
export type { Identity, IdentityOptions, ReadIdentity } from '../services/names/identity.late'
export {
  allWalletsAtom,
  nextWalletPage,
  openAllWallets,
  retryWallets,
  searchWallets,
  showCertified,
} from './wallets/search'
export { shownWalletsAtom, type ShownWallets } from './wallets/recommended'
export {
  defineDirectory,
  type CheckedDirectory,
  type CustomWallet,
  type DirectoryOptions,
} from './wallets/directoryOptions'
export { cancelPairing, pairingAtom, pairingUriAtom, pairWallet, type PairingState } from './pairing/pairing'
export { pickDirectory, pickVisible, startPairing } from './wallets/select'
export { featuresAtom, loadProject } from './project/loadProject'
export type { Features, LocalFeatures, SocialProvider } from './project/remoteFeatures'
export type { Directory, DirectoryWallet, Project, Services, WalletQuery } from '../services/types'
export { walletRowsAtom, type WalletRow } from './wallets/connectRows'
