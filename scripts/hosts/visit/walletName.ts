/** Name of the wallet that is put into the hosts' pages. */
export const walletName = 'Host Wallet'

/** Where in the page's storage it counts what it was asked. */
export const askedKey = 'host-wallet.asked'
