export { AccountView, type AccountViewProps } from './account/AccountView'
export { useAccountView } from './account/Account'
export { AccountTabsView, type AccountTabsViewProps } from './account/AccountTabsView'
export { useAccountTabsView } from './account/AccountTabs'
export { useProfileWalletsView } from './account/ProfileWallets'
export { ProfileWalletsView, type ProfileWalletsViewProps } from './account/ProfileWalletsView'
export { useAccountButtonView } from './account/AccountButton'
export { AccountButtonView, type AccountButtonViewProps } from './account/AccountButtonView'
export { AllWalletsView, type AllWalletsViewProps, type WalletTile } from './wallets/AllWalletsView'
export { useSendView } from './send/useSendView'
export { SendView, type SendableToken, type SendViewProps } from './send/SendView'
export { useSelectTokenView } from './send/SelectToken'
export { SelectTokenView, type SelectTokenViewProps } from './send/SelectTokenView'
export { useSendPreviewView } from './send/SendPreview'
export { SendPreviewView, type PlannedSend, type SendPreviewViewProps } from './send/SendPreviewView'
export { useSendConfirmedView } from './send/SendConfirmed'
export { SendConfirmedView, type SendConfirmedViewProps } from './send/SendConfirmedView'
export { useSwapView } from './swap/useSwapView'
export { SwapView, type SwapEnd, type SwapFacts, type SwapViewProps } from './swap/SwapView'
export { useSwapSelectTokenView } from './swap/SwapSelectToken'
export { SwapSelectTokenView, type SwappableToken, type SwapSelectTokenViewProps } from './swap/SwapSelectTokenView'
export { useSwapPreviewView } from './swap/SwapPreview'
export { SwapPreviewView, type PlannedSwap, type SwapPreviewViewProps } from './swap/SwapPreviewView'
export { useSwapConfirmedView } from './swap/SwapConfirmed'
export { SwapConfirmedView, type SwapConfirmedViewProps } from './swap/SwapConfirmedView'
export { useCallsStatusView } from './calls/useCallsStatusView'
export { CallsStatusView, type CallRow, type CallsStatusViewProps } from './calls/CallsStatusView'
export { useFundWalletView } from './onramp/FundWallet'
export { FundWalletView, type FundWalletViewProps } from './onramp/FundWalletView'
export { useOnRampProvidersView } from './onramp/useOnRampProvidersView'
export { OnRampProvidersView, type OnRampProvidersViewProps, type ShownProvider } from './onramp/OnRampProvidersView'
export { useOnRampFiatSelectView, useOnRampTokenSelectView } from './onramp/OnRampSelect'
export { OnRampFiatSelectView, type OnRampFiatSelectViewProps, type ShownCurrency } from './onramp/OnRampFiatSelectView'
export {
  OnRampTokenSelectView,
  type BuyableToken,
  type OnRampTokenSelectViewProps,
} from './onramp/OnRampTokenSelectView'
export { useBuyInProgressView } from './onramp/BuyInProgress'
export { BuyInProgressView, type BuyInProgressViewProps } from './onramp/BuyInProgressView'
export { useWhatIsABuyView } from './onramp/WhatIsABuy'
export { WhatIsABuyView, type WhatIsABuyViewProps } from './onramp/WhatIsABuyView'
export { useReceiveView } from './receive/Receive'
export { ReceiveView, type ReceiveViewProps } from './receive/ReceiveView'
export { useCompatibleNetworksView } from './receive/CompatibleNetworks'
export { CompatibleNetworksView, type CompatibleNetworksViewProps } from './receive/CompatibleNetworksView'
export { useRegisterAccountNameView } from './names/RegisterAccountName'
export { RegisterAccountNameView, type RegisterAccountNameViewProps } from './names/RegisterAccountNameView'
export { useRegisterAccountNameSuccessView } from './names/RegisterAccountNameSuccess'
export {
  RegisterAccountNameSuccessView,
  type RegisterAccountNameSuccessViewProps,
} from './names/RegisterAccountNameSuccessView'
export { useApproveTransactionView } from './approvals/ApproveTransaction'
export {
  ApproveTransactionView,
  type ApproveTransactionViewProps,
  type ApprovalRequest,
} from './approvals/ApproveTransactionView'
export { useConnectView } from './connection/Connect'
export { useConnectButtonView } from './connection/ConnectButton'
export { ConnectButtonView, type ConnectButtonViewProps } from './connection/ConnectButtonView'
export { useConnectingView } from './connection/ConnectingExternal'
export { ConnectingView, type ConnectingViewProps } from './connection/ConnectingView'
export {
  ConnectView,
  type ConnectRow,
  type ConnectViewProps,
  type ConnectWallet,
  type WalletImageSource,
} from './connection/ConnectView'
export {
  ConnectingWalletConnectBasicView,
  type ConnectingWalletConnectBasicViewProps,
} from './pairing/ConnectingWalletConnectBasicView'
export { useConnectingWalletConnectBasicView } from './pairing/ConnectingWalletConnectBasic'
export { NotDetectedView, type NotDetectedViewProps } from './pairing/NotDetectedView'
export { PairingView, type PairingViewProps } from './pairing/PairingView'
export type { PairingTab } from './parts/pairing/pairingWords'
export { SelectChainView, type SelectChainViewProps } from './connection/SelectChainView'
export { DownloadsView, type DownloadsViewProps } from './wallets/DownloadsView'
export { GetWalletView, type GetWalletViewProps, type WalletToGet } from './wallets/GetWalletView'
export { WhatIsAWalletView, type WhatIsAWalletViewProps } from './wallets/WhatIsAWalletView'
export { CopyProvider, type CopyProviderProps } from './copy/CopyProvider'
export { en, type Copy } from './copy/en'
export { useCopy } from './copy/useCopy'
export { FailureView, type FailureViewProps } from './feedback/FailureView'
export { Feedback, useFeedbackView } from './feedback/Feedback'
export { FeedbackView, type FeedbackViewProps } from './feedback/FeedbackView'
export { PageAnnouncer } from './feedback/PageAnnouncer'
export { Frame, type FrameProps } from './modal/Frame'
export { LoadingView } from './feedback/LoadingView'
export { useNetworkButtonView } from './networks/NetworkButton'
export { NetworkButtonView, type NetworkButtonViewProps } from './networks/NetworkButtonView'
export { useNetworksView } from './networks/Networks'
export { NetworksView, type NetworksViewProps } from './networks/NetworksView'
export { SwitchActiveChainView, type SwitchActiveChainViewProps } from './networks/SwitchActiveChainView'
export { useSwitchNetworkView } from './networks/SwitchNetwork'
export { SwitchNetworkView, type SwitchNetworkViewProps } from './networks/SwitchNetworkView'
export { useUnsupportedChainView } from './networks/UnsupportedChain'
export { useActivityView } from './activity/useActivityView'
export { ActivityView, type ActivityTexts, type ActivityViewProps } from './activity/ActivityView'
export { useNftsView, useNftView } from './nfts/Nfts'
export { NftsView, type NftsViewProps } from './nfts/NftsView'
export { NftView, type NftViewProps } from './nfts/NftView'
export { useTokenView } from './tokens/Token'
export { TokenView, type TokenViewProps } from './tokens/TokenView'
export { useTokensView } from './tokens/Tokens'
export { TokensView, type TokensViewProps } from './tokens/TokensView'
export type { TokenTexts } from './parts/tokens/TokenListItem'
export { useAllWalletsView } from './wallets/AllWallets'
export { useNotDetectedView, usePairingView } from './pairing/ConnectingWalletConnect'
export { useDownloadsView } from './wallets/Downloads'
export { useGetWalletView } from './wallets/GetWallet'
export { useSelectChainView } from './connection/SelectChain'
export { useWhatIsAWalletView } from './wallets/WhatIsAWallet'
export { useSwitchActiveChainView } from './networks/SwitchActiveChain'
export { useSIWXSignMessageView } from './signIn/SIWXSignMessage'
export {
  SIWXSignMessageView,
  type SignMessageState,
  type AppInfo,
  type SIWXSignMessageViewProps,
} from './signIn/SIWXSignMessageView'
