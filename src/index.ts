export {
  defineNetwork,
  type CaipAddress,
  type CaipNetworkId,
  type Namespace,
  type Network,
  type NetworkInput,
} from './chains/network'
export type { Account } from './state/account/account'
export type { Identity } from './state/names/identity'
export type { AsyncState } from './state/core/asyncState'
export type { AppMetadata, PorticoConfig } from './state/core/config'
export type { ConnectionStatus, WalletInfo } from './state/connection/state'
export type { VisibleWallet } from './state/wallets/visibleWallets'
export { cookieToInitialState, type InitialState } from './state/connection/cookie'
export { createPortico, type Portico } from './state/app/createPortico'
export type { PorticoSnapshot } from './state/app/snapshot'
export type { DirectoryOptions } from './state/wallets/directoryOptions'
export type { NamesOptions } from './state/core/config'
export type { ServiceUrls } from './services/types'
export type { PorticoEvent } from './state/core/events'
export { PorticoProvider, useAction, usePortico, useValue, type PorticoProviderProps } from './hooks/PorticoProvider'
export { useAccount, useDisconnect, useStatus } from './hooks/connection'
export { useEvents } from './hooks/modal'
export { useModal } from './hooks/modal'
export { useBalance, useProvider, useSignMessage } from './hooks/account'
export { useIdentity, useResolveName } from './hooks/names'
export { useNetwork, useNetworkList, type NetworkList, type NetworkState } from './hooks/networks'
export { useSignIn, type SignIn } from './hooks/signIn'
export { useWallets } from './hooks/wallets'
export type { Route } from './state/core/route'
export { AccountButton } from './views/account/AccountButton'
export { ConnectButton } from './views/connection/ConnectButton'
export { Appearance, type AppearanceProps } from './views/modal/Appearance'
export { PorticoEmbed } from './views/modal/PorticoEmbed'
export { PorticoModal, type PorticoModalProps } from './views/modal/PorticoModal'
export { NetworkButton } from './views/networks/NetworkButton'
