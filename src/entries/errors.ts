export {
  AttemptAbandonedError,
  InvalidCaipAddressError,
  InvalidCaipNetworkIdError,
  InvalidNetworkError,
  MalformedCaipAddressError,
  PorticoError,
  RequestPendingError,
  UserRejectedError,
  WalletUnavailableError,
  type ErrorCategory,
  type PorticoErrorOptions,
} from '../chains/errors/errors'
export {
  ChainNotSupportedError,
  ChainUnavailableError,
  LibraryMissingError,
  NoRpcUrlError,
  TokenMismatchError,
  TransferError,
  type SaidOfToken,
  type TransferFailure,
} from '../chains/errors/chainErrors'
export {
  InvalidConnectorError,
  NetworkNotAddedError,
  NotAuthorizedError,
  WalletSilentError,
  WalletFailedError,
  WalletResponseError,
} from '../chains/errors/walletErrors'
export { RequestOutdatedError } from '../chains/errors/requestOutdated'
export {
  InvalidRequestError,
  NotConnectedError,
  RelayUnreachableError,
  RequestNotAllowedError,
} from '../chains/errors/rpcErrors'
export { InvalidChainIdError, ResolveNameError } from '../chains/errors/nameErrors'
export { InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError } from '../chains/errors/projectErrors'
export { InvalidSiwxMessageError, type SiwxFault } from '../siwx/message/fields'
export { NoSignClientError } from '../chains/walletConnect/errors'
export { InvalidSignInConfigError } from '../server/errors'
export { TooManyRequestsError } from '../state/session/approvals/errors'
export { ConflictingSignInError, InvalidConfigError, MissingProviderError } from '../state/core/errors'
export {
  InvalidNameError,
  NameOwnedError,
  NameTooShortError,
  NamesUnavailableError,
  NoAccountToNameError,
} from '../state/session/names/errors'
export {
  AdapterNotFoundError,
  NetworkNotFoundError,
  NoActiveAddressError,
  NoActiveNetworkError,
  NoNetworkError,
  PairingUnavailableError,
  SiwxNotEnabledError,
  SwitchNotSupportedError,
} from '../state/core/requestErrors'
export { HistoryUnavailableError } from '../state/money/activity/errors'
export { NftsUnavailableError } from '../state/money/nfts/errors'
export {
  CannotSwapError,
  GasPriceNotSupportedError,
  InsufficientLiquidityError,
  QuoteUnavailableError,
  SwapRefusedError,
  SwapsNotSupportedError,
  type SwapRefusal,
} from '../chains/errors/swapErrors'
export { AtomicNotSupportedError, CallsFailedError } from '../state/money/calls/errors'
export { CannotBuyError, OnrampUnavailableError } from '../state/money/onramp/errors'
export { CannotSendError } from '../state/money/send/errors'
export { TokensUnavailableError } from '../state/money/tokens/errors'
export { DestroyedError } from '../state/core/errors'
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
} from '../services/http/errors'
export { NameServiceError, RegisterNameError, ReverseNamesError, SuggestNamesError } from '../services/names/errors'
export {
  MalformedSessionError,
  NoVerifierError,
  SessionMismatchError,
  SessionNotValidNowError,
  SessionStorageError,
  SignInAnswerError,
  SignInRefusedError,
  SessionNotKeptError,
  SignInServerUnreachableError,
  SignatureInvalidError,
  SiweRefusedError,
} from '../siwx/errors'
