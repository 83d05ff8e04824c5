/** Words of the views that the form to swap leads to; they come with them. */
export const enSwapSteps = {
  swapToken: {
    search: 'Search tokens',
    clear: 'Clear search',
    results: (count: number) => (count === 1 ? '1 token' : `${count} tokens`),
    suggested: 'Suggested',
    own: 'Your tokens',
    others: 'All tokens',
    loading: 'Reading what can be swapped',
    /** Below the one of the other side. */
    otherSide: (symbol: string) => `${symbol} – swaps the sides`,
    none: { title: 'No token found', detail: 'Try another name, or the address of the token.' },
    empty: { title: 'No tokens here', detail: 'Nothing can be swapped on this network now.' },
    failed: { title: 'Tokens did not load', detail: 'The connection may be down.', retry: 'Try again' },
    network: 'Network',
    /** Shown beside a spam token. */
    spam: 'Not to be trusted',
    /** Shown beside a second token with the symbol of a known one. */
    twin: (address: string) => `Another token: ${address}`,
  },
  swapReview: {
    lead: (paid: string, got: string) => `Swap ${paid} for about ${got}`,
    rate: 'Rate',
    network: 'Network',
    contract: 'Contract',
    /** Shown before the first swap with a contract that only the service names. */
    contractIsNew: 'Only the swap service names this contract. Check its address, then confirm it once.',
    /** Words for the way to allow the token, before it was allowed. */
    allowances: {
      permit: (amount: string) => `You will be asked to sign that the swap may take exactly ${amount}.`,
      approve: (amount: string) => `First allow the swap to take exactly ${amount}, then swap: two requests.`,
      batch: (amount: string) => `One request does both: it allows exactly ${amount}, and swaps.`,
    },
    allowed: 'Allowed. Now swap.',
    signed: 'Signed. Now swap.',
    moved: (former: string, now: string) => `The price moved: you would get ${now} instead of ${former}.`,
    refused: 'What the service gave is not what is shown here, so nothing was signed.',
    renew: 'Get a new quote',
    lacksFee: (symbol: string) => `You may not have enough ${symbol} for the network fee.`,
    approving: 'Approving. Waiting for the network.',
    /** While the approval waits for the owners of a contract account. */
    approvingByOwners: (required: number, total: number) =>
      `The approval is sent once ${required} of the ${total} owners of this account have approved it. Then you can swap.`,
    approvingByContract: 'Other owners of this account may have to agree to the approval first. Then you can swap.',
    /** Once the wallet took the calls of the swap. */
    sending: 'Sent. Waiting for the network.',
    unread: (token: string) =>
      `The contract of ${token} cannot be read, so its amount is in its smallest units. Compare it with what you mean.`,
    outdated: 'Something here just changed, so nothing was swapped. Check it, then press again.',
    asking: 'Confirm in your wallet.',
    declined: 'Declined in the wallet. Nothing was swapped.',
    pending: 'An earlier request is still open. Answer it in your wallet, then try again.',
    failed: {
      confirm: 'Failed to create transaction',
      approve: 'Failed to create approval transaction',
      sign: 'Failed to create transaction',
      swap: 'Failed to create transaction',
    },
    said: (words: string) => `The reason given: “${words}”`,
    next: { confirm: 'Confirm contract', approve: 'Approve', sign: 'Sign', swap: 'Swap' },
    cancel: 'Cancel',
    none: { title: 'Nothing to swap', detail: 'Say what to swap, and for what.', action: 'Back' },
  },
  swapConfirmed: {
    sent: { title: 'Sent', detail: (paid: string, got: string) => `Swapping ${paid} to ${got}.` },
    confirmed: { title: 'Confirmed', detail: (paid: string, got: string) => `Swapped ${paid} to ${got}.` },
    failed: {
      title: 'Failed',
      detail: (paid: string, _got: string) => `The network undid it: you still have ${paid}.`,
    },
    replaced: { title: 'Replaced', detail: (_paid: string, _got: string) => 'Another transaction took its place.' },
    said: (words: string) => `The reason given: “${words}”`,
    explorer: 'Explorer',
    done: 'Done',
  },
}
