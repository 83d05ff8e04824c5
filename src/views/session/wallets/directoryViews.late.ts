export { default as AllWallets } from './AllWallets'
export { default as Downloads } from './Downloads'
export { default as GetWallet } from './GetWallet'
export { default as WhatIsAWallet } from './WhatIsAWallet'
