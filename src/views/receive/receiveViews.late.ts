export { default as Receive } from './Receive'
export { default as CompatibleNetworks } from './CompatibleNetworks'
