/** Words of tokens; they come with their views. */
export const enTokens = {
  tokens: {
    list: 'Tokens',
    total: 'Total',
    all: 'All tokens',
    search: 'Search tokens',
    clear: 'Clear search',
    results: (count: number) => (count === 1 ? '1 token' : `${count} tokens`),
    loading: 'Loading tokens',
    byName: 'Sort by name',
    byWorth: 'Sort by worth',
    hidden: (count: number) => `Show ${count} more, worth little or not to be trusted`,
    spam: 'Not to be trusted',
    /** Shown for a second token with the symbol of a known one. */
    twin: (address: string) => `Another token: ${address}`,
    empty: { title: 'No tokens yet', detail: 'What this account has on this network will stand here.' },
    none: {
      title: 'No token found',
      detail: 'Try another name, or the address of the token.',
      action: 'Show all tokens',
    },
    failed: { detail: 'It is read again by itself in half a minute.', retry: 'Try again' },
  },
  token: {
    network: 'Network',
    price: 'Price of one',
    address: 'Address',
    spam: 'This token passes for something else, or leads to a page. Do not follow what its name says.',
    twin: 'Another token has the same symbol. Compare the address before you use this one.',
    copyAddress: 'Copy address',
    explorer: 'See it in the explorer',
    watch: 'Add to wallet',
    added: 'Your wallet lists it now.',
    declined: 'Your wallet did not add it.',
    failed: 'Your wallet cannot add it.',
  },
}

/** Words of collectibles; they come with their views. */
export const enNfts = {
  nfts: {
    list: 'NFTs',
    loading: 'Loading NFTs',
    empty: { title: 'No NFTs yet', detail: 'What this account collects on this network will stand here.' },
    failed: {
      title: 'NFTs Unavailable',
      detail: 'They are read again by themselves in half a minute.',
      retry: 'Try again',
    },
  },
  nft: {
    collection: 'Collection',
    tokenId: 'Token ID',
    amount: 'You have',
    network: 'Network',
    contract: 'Contract',
    copyAddress: 'Copy address',
    explorer: 'See it in the explorer',
  },
}
