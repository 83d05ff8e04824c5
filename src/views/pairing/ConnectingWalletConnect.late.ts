export { default } from './ConnectingWalletConnect'
