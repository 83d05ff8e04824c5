export { accountAtom, type Account } from './account'
export { action, type Action } from './action'
export { asyncState, type AsyncState } from './asyncState'
export { balanceAtom, refreshBalance } from './balance'
export { connectAttemptAtom, connectWallet, selectWallet } from './connect'
export { disconnect } from './disconnect'
export { signMessage } from './signMessage'
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
} from './connections'
export { connectorsAtom, recentWalletsAtom } from './connectors'
export { visibleWalletsAtom, type VisibleWallet } from './visibleWallets'
export type { AppMetadata, ConnectMethod, PorticoConfig } from './config'
export { createPortico, type Portico, type PorticoSnapshot, type PorticoStore } from './createPortico'
export { memoryStorage, systemClock } from './browserEnv'
export type { Attempt, AttemptStatus } from './attempt'
export type { Clock, Env, KeyValueStorage, Platform } from './env'
export { ConflictingSignInError, InvalidConfigError, MissingProviderError } from './errors'
export {
  AdapterNotFoundError,
  DestroyedError,
  NetworkNotFoundError,
  NoActiveAddressError,
  NoActiveNetworkError,
  SiwxNotEnabledError,
  NoNetworkError,
  SwitchNotSupportedError,
} from './requestErrors'
export { approvalAtom, type Approval } from './approvalQueue'
export { approve, askApproval, reject, type ApprovalRequest, type ApprovingClick } from './approval'
export { RequestOutdatedError, TooManyRequestsError } from './approvalErrors'
export { createGatedProvider, type GatedProvider, type GatedProviderOptions } from './gatedProvider'
export type { EventListener, PorticoEvent } from './events'
export { connectMethodsAtom } from './features'
export { alertAtom, alertOnce, dismissAlert, dismissSnack, showSnack, snackAtom } from './feedback'
export { shakeAtom } from './navigation'
export type { AlertKey, Snack, SnackKey, SnackTone } from './feedback'
export { plainAddress, truncateAddress } from './format'
export { formatNumber, formatUnits } from './formatNumber'
export { formatBalance } from './formatBalance'
export {
  PorticoProvider,
  useAccount,
  useAction,
  useDisconnect,
  useEvents,
  useModal,
  usePortico,
  useStatus,
  useValue,
  type PorticoProviderProps,
} from './hooks'
export {
  useBalance,
  useIdentity,
  useNetwork,
  useNetworkList,
  useProvider,
  useResolveName,
  useSignIn,
  useSignMessage,
  useWallets,
  type NetworkList,
  type NetworkState,
  type SignIn,
} from './walletHooks'
export { cancelSignIn } from './signIn/leaveSignIn'
export { pressSign } from './signIn/pressSign'
export { signIn, signOut } from './signIn/signIn'
export { isSignInRequiredAtom, signInAtom, type SignInProblem, type SignInState } from './signIn/signInState'
export { addNetwork, removeNetwork } from './editNetworks'
export { activeNetworkAtom, networksAtom } from './networks'
export { back, canCloseAtom, canGoBackAtom, directionAtom, navigate, replace, requestClose } from './navigation'
export { resolveName } from './resolveName'
export { close, isOpenAtom, open, routeAtom, type Route, type RouteName } from './router'
export { selectNetwork, switchAttemptAtom, switchNetwork } from './switchNetwork'
export { canGetNameAtom, nameZoneAtom, ownNameAtom, ownNamesAtom } from './names'
export { identityAtom, knownIdentityAtom } from './identity'
export { defineNames, type CheckedNames, type NamesOptions } from './namesOptions'
export {
  InvalidNameError,
  NameOwnedError,
  NamesUnavailableError,
  NameTooShortError,
  NoAccountToNameError,
} from './nameErrors'
export {
  nameInputAtom,
  nameProblemAtom,
  pickName,
  retrySuggestions,
  suggestionsAtom,
  typeName,
  type NameProblem,
  type NameSuggestions,
} from './nameForm'
export { openNames } from './openNames'
export {
  cancelRegistration,
  registeredNameAtom,
  registerName,
  registrationAtom,
  submitName,
  type Registration,
  type RegistrationFailure,
} from './registerName'
export { NameServiceError, RegisterNameError, ReverseNamesError, SuggestNamesError } from './services/nameErrors'
export type { NameRecord, NameRegistration, NameService, NameSuggestion } from './services/names.late'
export type { Identity, IdentityOptions, ReadIdentity } from './services/identity.late'
export {
  allWalletsAtom,
  nextWalletPage,
  openAllWallets,
  retryWallets,
  searchWallets,
  showCertified,
} from './allWallets'
export { shownWalletsAtom, type ShownWallets } from './directory'
export { defineDirectory, type CheckedDirectory, type CustomWallet, type DirectoryOptions } from './directoryOptions'
export { cancelPairing, pairingAtom, pairingUriAtom, pairWallet, type PairingState } from './pairing'
export { pickDirectory, pickVisible, startPairing } from './pickWallet'
export { featuresAtom, loadProject } from './project'
export type { Features, LocalFeatures, SocialProvider } from './remoteFeatures'
export type { Directory, DirectoryWallet, Project, Services, WalletQuery } from './services/services'
export { walletRowsAtom, type WalletRow } from './walletRows'
