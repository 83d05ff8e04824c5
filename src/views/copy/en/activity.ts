/** Words of what happened with an account; they come with its view. */
export const enActivity = {
  activity: {
    list: 'Activity',
    loading: 'Loading activity',
    pending: 'Pending',
    failed: 'Failed',
    more: 'Show more',
    onlyHere: 'This is what was sent from here. The network’s explorer knows the rest.',
    empty: { title: 'No activity yet', detail: 'What this account sends and receives will stand here.' },
    unavailable: {
      title: 'Failed to fetch transactions',
      detail: 'The connection may be down. Nothing is lost.',
      retry: 'Try again',
    },
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
