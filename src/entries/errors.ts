export {
  AttemptAbandonedError,
  ChainNotSupportedError,
  ChainUnavailableError,
  InvalidCaipAddressError,
  InvalidCaipNetworkIdError,
  InvalidConnectorError,
  InvalidNetworkError,
  LibraryMissingError,
  MalformedCaipAddressError,
  NetworkNotAddedError,
  NoRpcUrlError,
  NotAuthorizedError,
  PorticoError,
  RequestPendingError,
  UserRejectedError,
  WalletFailedError,
  WalletResponseError,
  WalletUnavailableError,
  type ErrorCategory,
  type PorticoErrorOptions,
} from '../chains/errors'
export { InvalidRequestError, NotConnectedError, RequestNotAllowedError } from '../chains/gateErrors'
export { InvalidChainIdError, ResolveNameError } from '../chains/nameErrors'
export { InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError } from '../chains/refusals'
export { InvalidSiwxMessageError, type SiwxFault } from '../chains/siwxFields'
export { NoSignClientError } from '../chains/walletConnect/errors'
export { InvalidSignInConfigError } from '../server/errors'
export { RequestOutdatedError, TooManyRequestsError } from '../state/approvalErrors'
export { ConflictingSignInError, InvalidConfigError, MissingProviderError } from '../state/errors'
export {
  InvalidNameError,
  NameOwnedError,
  NameTooShortError,
  NamesUnavailableError,
  NoAccountToNameError,
} from '../state/nameErrors'
export {
  AdapterNotFoundError,
  DestroyedError,
  NetworkNotFoundError,
  NoActiveAddressError,
  NoActiveNetworkError,
  NoNetworkError,
  PairingUnavailableError,
  SiwxNotEnabledError,
  SwitchNotSupportedError,
} from '../state/requestErrors'
export {
  AccessRefusedError,
  BackendFailedError,
  BackendUnreachableError,
  HttpStatusError,
  RateLimitedError,
  RequestAbortedError,
  RequestTimedOutError,
  UnusableAnswerError,
  UnusableImageError,
} from '../state/services/errors'
export { NameServiceError, RegisterNameError, ReverseNamesError, SuggestNamesError } from '../state/services/nameErrors'
export {
  MalformedSessionError,
  NoVerifierError,
  SessionMismatchError,
  SessionNotValidNowError,
  SessionStorageError,
  SignInAnswerError,
  SignInRefusedError,
  SignInServerUnreachableError,
  SignatureInvalidError,
  SiweRefusedError,
} from '../state/siwx/errors'
