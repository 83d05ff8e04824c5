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
export { bip122, type Bip122Adapter, type Bip122Handle, type Bip122Options } from './bip122'
export type { BitcoinAddress, BitcoinPurpose } from './bitcoinAddresses'
export { assertCaipAddress, buildCaipAddress, parseCaipAddress, parseCaipNetworkId } from './caip'
export { cosmos, type CosmosOptions } from './cosmos'
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
export { polkadot, type PolkadotOptions } from './polkadot'
export { normalizeWalletError } from './walletErrors'
