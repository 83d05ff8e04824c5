// Code that a page needs once there is a connection: made, taken up again, ended; and the wallets to choose from.
export { disconnect } from './disconnect'
export { hearOtherPage } from './restore/otherPages'
export { waitForConnections } from './restore/ready'
export { reconnect } from './restore/reconnect'
export { visibleWalletsAtom as wallets } from '../wallets/visibleWallets'
