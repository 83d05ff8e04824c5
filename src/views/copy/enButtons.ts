/** Words of the buttons that stand in the host's page; apart from the rest because they load first. */
export const enButtons = {
  connect: 'Connect wallet',
  connecting: 'Connecting',
  restoring: 'Checking your wallet',
  failed: 'Could not open, try again',
  account: (name: string) => `Account ${name}`,
  balance: 'Balance',
  network: (name: string) => `Network ${name}`,
  unsupportedNetwork: 'Switch network',
}
