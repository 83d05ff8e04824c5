/** Words of what happened with an account; they come with its view. */
export const enActivity = {
  activity: {
    list: 'Activity',
    loading: 'Loading activity',
    pending: 'Pending',
    failed: 'Failed',
    /** Of a request that the wallet may still send. */
    unanswered: 'No answer',
    more: 'Show more',
    all: 'All activity',
    noticed: 'Seen here',
    onlyHere: 'This is what was sent from here or seen to arrive. The network’s explorer knows the rest.',
    empty: { title: 'No activity yet', detail: 'What this account sends and receives will stand here.' },
    unavailable: {
      title: 'Failed to fetch transactions',
      detail: 'The connection may be down. Nothing is lost.',
      retry: 'Try again',
    },
    /** Why a row is not what it seems to be. */
    warnings: {
      zero: 'Moved no value',
      lookAlike: 'Look-alike address',
      spam: 'Imitates another token',
    },
    sending: 'Sending',
    /** The amount that was moved, after the word for it. */
    moved: (kind: string, amount: string) => `${kind} ${amount}`,
    to: (address: string) => `to ${address}`,
    from: (address: string) => `from ${address}`,
    kinds: {
      send: 'Sent',
      receive: 'Received',
      trade: 'Swapped',
      approve: 'Approved',
      mint: 'Minted',
      burn: 'Burned',
      deposit: 'Deposited',
      withdraw: 'Withdrew',
      stake: 'Staked',
      unstake: 'Unstaked',
      claim: 'Claimed',
      bridge: 'Bridged',
      deploy: 'Deployed',
      cancel: 'Cancelled',
      execute: 'Transaction',
    },
  },
}
