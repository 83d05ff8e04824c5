import { enShell } from './shell'

/** Words of the connected account; they come with its view. */
export const enAccount = {
  account: {
    ...enShell.account,
    connectedWith: (wallet: string) => `Connected with ${wallet}`,
    copy: 'Copy',
    copyAddress: 'Copy address',
    balance: 'Balance',
    balanceUnavailable: 'Token Balance Unavailable',
    refreshBalance: 'Read the balance again',
    network: 'Network',
    explorer: 'Explorer',
    getName: 'Get a name',
    receive: 'Receive',
    send: 'Send',
    buy: 'Buy',
    swap: 'Swap',
    disconnect: 'Disconnect',
    walletSettings: 'Wallet settings',
    walletSettingsDetail: 'Passkeys and recovery words',
    tabs: { label: 'What this account has', tokens: 'Tokens', nfts: 'NFTs', activity: 'Activity' },
  },
}
