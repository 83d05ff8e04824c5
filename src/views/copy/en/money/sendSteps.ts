/** Words of the views that the form to send leads to; they come with them. */
export const enSendSteps = {
  selectToken: {
    list: 'Tokens',
    search: 'Search tokens',
    clear: 'Clear search',
    results: (count: number) => (count === 1 ? '1 token' : `${count} tokens`),
    none: { title: 'No token found', detail: 'Try another name, or the address of the token.' },
    network: 'Network',
    /** Shown beside a spam token. */
    spam: 'Not to be trusted',
    /** Shown beside a second token with the symbol of a known one. */
    twin: (address: string) => `Another token: ${address}`,
  },
  sendReview: {
    lead: (amount: string) => `Send ${amount}`,
    to: 'To',
    from: 'From',
    network: 'Network',
    fee: 'Network fee, at most',
    feeUnknown: 'Not known',
    wouldFail: 'The network says that this would fail. Nothing would arrive, and the fee may be lost.',
    arriving: (amount: string) => `This token keeps a part of what is sent: ${amount} would arrive.`,
    /** After a sentence of Portico: what the contract or the wallet said. */
    said: (words: string) => `The reason given: “${words}”`,
    deposit: 'For the receiver’s token account',
    /** Why the network would not do it; without one `wouldFail`. */
    failures: {
      insufficientFunds: 'There is not enough for the amount, the fee, and what a new account costs.',
      senderRent: 'Too little would stay in your account. Send less, or use Max.',
      receiverRent: 'This is less than an account has to hold. Send more.',
      frozen: 'Who issued the token has frozen the account.',
      notTransferable: 'This token cannot be sent.',
      paused: 'Who issued the token has stopped all transfers.',
      memoRequired: 'The receiver takes nothing without a memo, which cannot be added here.',
      transferHook: 'Another program decides about each transfer of this token, which is not supported here.',
      scattered: 'The token lies in too many accounts for one transaction. Send less.',
      expired: 'It took too long. Try again.',
    },
    lacksFee: (symbol: string) => `You may not have enough ${symbol} for the network fee.`,
    otherWaiting: 'Another transaction of this account is still waiting. This one goes after it.',
    unread: (token: string) =>
      `The contract of ${token} cannot be read, so its amount is in its smallest units. Compare it with what you mean.`,
    outdated: 'Something here just changed, so nothing was sent. Check it, then press again.',
    asking: 'Confirm in your wallet.',
    declined: 'Declined in the wallet. Nothing was sent.',
    pending: 'An earlier request is still open. Answer it in your wallet, then try again.',
    failed: 'Failed to send transaction',
    send: 'Send',
    cancel: 'Cancel',
    none: { title: 'Nothing to send', detail: 'Say what to send, and to whom.', action: 'Back' },
  },
  sendConfirmed: {
    sent: { title: 'Sent', detail: (amount: string) => `${amount} is on its way.` },
    confirmed: { title: 'Confirmed', detail: (amount: string) => `${amount} has arrived.` },
    failed: { title: 'Failed', detail: (amount: string) => `The network undid it: ${amount} did not arrive.` },
    /** In place of the sentence for what failed. */
    expired: (amount: string) => `The network did not take it up in time: ${amount} was not sent.`,
    replaced: { title: 'Replaced', detail: (_amount: string) => 'Another transaction took its place.' },
    said: (words: string) => `The reason given: “${words}”`,
    explorer: 'Explorer',
    done: 'Done',
  },
}
