import { enButtons } from './enButtons'

/** The catalogue of words. Its type is the contract for every language. */
export const en = {
  buttons: enButtons,
  shell: {
    back: 'Back',
    close: 'Close',
    dismiss: 'Dismiss',
    loading: 'Loading',
    copyDetails: 'Copy details',
    closeRefused: 'This stays open until you choose a network or disconnect',
    failed: {
      title: 'This view did not load',
      detail: 'The connection may be down. Nothing is lost.',
      retry: 'Try again',
    },
  },
  connect: {
    title: 'Connect a wallet',
    wallets: 'Wallets',
    recent: 'Recent',
    walletConnect: 'WalletConnect',
    qrCode: 'QR code',
    all: 'All wallets',
    help: 'What is a wallet?',
    alreadyPaired: 'Disconnect the paired wallet first',
    empty: {
      title: 'No wallet found',
      detail: 'Add a wallet to this browser, then reload the page.',
      action: 'Reload page',
    },
  },
  allWallets: {
    title: 'All wallets',
    list: 'Wallets',
    search: 'Search wallets',
    clear: 'Clear search',
    certifiedOnly: 'Certified only',
    certified: 'Certified',
    installed: 'Installed',
    results: (count: number) => (count === 1 ? '1 wallet' : `${count} wallets`),
    loading: 'Loading wallets',
    qr: 'Use the QR code instead',
    none: {
      title: 'No wallet found',
      detail: 'Try another name.',
      detailQr: 'Try another name, or scan the QR code with any wallet.',
      action: 'Show all wallets',
    },
    failed: {
      title: 'The wallet list did not load',
      detail: 'The connection may be down. Wallets in this browser still work.',
      retry: 'Try again',
    },
    moreFailed: 'The rest of the list did not load.',
  },
  whatIsAWallet: {
    title: 'What is a wallet?',
    home: {
      title: 'A home for what you own',
      detail: 'Hold, send and receive coins, tokens and collectibles in one place.',
    },
    key: {
      title: 'One key for many apps',
      detail: 'Sign in with your wallet instead of a new account and password for each site.',
    },
    control: {
      title: 'You have the last word',
      detail: 'Nothing leaves your wallet until you approve it there.',
    },
    action: 'Get a wallet',
  },
  getWallet: {
    title: 'Get a wallet',
    list: 'Wallets to get',
    get: 'Get',
    exploreAll: 'Explore all wallets',
    none: {
      title: 'No suggestions right now',
      detail: 'Look through all wallets to find one that suits you.',
    },
  },
  downloads: {
    title: (wallet: string) => `Get ${wallet}`,
    detail: 'Choose where you want to use it.',
    list: 'Places to get it',
    chromeStore: { title: 'Browser extension', detail: 'For Chrome and similar browsers' },
    appStore: { title: 'App Store', detail: 'For iPhone and iPad' },
    playStore: { title: 'Google Play', detail: 'For Android' },
    homepage: { title: 'Website' },
    thenReload: 'Added an extension? Reload this page to see it here.',
    none: {
      title: (wallet: string) => `No download for ${wallet}`,
      detail: 'There is no link to this wallet. Choose another one.',
      action: 'Choose another wallet',
    },
  },
  connecting: {
    opening: { title: (wallet: string) => `Continue in ${wallet}`, detail: 'Approve the connection in your wallet.' },
    waiting: {
      title: (wallet: string) => `Continue in ${wallet}`,
      detail: 'Waiting for your answer. The wallet’s window may be behind this one.',
    },
    notAnswering: {
      title: (wallet: string) => `${wallet} is not answering`,
      detail: 'Open the wallet by hand and answer there, or ask it again.',
    },
    declined: {
      title: (_wallet: string) => 'Connection declined',
      detail: 'Nothing was shared. You can ask again.',
    },
    pending: {
      title: (wallet: string) => `${wallet} is already asking`,
      detail: 'An earlier request is still open. Open the wallet, answer it, then try again.',
    },
    unavailable: {
      title: (wallet: string) => `${wallet} is gone`,
      detail: 'It may have been switched off or removed. Choose another wallet, or try again.',
    },
    failed: {
      title: (_wallet: string) => 'Could not connect',
      detail: 'The wallet reported a problem. Try again, or choose another wallet.',
    },
    retry: 'Try again',
    otherWallet: 'Choose another wallet',
  },
  pairing: {
    anyWallet: 'your wallet',
    tabs: { label: 'Ways to open the wallet', qr: 'QR code', mobile: 'Mobile', desktop: 'Desktop', browser: 'Browser', web: 'Web' },
    code: {
      label: (wallet: string) => `QR code to connect ${wallet}`,
      requesting: { title: (wallet: string) => `Scan with ${wallet}`, detail: 'The code is being made.' },
      ready: { title: (wallet: string) => `Scan with ${wallet}`, detail: 'Use its scanner on your phone.' },
      expired: { title: (_wallet: string) => 'This code has expired', detail: 'A code lasts four minutes.' },
      renew: 'Get a new code',
    },
    app: {
      title: (wallet: string) => `Continue in ${wallet}`,
      mobile: 'Approve the connection there, then come back here.',
      desktop: 'Your browser may ask first. Then approve the connection in the app.',
      browser: 'It is in this browser. Approve the connection in its window.',
      web: 'It opens in a new tab. Approve the connection there.',
      expired: { title: (_wallet: string) => 'This link has expired', detail: 'A link lasts four minutes.' },
      renew: 'Get a new link',
      open: (wallet: string) => `Open ${wallet}`,
      notOpen: (wallet: string) => `Did ${wallet} not open?`,
      useCode: 'Use QR code',
    },
    declined: { title: (_wallet: string) => 'Connection declined', detail: 'Nothing was shared. You can ask again.' },
    failed: { title: (_wallet: string) => 'Could not connect', detail: 'Your internet connection may be down.' },
    copyLink: 'Copy link',
    get: (wallet: string) => `Get ${wallet}`,
    retry: 'Try again',
    otherWallet: 'Choose another wallet',
  },
  selectChain: {
    title: (wallet: string) => `Select chain for ${wallet}`,
    detail: 'You can connect the others later.',
    chains: 'Chains',
    connected: 'Connected',
  },
  notDetected: {
    title: (wallet: string) => `${wallet} was not detected`,
    detail: 'It works inside the browser only. Add it to this browser, then reload the page.',
    get: (wallet: string) => `Get ${wallet}`,
    reload: 'Reload page',
    otherWallet: 'Choose another wallet',
  },
  account: {
    title: 'Account',
    connectedWith: (wallet: string) => `Connected with ${wallet}`,
    copyAddress: 'Copy address',
    balance: 'Balance',
    balanceUnavailable: 'Balance unavailable',
    refreshBalance: 'Read the balance again',
    network: 'Network',
    explorer: 'View on block explorer',
    disconnect: 'Disconnect',
  },
  networks: {
    title: 'Choose a network',
    list: 'Networks',
    search: 'Search networks',
    clear: 'Clear search',
    results: (count: number) => (count === 1 ? '1 network' : `${count} networks`),
    active: 'Current',
    testnet: 'Test network',
    none: { title: 'No network matches', detail: 'Try another name.', action: 'Show all networks' },
    walletCannotSwitch: 'Switch in your wallet',
  },
  unsupported: {
    title: 'Switch network',
    detail: 'Your wallet is on a network this app does not use. Choose one of these to go on.',
    disconnect: 'Disconnect',
  },
  switching: {
    opening: { title: (network: string) => `Switching to ${network}`, detail: 'Approve in your wallet.' },
    waiting: {
      title: (network: string) => `Switching to ${network}`,
      detail: 'Waiting for your answer. The wallet’s window may be behind this one.',
    },
    notAnswering: {
      title: (_network: string) => 'The wallet is not answering',
      detail: 'Switch the network inside the wallet by hand, or ask it again.',
    },
    declined: { title: (_network: string) => 'Switch declined', detail: 'You are still on the same network.' },
    pending: {
      title: (_network: string) => 'The wallet is already asking',
      detail: 'An earlier request is still open. Open the wallet, answer it, then try again.',
    },
    unavailable: {
      title: (_network: string) => 'The wallet is gone',
      detail: 'It may have been switched off or removed.',
    },
    failed: {
      title: (_network: string) => 'Could not switch',
      detail: 'The wallet reported a problem. Try again, or switch inside the wallet.',
    },
    retry: 'Try again',
    otherNetwork: 'Choose another network',
  },
  namespaces: { eip155: 'Ethereum', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot', cosmos: 'Cosmos' },
  switchActiveChain: {
    title: (network: string) => `Connect a wallet for ${network}`,
    detail: (network: string, wallet?: string) =>
      wallet === undefined
        ? `None of your wallets can use ${network}. What is connected stays connected.`
        : `${wallet} cannot use ${network}. It stays connected.`,
    connect: 'Choose a wallet',
    cancel: 'Stay where you are',
  },
  snacks: {
    connected: 'Connected',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    disconnected: 'Disconnected',
    networkSwitched: 'Network switched',
  },
  alerts: {
    projectIdNotConfigured: {
      title: 'Project ID Not Configured',
      detail: 'Features of a hosted project are off. Wallets in this browser work.',
    },
    networkNotFound: {
      title: 'Network Not Found',
      detail: 'The app asked for a network that is not in its list.',
    },
    invalidAppConfiguration: {
      title: 'Invalid App Configuration',
      detail: 'The project does not allow this address. Wallets in this browser work.',
    },
    invalidProjectId: {
      title: 'Invalid Project ID',
      detail: 'The service does not know this project. Wallets in this browser work.',
    },
    sessionExpired: {
      title: 'Session Expired',
      detail: 'Check the date and time settings of this device, then try again.',
    },
    localConfigurationIgnored: {
      title: 'Local configuration ignored',
      detail: 'The project’s own settings decide which features are on.',
    },
  },
}

/** Every language has these words; functions take what they speak about. */
export type Copy = typeof en
