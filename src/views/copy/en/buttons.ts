/** Words of the buttons that stand in the host's page; apart from the rest because they load first. */
export const enButtons = {
  buttons: {
    connect: 'Connect wallet',
    connecting: 'Connecting',
    failed: 'Could not open, try again',
    account: 'Account',
    balance: 'Balance',
    network: 'Network',
    unsupportedNetwork: 'Switch network',
  },
}
