/** Name of the wallet that is put into the hosts' pages. */
export const walletName = 'Host Wallet'

/** Key in the page's storage under which it counts the requests. */
export const askedKey = 'host-wallet.asked'
