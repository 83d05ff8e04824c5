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
  TokenTransfer,
  Unsubscribe,
  WalletHandle,
  WalletSnapshot,
} from './adapter'
export { assertCaipAddress, buildCaipAddress, parseCaipAddress, parseCaipNetworkId } from './caip'
export { safeWallet, withExternal, type ExternalWallet } from './discovery/customWallets'
export {
  type CaipAddress,
  type CaipNetworkId,
  type Namespace,
  type Network,
  type NetworkContracts,
  type NetworkInput,
} from './network'
export type {
  EmbeddedAddresses,
  EmbeddedConnection,
  EmbeddedMethod,
  EmbeddedPage,
  EmbeddedPageRequest,
  EmbeddedPeer,
  EmbeddedPurpose,
  EmbeddedTransport,
  EmbeddedWalletInfo,
  EmbeddedWindow,
  ShowEmbeddedPage,
} from './embedded'
export type { PairedWallet, Pairing, PairingMetadata, PairingPeer, PairingTransport, PairRequest } from './pairing'
export { readPaymentUri, type PaymentRequest } from './payment/readPaymentUri'
export { writePaymentUri, type PaymentTerms } from './payment/writePaymentUri'
export { hostedRpc } from './rpc/hostedRpc'
export { type RpcPolicy } from './rpc/policy'
export type { Activity, ActivityKind, ActivityTransfer, HistoryPage, HistoryQuery, HistorySource } from './transactions'
export type {
  BalanceQuery,
  BalanceSource,
  HeldNft,
  HeldToken,
  ListedCollection,
  ListedToken,
  Nft,
  NftMedia,
  NftQuery,
  NftSource,
  PriceQuery,
  PriceSource,
  TokenBalance,
  TokenPrice,
} from './tokens'
export type {
  AddressKind,
  ChainTransaction,
  ChainTransfers,
  EvmTransaction,
  PreparedTransfer,
  Replacement,
  TransactionFate,
  TransactionRequest,
  Transfer,
} from './transactions'
export type {
  SwapHop,
  SwapOrder,
  SwapPermit,
  SwapQuery,
  SwapQuote,
  SwapSource,
  SwapToken,
  SwapTrade,
} from './trade/swap'
export type { SiwxFault, SiwxMessage } from '../siwx/message/fields'
