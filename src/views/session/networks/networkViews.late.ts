// Views of networks: loaded once an account is connected or goes to one, as few who are choosing a wallet need them.
export { default as SelectChain } from '../connection/SelectChain'
// Beside them the accounts: a connected visitor may choose among both, and no other.
export { default as ProfileWallets } from '../account/ProfileWallets'
export { default as Networks } from './Networks'
export { default as SwitchActiveChain } from './SwitchActiveChain'
export { default as SwitchNetwork } from './SwitchNetwork'
export { default as UnsupportedChain } from './UnsupportedChain'
