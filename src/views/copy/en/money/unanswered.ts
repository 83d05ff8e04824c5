/** Words about requests that a wallet has not answered, and about those that wait for other owners. */
export const enUnanswered = {
  unanswered: {
    title: 'No answer from your wallet',
    detail: (what: string) => `It may still send ${what}. Look in your wallet before you ask again.`,
    check: 'Check again',
    notFound: 'The network does not have it yet.',
    again: 'Ask again',
    /** Warning before a second request. */
    mayPayTwice: (what: string) =>
      `Your wallet may still send ${what}, which you asked for before. If you send this too, you may pay twice.`,
    /** Accessible name of the button that removes the warning. */
    dismiss: 'It will not be sent',
    toReceiver: (amount: string, receiver: string) => `${amount} to ${receiver}`,
    /** In place of an amount. */
    approval: 'an approval',
    transaction: 'a transaction',
    calls: 'the calls',
    /** For an account whose contract tells its owners. */
    owners: {
      title: 'Waiting for the other owners',
      detail: (what: string, required: number, total: number) =>
        `${what} is sent once ${required} of the ${total} owners of this account have approved it.`,
      calls: (required: number, total: number) =>
        `The calls are sent once ${required} of the ${total} owners of this account have approved them.`,
    },
    /** For an account of another kind. */
    contract: {
      title: 'Not on the network yet',
      detail: (what: string) => `Other owners of this account may have to approve it before ${what} is sent.`,
      calls: 'Other owners of this account may have to approve the calls before they are sent.',
    },
  },
}
