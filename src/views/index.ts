export { AccountView, type AccountViewProps } from './session/account/AccountView'
export { useAccountView } from './session/account/Account'
export { AccountTabsView, type AccountTabsViewProps } from './session/account/AccountTabsView'
export { useAccountTabsView } from './session/account/AccountTabs'
export { useProfileWalletsView } from './session/account/ProfileWallets'
export { ProfileWalletsView, type ProfileWalletsViewProps } from './session/account/ProfileWalletsView'
export { useAccountButtonView } from './session/account/AccountButton'
export { AccountButtonView, type AccountButtonViewProps } from './session/account/AccountButtonView'
export { AllWalletsView, type AllWalletsViewProps, type WalletTile } from './session/wallets/AllWalletsView'
export { useSendView } from './money/send/useSendView'
export { SendView, type SendableToken, type SendViewProps } from './money/send/SendView'
export { useSelectTokenView } from './money/send/SelectToken'
export { SelectTokenView, type SelectTokenViewProps } from './money/send/SelectTokenView'
export { useSendPreviewView } from './money/send/SendPreview'
export { SendPreviewView, type PlannedSend, type SendPreviewViewProps } from './money/send/SendPreviewView'
export { useSendConfirmedView } from './money/send/SendConfirmed'
export { SendConfirmedView, type SendConfirmedViewProps } from './money/send/SendConfirmedView'
export { useSwapView } from './money/swap/useSwapView'
export { SwapView, type SwapEnd, type SwapFacts, type SwapViewProps } from './money/swap/SwapView'
export { useSwapSelectTokenView } from './money/swap/SwapSelectToken'
export {
  SwapSelectTokenView,
  type SwappableToken,
  type SwapSelectTokenViewProps,
} from './money/swap/SwapSelectTokenView'
export { useSwapPreviewView } from './money/swap/SwapPreview'
export { SwapPreviewView, type PlannedSwap, type SwapPreviewViewProps } from './money/swap/SwapPreviewView'
export { useSwapConfirmedView } from './money/swap/SwapConfirmed'
export { SwapConfirmedView, type SwapConfirmedViewProps } from './money/swap/SwapConfirmedView'
export { useCallsStatusView } from './money/calls/useCallsStatusView'
export { CallsStatusView, type CallRow, type CallsStatusViewProps } from './money/calls/CallsStatusView'
export { useFundWalletView } from './money/onramp/FundWallet'
export { FundWalletView, type FundWalletViewProps } from './money/onramp/FundWalletView'
export { useOnRampProvidersView } from './money/onramp/useOnRampProvidersView'
export {
  OnRampProvidersView,
  type OnRampProvidersViewProps,
  type ShownProvider,
} from './money/onramp/OnRampProvidersView'
export { useOnRampFiatSelectView, useOnRampTokenSelectView } from './money/onramp/OnRampSelect'
export {
  OnRampFiatSelectView,
  type OnRampFiatSelectViewProps,
  type ShownCurrency,
} from './money/onramp/OnRampFiatSelectView'
export {
  OnRampTokenSelectView,
  type BuyableToken,
  type OnRampTokenSelectViewProps,
} from './money/onramp/OnRampTokenSelectView'
export { useBuyInProgressView } from './money/onramp/BuyInProgress'
export { BuyInProgressView, type BuyInProgressViewProps } from './money/onramp/BuyInProgressView'
export { useWhatIsABuyView } from './money/onramp/WhatIsABuy'
export { WhatIsABuyView, type WhatIsABuyViewProps } from './money/onramp/WhatIsABuyView'
export { useReceiveView } from './money/receive/Receive'
export { ReceiveView, type ReceiveViewProps } from './money/receive/ReceiveView'
export { useCompatibleNetworksView } from './money/receive/CompatibleNetworks'
export { CompatibleNetworksView, type CompatibleNetworksViewProps } from './money/receive/CompatibleNetworksView'
export { useRegisterAccountNameView } from './session/names/RegisterAccountName'
export { RegisterAccountNameView, type RegisterAccountNameViewProps } from './session/names/RegisterAccountNameView'
export { useRegisterAccountNameSuccessView } from './session/names/RegisterAccountNameSuccess'
export {
  RegisterAccountNameSuccessView,
  type RegisterAccountNameSuccessViewProps,
} from './session/names/RegisterAccountNameSuccessView'
export { useApproveTransactionView } from './session/approvals/ApproveTransaction'
export {
  ApproveTransactionView,
  type ApproveTransactionViewProps,
  type ApprovalRequest,
} from './session/approvals/ApproveTransactionView'
export { useConnectView } from './session/connection/Connect'
export { useConnectButtonView } from './session/connection/ConnectButton'
export { ConnectButtonView, type ConnectButtonViewProps } from './session/connection/ConnectButtonView'
export { useConnectingView } from './session/connection/ConnectingExternal'
export { ConnectingView, type ConnectingViewProps } from './session/connection/ConnectingView'
export {
  ConnectView,
  type ConnectRow,
  type ConnectViewProps,
  type ConnectWallet,
  type WalletImageSource,
} from './session/connection/ConnectView'
export {
  ConnectingWalletConnectBasicView,
  type ConnectingWalletConnectBasicViewProps,
} from './session/pairing/ConnectingWalletConnectBasicView'
export { useConnectingWalletConnectBasicView } from './session/pairing/ConnectingWalletConnectBasic'
export {
  EmbeddedWalletView,
  type EmbeddedFailure,
  type EmbeddedWalletViewProps,
} from './session/embedded/EmbeddedWalletView'
export { useEmbeddedWalletView } from './session/embedded/EmbeddedWallet'
export { NotDetectedView, type NotDetectedViewProps } from './session/pairing/NotDetectedView'
export { PairingView, type PairingViewProps } from './session/pairing/PairingView'
export type { PairingTab } from './parts/pairing/pairingWords'
export { SelectChainView, type SelectChainViewProps } from './session/connection/SelectChainView'
export { DownloadsView, type DownloadsViewProps } from './session/wallets/DownloadsView'
export { GetWalletView, type GetWalletViewProps, type WalletToGet } from './session/wallets/GetWalletView'
export { WhatIsAWalletView, type WhatIsAWalletViewProps } from './session/wallets/WhatIsAWalletView'
export { CopyProvider, type CopyProviderProps } from './copy/CopyProvider'
export { en, type Copy } from './copy/en'
export { useCopy } from './copy/useCopy'
export { FailureView, type FailureViewProps } from './shell/feedback/FailureView'
export { Feedback, useFeedbackView } from './shell/feedback/Feedback'
export { FeedbackView, type AlertWords, type FeedbackViewProps } from './shell/feedback/FeedbackView'
export { PageAnnouncer } from './shell/feedback/PageAnnouncer'
export { Frame, type FrameProps } from './shell/modal/Frame'
export { LoadingView } from './shell/feedback/LoadingView'
export { useNetworkButtonView } from './session/networks/NetworkButton'
export { NetworkButtonView, type NetworkButtonViewProps } from './session/networks/NetworkButtonView'
export { useNetworksView } from './session/networks/Networks'
export { NetworksView, type NetworksViewProps } from './session/networks/NetworksView'
export { SwitchActiveChainView, type SwitchActiveChainViewProps } from './session/networks/SwitchActiveChainView'
export { useSwitchNetworkView } from './session/networks/SwitchNetwork'
export { SwitchNetworkView, type SwitchNetworkViewProps } from './session/networks/SwitchNetworkView'
export { useUnsupportedChainView } from './session/networks/UnsupportedChain'
export { useActivityView } from './money/activity/useActivityView'
export { ActivityView, type ActivityTexts, type ActivityViewProps } from './money/activity/ActivityView'
export { useNftsView, useNftView } from './money/nfts/Nfts'
export { NftsView, type NftsViewProps } from './money/nfts/NftsView'
export { NftView, type NftViewProps } from './money/nfts/NftView'
export { useTokenView } from './money/tokens/Token'
export { TokenView, type TokenViewProps } from './money/tokens/TokenView'
export { useTokensView } from './money/tokens/Tokens'
export { TokensView, type TokensViewProps } from './money/tokens/TokensView'
export type { TokenTexts } from './parts/tokens/TokenListItem'
export { useAllWalletsView } from './session/wallets/AllWallets'
export { useNotDetectedView, usePairingView } from './session/pairing/ConnectingWalletConnect'
export { useDownloadsView } from './session/wallets/Downloads'
export { useGetWalletView } from './session/wallets/GetWallet'
export { useSelectChainView } from './session/connection/SelectChain'
export { useWhatIsAWalletView } from './session/wallets/WhatIsAWallet'
export { useSwitchActiveChainView } from './session/networks/SwitchActiveChain'
export { useSIWXSignMessageView } from './session/signIn/SIWXSignMessage'
export {
  SIWXSignMessageView,
  type SignMessageState,
  type AppInfo,
  type SIWXSignMessageViewProps,
} from './session/signIn/SIWXSignMessageView'
