export { walletConnect, type WalletConnectOptions } from '../chains/walletConnect'
