export { default as WalletReceive } from './Receive'
export { default as WalletCompatibleNetworks } from './CompatibleNetworks'
