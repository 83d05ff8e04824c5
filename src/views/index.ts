export { AccountView, type AccountViewProps } from './account/AccountView'
export { default as Account } from './account/Account'
export { AccountButtonView, type AccountButtonViewProps } from './account/AccountButtonView'
export { AllWalletsView, type AllWalletsViewProps, type WalletTile } from './wallets/AllWalletsView'
export { default as RegisterAccountName } from './names/RegisterAccountName'
export { RegisterAccountNameView, type RegisterAccountNameViewProps } from './names/RegisterAccountNameView'
export { default as RegisterAccountNameSuccess } from './names/RegisterAccountNameSuccess'
export {
  RegisterAccountNameSuccessView,
  type RegisterAccountNameSuccessViewProps,
} from './names/RegisterAccountNameSuccessView'
export { default as ApproveTransaction } from './approvals/ApproveTransaction'
export {
  ApproveTransactionView,
  type ApproveTransactionViewProps,
  type ApprovalRequest,
} from './approvals/ApproveTransactionView'
export { default as Connect } from './connection/Connect'
export { ConnectButtonView, type ConnectButtonViewProps } from './connection/ConnectButtonView'
export { default as ConnectingExternal } from './connection/ConnectingExternal'
export { ConnectingView, type ConnectingViewProps } from './connection/ConnectingView'
export {
  ConnectView,
  type ConnectRow,
  type ConnectViewProps,
  type ConnectWallet,
  type WalletImageSource,
} from './connection/ConnectView'
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
export { Feedback } from './feedback/Feedback'
export { FeedbackView, type FeedbackViewProps } from './feedback/FeedbackView'
export { Frame, type FrameProps } from './modal/Frame'
export { LoadingView } from './feedback/LoadingView'
export { NetworkButtonView, type NetworkButtonViewProps } from './networks/NetworkButtonView'
export { default as Networks } from './networks/Networks'
export { NetworksView, type NetworksViewProps } from './networks/NetworksView'
export { SwitchActiveChainView, type SwitchActiveChainViewProps } from './networks/SwitchActiveChainView'
export { default as SwitchNetwork } from './networks/SwitchNetwork'
export { SwitchNetworkView, type SwitchNetworkViewProps } from './networks/SwitchNetworkView'
export { default as UnsupportedChain } from './networks/UnsupportedChain'
export { default as AllWallets } from './wallets/AllWallets'
export { default as ConnectingWalletConnect } from './pairing/ConnectingWalletConnect'
export { default as Downloads } from './wallets/Downloads'
export { default as GetWallet } from './wallets/GetWallet'
export { default as SelectChain } from './connection/SelectChain'
export { default as WhatIsAWallet } from './wallets/WhatIsAWallet'
export { default as SwitchActiveChain } from './networks/SwitchActiveChain'
export { default as SIWXSignMessage } from './signIn/SIWXSignMessage'
export {
  SIWXSignMessageView,
  type SignMessageState,
  type AppInfo,
  type SIWXSignMessageViewProps,
} from './signIn/SIWXSignMessageView'
