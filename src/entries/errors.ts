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
export { EmbeddedNotLoadedError, EmbeddedTimeoutError, EmbeddedUnavailableError } from '../chains/errors/embeddedErrors'
export {
  InvalidConnectorError,
  NetworkNotAddedError,
  NotAuthorizedError,
  WalletSilentError,
  WalletFailedError,
  WalletResponseError,
} from '../chains/errors/walletErrors'
export { RequestOutdatedError } from '../chains/errors/requestOutdated'
export { UnansweredError } from '../chains/errors/unanswered'
export {
  InvalidRequestError,
  NotConnectedError,
  RelayUnreachableError,
  RequestNotAllowedError,
} from '../chains/errors/rpcErrors'
export { InvalidChainIdError, ResolveNameError } from '../chains/errors/nameErrors'
export { InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError } from '../chains/errors/projectErrors'
export { InvalidSiwxMessageError, type SiwxFault } from '../siwx/message/fields'
export { NoSignClientError } from '../chains/walletConnect/relayErrors'
export { InvalidSignInConfigError } from '../server/serverErrors'
export { TooManyRequestsError } from '../state/session/approvals/approvalErrors'
export { ConflictingSignInError, InvalidConfigError, MissingProviderError } from '../state/core/configErrors'
export {
  InvalidNameError,
  NameOwnedError,
  NameTooShortError,
  NamesUnavailableError,
  NoAccountToNameError,
} from '../state/session/names/registrationErrors'
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
export { HistoryUnavailableError } from '../state/money/activity/activityErrors'
export { NftsUnavailableError } from '../state/money/nfts/nftErrors'
export {
  CannotSwapError,
  GasPriceNotSupportedError,
  InsufficientLiquidityError,
  QuoteUnavailableError,
  SwapRefusedError,
  SwapsNotSupportedError,
  type SwapRefusal,
} from '../chains/errors/swapErrors'
export { AtomicNotSupportedError, CallsFailedError } from '../state/money/calls/callsErrors'
export { CannotBuyError, OnrampUnavailableError } from '../state/money/onramp/onrampErrors'
export { CannotSendError } from '../state/money/send/sendErrors'
export { TokensUnavailableError } from '../state/money/tokens/tokenErrors'
export { DestroyedError } from '../state/core/configErrors'
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
} from '../services/http/httpErrors'
export {
  NameServiceError,
  RegisterNameError,
  ReverseNamesError,
  SuggestNamesError,
} from '../services/names/nameServiceErrors'
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
} from '../siwx/siwxErrors'
