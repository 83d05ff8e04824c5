export type {
  Balance,
  ChainAdapter,
  ChainReader,
  Connector,
  ConnectorType,
  ConnectRequest,
  ResumeRequest,
  RpcCall,
  Unsubscribe,
  WalletHandle,
  WalletSnapshot,
} from './adapter'
export { assertCaipAddress, buildCaipAddress, parseCaipAddress, parseCaipNetworkId } from './caip'
export { coinTypeOf } from './eip155/coinType'
export { eip155, type Eip155Options } from './eip155'
export {
  AttemptAbandonedError,
  ChainNotSupportedError,
  InvalidCaipAddressError,
  InvalidCaipNetworkIdError,
  InvalidChainIdError,
  InvalidNetworkError,
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
} from './errors'
export {
  defineNetwork,
  isUnsupported,
  unsupportedNetwork,
  type CaipAddress,
  type CaipNetworkId,
  type Namespace,
  type Network,
  type NetworkInput,
} from './network'
export { solana, type SolanaAdapter, type SolanaOptions } from './solana'
export type { SolanaHandle, SolanaSignInInput, SolanaSignInOutput, SolanaSigning } from './solana/handle'
export type { SolanaReader, TokenAmount } from './solana/reader'
export { InvalidSiwxMessageError, type SiwxFault, type SiwxMessage } from './siwxFields'
export { formatSiwxMessage } from './siwxMessage'
export { parseSiwxMessage } from './siwxParser'
export { normalizeWalletError } from './walletErrors'
