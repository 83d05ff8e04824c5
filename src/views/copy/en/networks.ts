import { enShell } from './shell'

/** Words of the lists of networks; they come with their views. */
export const enNetworks = {
  networks: {
    ...enShell.networks,
    list: 'Networks',
    search: 'Search networks',
    clear: 'Clear search',
    results: (count: number) => (count === 1 ? '1 network' : `${count} networks`),
    active: 'Current',
    testnet: 'Test network',
    none: { title: 'No network matches', detail: 'Try another name.', action: 'Show all networks' },
    appCannotSwitch: 'This app stays on its network',
    walletCannotSwitch: 'Switch in your wallet',
    walletLacksNetwork: 'Your wallet does not have it',
    notGranted: (wallet: string) => `Not granted by ${wallet}`,
    connectsAnew: 'Connects anew',
  },
  unsupported: {
    ...enShell.unsupported,
    detail: 'Your wallet is on a network this app does not use. Choose one of these to go on.',
    none: 'Your wallet has no network that this app uses. Disconnect, then choose another wallet.',
    stays: 'This app stays on its network, and your wallet is on another. Switch inside the wallet, or disconnect.',
    disconnect: 'Disconnect',
  },
  switching: {
    ...enShell.switching,
    retry: 'Try again',
    otherNetwork: 'Choose another network',
    networkDetails: 'Network details',
    networkName: 'Network name',
    chainId: 'Chain ID',
    rpcUrl: 'RPC address',
  },
  switchByHand: (network: string, wallet = 'Your wallet') =>
    `${wallet} did not answer. Open it: press Approve or Switch if it asks, else press its network menu and choose ${network}.`,
  accounts: {
    of: (wallet: string, namespace: string) => `${wallet}, ${namespace}`,
    current: 'In use',
    payment: 'Payments',
    ordinals: 'Ordinals',
    leave: 'Disconnect',
    leaveOne: (wallet: string, namespace: string) => `Disconnect ${wallet}, ${namespace}`,
    leaveAll: 'Disconnect all',
    recent: 'Connected before',
    forget: (wallet: string) => `Forget ${wallet}`,
    notHere: 'Not in this browser now',
    connect: (namespace: string) => `Connect ${namespace}`,
    connectOther: 'Connect another wallet',
  },
  switchActiveChain: {
    title: (network: string) => `Connect a wallet for ${network}`,
    detail: (network: string, wallet?: string) =>
      wallet === undefined
        ? `None of your wallets can use ${network}. What is connected stays connected.`
        : `${wallet} cannot use ${network}. It stays connected.`,
    connect: 'Choose a wallet',
    cancel: 'Stay where you are',
  },
}
