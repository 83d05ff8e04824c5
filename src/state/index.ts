export { accountAtom, type Account } from './session/account/account'
export { type Action } from './core/action'
export { type AsyncState } from './core/asyncState'
export { balanceAtom, refreshBalance } from './session/account/balance'
export { connectAttemptAtom, connectWallet } from './session/connection/connect'
export { disconnect } from './session/connection/restore/restoreConnections'
export { switchAccount } from './session/connection/switchAccount'
export { signMessage } from './session/account/signMessage'
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
} from './core/visitor/connections'
export { recentWalletsAtom } from './session/connection/attach'
export { forgetConnection, recentConnectionsAtom } from './session/connection/recent'
export { visibleWalletsAtom, type VisibleWallet } from './session/wallets/visibleWallets'
export type { AppMetadata, ConnectMethod, PorticoConfig } from './core/config'
export { type Portico } from './app/createPortico'
export type { PorticoSnapshot } from './app/snapshot'
export type { PorticoStore } from './core/env'
export { systemClock, type Clock } from '../chains/clock'
export { memoryStorage } from './core/storage'
export type { Attempt, AttemptStatus } from './core/task'
export type { Env, KeyValueStorage, OpenedWindow, Platform } from './core/env'
export { approvalAtom, type Approval } from './session/approvals/queue'
export { askApproval, type ApprovalRequest } from './session/approvals/approval'
export { approve, reject, type ApprovingClick } from './session/approvals/decide'
export { createGatedProvider, type GatedProvider, type GatedProviderOptions } from './session/approvals/gatedProvider'
export { checkIntents, dismissIntent } from './money/transactions/check'
export {
  intentsAtom,
  sendingAtom,
  transactionsAtom,
  type Intent,
  type IntentStatus,
  type SentTransaction,
  type TransactionState,
} from './money/transactions/transactions'
export type { SendTransactionOptions, TransactionSource } from './money/transactions/send.late'
export { capabilitiesAtom } from './money/calls/capabilities'
export {
  callsAtom,
  type CallsRequest,
  type CallsResult,
  type CallsState,
  type CallState,
  type WalletCapabilities,
} from './money/calls/state'
export { activityAtom, loadMoreActivity, openActivity, type ActivityState } from './money/activity/activity'
export { askSendAgain, cancelSend, confirmSend, reviewSend } from './money/send/send'
export { sendReviewAtom, type SendPlan, type SendReview } from './money/send/review'
export { fillMost } from './money/send/most'
export { editSend, type SendDraft } from './money/send/draft'
export { sendFormAtom, type Receiver, type SendForm, type SendGap } from './money/send/form'
export type { ReceiverProblem, ReceiverWarning, SendFee } from './money/send/chain'
export { canSwapAtom } from './money/swap/canSwap'
export { editSwap } from './money/swap/draft'
export { fillMostSwap, flipSwap } from './money/swap/edit'
export { swapFormAtom } from './money/swap/form'
export { retryQuote } from './money/swap/quote'
export { swapReviewAtom } from './money/swap/review'
export { askSwapAgain, cancelSwap, confirmSwap, reviewSwap } from './money/swap/swap'
export { swapTokensAtom } from './money/swap/tokens'
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
} from './money/swap/types'
export { nftsAtom, refreshNfts } from './money/nfts/nfts'
export { refreshTokens, tokensAtom } from './money/tokens/tokens'
export { selectProvider, setPaymentAmount, setPaymentCurrency, setPurchaseCurrency } from './money/onramp/draft'
export { onrampFormAtom, type OnrampForm, type OnrampState } from './money/onramp/form'
export { cancelOnramp, retryOnramp } from './money/onramp/resumePurchase'
export { startOnramp } from './money/onramp/start'
export { purchaseAtom } from './money/onramp/watch'
export type { PurchaseChoice } from './money/onramp/catalogue'
export type { Payable } from './money/onramp/limits'
export type { Purchase } from './money/onramp/purchase'
export type { OfferingProvider } from './money/onramp/quotes'
export {
  editPayment,
  receiveAtom,
  type PaymentDraft,
  type ReceivableToken,
  type ReceiveState,
} from './money/receive/receive'
export type { EventListener, PorticoEvent } from './core/events'
export { alertAtom, showSnack, snackAtom } from './shell/feedback/feedback'
export type { AlertKey, Snack, SnackKey, SnackTone } from './shell/feedback/feedback'
export { truncateAddress } from './core/format/address'
export { addDecimals, fiatValue, parseUnits } from './core/format/decimal'
export { formatAge, formatDate, type DateOptions } from './core/format/dates'
export { formatNumber, formatUnits, type FormatOptions } from './core/format/formatNumber'
export { formatBalance } from './core/format/formatBalance'
export { signIn, signOut } from './session/signIn/signIn'
export { signInAtom } from './core/visitor/signIn'
export type { SignInProblem, SignInState } from './core/visitor/signInTypes'
export { addNetwork, removeNetwork } from './session/networks/editNetworks'
export { activeNetworkAtom, networksAtom } from './core/visitor/networks'
export { back, navigate, replace, routeAtom } from './shell/router/navigation'
export { resolveName } from './session/names/resolveName'
export { close, isOpenAtom, open } from './shell/router/stack'
export type { Route, RouteName } from './core/route'
export { switchAttemptAtom } from './session/networks/switchAttempt'
export { switchNetwork } from './session/networks/switchNetwork'
export { identityAtom } from './session/names/identity'
export { type NameProblem, type NameSuggestions } from './session/names/form'
export { registerName } from './session/names/registerName'
export { type Registration, type RegistrationFailure } from './session/names/registration'
export type { NameRecord, NameRegistration, NameService, NameSuggestion } from '../services/names/names.late'
export type { Identity, IdentityOptions, ReadIdentity } from '../services/names/identity.late'
export { type ShownWallets } from './session/wallets/recommended'
export { type CustomWallet, type DirectoryOptions } from './core/options/directory'
export { pairWallet } from './session/pairing/pairing'
export { cancelPairing, pairingAtom, pairingUriAtom, type PairingState } from './session/pairing/state'
export type { Features, LocalFeatures, SocialProvider } from './core/options/features'
export type { Directory, DirectoryWallet, Project, Services, WalletQuery } from '../services/types'
export { type WalletRow } from './session/wallets/connectRows'
export { connectMethodsAtom } from './session/project/connectMethods'
export { featuresAtom } from './session/project/loadProject'
