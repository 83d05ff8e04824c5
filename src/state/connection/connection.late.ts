// What a page needs of connections once there is one: made, taken up again, ended; and the wallets to choose from.
export { disconnect } from './disconnect'
export { hearOtherPage } from './otherPages'
export { waitForConnections } from './ready'
export { reconnect } from './reconnect'
export { visibleWalletsAtom as wallets } from '../wallets/visibleWallets'
