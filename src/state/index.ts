export { accountAtom, type Account } from './account/account'
export { type Action } from './core/action'
export { type AsyncState } from './core/asyncState'
export { balanceAtom, refreshBalance } from './account/balance'
export { connectAttemptAtom, connectWallet } from './connection/connect'
export { disconnect } from './connection/restore/restoreConnections'
export { switchAccount } from './connection/switchAccount'
export { signMessage } from './account/signMessage'
export {
  activeConnectionAtom,
  activeNamespaceAtom,
  connectedAtom,
  connectionsAtom,
  statusAtom,
  type Connection,
  type ConnectionStatus,
  type WalletInfo,
  connectorsAtom,
  plainAddress,
} from './connection/state'
export { recentWalletsAtom } from './connection/attach'
export { forgetConnection, recentConnectionsAtom } from './connection/recent'
export { visibleWalletsAtom, type VisibleWallet } from './wallets/visibleWallets'
export type { AppMetadata, ConnectMethod, PorticoConfig } from './core/config'
export { type Portico } from './app/createPortico'
export type { PorticoSnapshot } from './app/snapshot'
export type { PorticoStore } from './core/env'
export { systemClock, type Clock } from '../chains/clock'
export { memoryStorage } from './core/storage'
export type { Attempt, AttemptStatus } from './core/task'
export type { Env, KeyValueStorage, OpenedWindow, Platform } from './core/env'
export { approvalAtom, type Approval } from './approvals/queue'
export { askApproval, type ApprovalRequest } from './approvals/approval'
export { approve, reject, type ApprovingClick } from './approvals/decide'
export { createGatedProvider, type GatedProvider, type GatedProviderOptions } from './approvals/gatedProvider'
export { sendingAtom, transactionsAtom, type SentTransaction, type TransactionState } from './transactions/transactions'
export type { SendTransactionOptions, TransactionSource } from './transactions/send.late'
export { capabilitiesAtom } from './calls/capabilities'
export {
  callsAtom,
  type CallsRequest,
  type CallsResult,
  type CallsState,
  type CallState,
  type WalletCapabilities,
} from './calls/state'
export { activityAtom, loadMoreActivity, openActivity, type ActivityState } from './activity/activity'
export { cancelSend, confirmSend, reviewSend } from './send/send'
export { sendReviewAtom, type SendPlan, type SendReview } from './send/review'
export { fillMost } from './send/most'
export { editSend, type SendDraft } from './send/draft'
export { sendFormAtom, type Receiver, type SendForm, type SendGap } from './send/form'
export type { ReceiverProblem, ReceiverWarning, SendFee } from './send/chain'
export { canSwapAtom } from './swap/canSwap'
export { editSwap } from './swap/draft'
export { fillMostSwap, flipSwap } from './swap/edit'
export { swapFormAtom } from './swap/form'
export { retryQuote } from './swap/quote'
export { swapReviewAtom } from './swap/review'
export { cancelSwap, confirmSwap, reviewSwap } from './swap/swap'
export { swapTokensAtom } from './swap/tokens'
export type {
  SwapAllowance,
  SwapChoice,
  SwapDraft,
  SwapForm,
  SwapGap,
  SwapReview,
  SwapSide,
  SwapTerms,
  SwapTokenList,
} from './swap/terms'
export { nftsAtom, refreshNfts } from './nfts/nfts'
export { refreshTokens, tokensAtom } from './tokens/tokens'
export { selectProvider, setPaymentAmount, setPaymentCurrency, setPurchaseCurrency } from './onramp/draft'
export { onrampFormAtom, type OnrampForm, type OnrampState } from './onramp/form'
export { cancelOnramp, retryOnramp } from './onramp/goOn'
export { startOnramp } from './onramp/start'
export { purchaseAtom } from './onramp/watch'
export type { PurchaseChoice } from './onramp/choices'
export type { Payable } from './onramp/defaults'
export type { Purchase } from './onramp/purchase'
export type { OfferingProvider } from './onramp/quotes'
export { editPayment, receiveAtom, type PaymentDraft, type ReceivableToken, type ReceiveState } from './receive/receive'
export type { EventListener, PorticoEvent } from './core/events'
export { alertAtom, showSnack, snackAtom } from './feedback/feedback'
export type { AlertKey, Snack, SnackKey, SnackTone } from './feedback/feedback'
export { truncateAddress } from './format/address'
export { addDecimals, fiatValue, parseUnits } from './format/decimal'
export { formatAge, formatDate, type DateOptions } from './format/dates'
export { formatNumber, formatUnits, type FormatOptions } from './format/formatNumber'
export { formatBalance } from './format/formatBalance'
export { signIn, signOut } from './signIn/signIn'
export { signInAtom } from './signIn/state'
export type { SignInProblem, SignInState } from './signIn/types'
export { addNetwork, removeNetwork } from './networks/editNetworks'
export { activeNetworkAtom, networksAtom } from './networks/state'
export { back, navigate, replace, routeAtom } from './router/navigation'
export { resolveName } from './names/resolveName'
export { close, isOpenAtom, open } from './router/stack'
export type { Route, RouteName } from './core/route'
export { switchAttemptAtom } from './networks/switchAttempt'
export { switchNetwork } from './networks/switchNetwork'
export { identityAtom } from './names/identity'
export { type NameProblem, type NameSuggestions } from './names/form'
export { registerName } from './names/registerName'
export { type Registration, type RegistrationFailure } from './names/registration'
export type { NameRecord, NameRegistration, NameService, NameSuggestion } from '../services/names/names.late'
export type { Identity, IdentityOptions, ReadIdentity } from '../services/names/identity.late'
export { type ShownWallets } from './wallets/recommended'
export { type CustomWallet, type DirectoryOptions } from './wallets/directoryOptions'
export { pairWallet } from './pairing/pairing'
export { cancelPairing, pairingAtom, pairingUriAtom, type PairingState } from './pairing/state'
export type { Features, LocalFeatures, SocialProvider } from './core/options/features'
export type { Directory, DirectoryWallet, Project, Services, WalletQuery } from '../services/types'
export { type WalletRow } from './wallets/connectRows'
export { connectMethodsAtom } from './project/connectMethods'
export { featuresAtom } from './project/loadProject'
