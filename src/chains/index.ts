export type {
  Balance,
  ChainAdapter,
  ChainReader,
  Connector,
  ConnectorType,
  ConnectRequest,
  FeeEstimate,
  FeeRequest,
  ResumeRequest,
  RpcCall,
  TokenInfo,
  Unsubscribe,
  WalletHandle,
  WalletSnapshot,
} from './adapter'
export { bip122, type Bip122Adapter, type Bip122Handle, type Bip122Options } from './bip122'
export type { BitcoinAddress, BitcoinPurpose } from './bitcoinAddresses'
export { assertCaipAddress, buildCaipAddress, parseCaipAddress, parseCaipNetworkId } from './caip'
export { cosmos, type CosmosOptions } from './cosmos'
export { coinTypeOf } from './eip155/coinType'
export { eip155, type Eip155Options } from './eip155'
export type { NameOptions } from './eip155/nameOptions'
export {
  AttemptAbandonedError,
  ChainNotSupportedError,
  InvalidCaipAddressError,
  InvalidCaipNetworkIdError,
  InvalidConnectorError,
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
export { InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError } from './refusals'
export { InvalidRequestError, NotConnectedError, RequestNotAllowedError } from './gateErrors'
export { safeWallet, withExternal, type ExternalWallet } from './external'
export { InvalidChainIdError, ResolveNameError } from './nameErrors'
export {
  defineNetwork,
  isUnsupported,
  unsupportedNetwork,
  type CaipAddress,
  type CaipNetworkId,
  type Namespace,
  type Network,
  type NetworkContracts,
  type NetworkInput,
} from './network'
export type { PairedWallet, Pairing, PairingMetadata, PairingPeer, PairingTransport, PairRequest } from './pairing'
export { polkadot, type PolkadotOptions } from './polkadot'
export { policyOf, type RpcPolicy } from './rpcPolicy'
export { solana, type SolanaAdapter, type SolanaOptions } from './solana'
export type { SolanaHandle, SolanaSignInInput, SolanaSignInOutput, SolanaSigning } from './solana/handle'
export type { SolanaReader, TokenAmount } from './solana/reader'
export { walletConnect, type WalletConnectOptions } from './walletConnect'
export { InvalidSiwxMessageError, type SiwxFault, type SiwxMessage } from './siwxFields'
export { formatSiwxMessage } from './siwxMessage'
export { parseSiwxMessage } from './siwxParser'
export { normalizeWalletError } from './walletErrors'
