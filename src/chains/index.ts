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
export { safeWallet, withExternal, type ExternalWallet } from './discovery/customWallets'
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
export { policyOf, type RpcPolicy } from './rpc/policy'
export type { SiwxFault, SiwxMessage } from '../siwx/message/fields'
export { formatSiwxMessage } from '../siwx/message/formatSiwxMessage'
export { parseSiwxMessage } from '../siwx/message/parseSiwxMessage'
export { normalizeWalletError } from './errors/normalizeWalletError'
