/** How many wallets a page and a search have (spec section 9). */
export const walletPageEntries = 40
export const walletSearchEntries = 100
