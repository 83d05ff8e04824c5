// What these hooks do shares most of its code, and nothing of it is needed before the first press.
export { signMessage } from '../state/account/signMessage'
export { switchAccount } from '../state/connection/switchAccount'
export { connectAgain } from '../state/connection/connectAgain'
export { connectTo } from '../state/connection/connectTo'
export { resolveName } from '../state/names/resolveName'
export { switchNetwork } from '../state/networks/switchNetwork'
export { pairWallet } from '../state/pairing/pairing'
export { cancelPairing, pairingAtom } from '../state/pairing/state'
