export { default } from './ConnectingWalletConnectBasic'
