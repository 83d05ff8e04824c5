// Views of networks: loaded once somebody is connected or goes to one, as nobody who is choosing a wallet needs them.
export { default as Networks } from './Networks'
export { default as SwitchActiveChain } from './SwitchActiveChain'
export { default as SwitchNetwork } from './SwitchNetwork'
export { default as UnsupportedChain } from './UnsupportedChain'
