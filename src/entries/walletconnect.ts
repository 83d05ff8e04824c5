export { walletConnect, type UniversalProviderLike, type WalletConnectOptions } from '../chains/walletConnect'
