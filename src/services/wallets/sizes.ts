/** How many wallets a page and a search have. */
export const walletPageEntries = 40
export const walletSearchEntries = 100
