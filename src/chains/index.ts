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
export { assertCaipAddress, buildCaipAddress, parseCaipAddress, parseCaipNetworkId } from './caip'
export { safeWallet, withExternal, type ExternalWallet } from './external'
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
export { policyOf, type RpcPolicy } from './rpcPolicy'
export type { SiwxFault, SiwxMessage } from './siwxFields'
export { formatSiwxMessage } from './siwxMessage'
export { parseSiwxMessage } from './siwxParser'
export { normalizeWalletError } from './walletErrors'
