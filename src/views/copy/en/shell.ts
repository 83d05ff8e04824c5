import { enButtons } from './buttons'

/** Words of the views on the way to a wallet. */
const enWallets = {
  connect: {
    title: 'Connect a wallet',
    wallets: 'Wallets',
    recent: 'Recent',
    marks: { twin: 'Another wallet says it is this one', lookAlike: 'Its name looks like another wallet’s' },
    walletConnect: 'WalletConnect',
    qrCode: 'QR code',
    all: 'All wallets',
    help: 'What is a wallet?',
    alreadyPaired: 'Disconnect the paired wallet first',
    empty: {
      title: 'No wallet found',
      detail: 'Install or update a wallet, then reload.',
      action: 'Reload page',
    },
  },
  allWallets: { title: 'All wallets' },
  whatIsAWallet: { title: 'What is a wallet?' },
  getWallet: { title: 'Get a wallet' },
  connecting: {
    marks: {
      twin: (wallet: string) => `Two wallets here say they are ${wallet}. Go on only if you know which one this is.`,
      lookAlike: (wallet: string) => `The name “${wallet}” looks like another wallet’s. Go on only if you know it.`,
    },
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
  selectChain: {
    title: (wallet: string) => `Select chain for ${wallet}`,
    detail: 'You can connect the others later.',
    chains: 'Chains',
    connected: 'Connected',
  },
}

/** The words that come with the modal; views that are seldom shown bring their own. */
export const enShell = {
  ...enButtons,
  shell: {
    back: 'Back',
    close: 'Close',
    dismiss: 'Dismiss',
    loading: 'Loading',
    copyDetails: 'Copy details',
    closeRefused: 'Choose a network or disconnect first',
    closeRefusedSignIn: 'Sign or cancel first',
    closeRefusedAsking: 'Approve or reject first',
    failed: {
      title: 'This view did not load',
      detail: 'Part of this page did not load. Reload the page.',
      retry: 'Try again',
      reload: 'Reload page',
    },
  },
  /** Of views that bring their own words. */
  titles: {
    signIn: 'Sign in',
    approve: 'Approve request',
    passkey: 'Continue with a passkey',
    registerName: 'Choose a name',
    registeredName: 'Your name',
    wallets: 'Your wallets',
    tokens: 'Tokens',
    token: 'Token',
    receive: 'Receive',
    goodNetworks: 'Compatible networks',
    activity: 'Activity',
    send: 'Send',
    sendPreview: 'Review Send',
    swap: 'Swap',
    swapPreview: 'Review swap',
    fundWallet: 'Fund Wallet',
    buyProviders: 'Choose Provider',
    buyFiat: 'Select Currency',
    buyToken: 'Select Token',
    buy: 'Buy',
    whatIsABuy: 'What is Buy?',
  },
  ...enWallets,
  account: { title: 'Account' },
  networks: { title: 'Choose a network' },
  unsupported: { title: 'Switch network' },
  switching: {
    opening: { title: (network: string) => `Switching to ${network}`, detail: 'Approve in your wallet.' },
    waiting: {
      title: (network: string) => `Switching to ${network}`,
      detail: 'Waiting for your answer. The wallet’s window may be behind this one.',
    },
    notAnswering: {
      title: (network: string) => `Switch to ${network} in your wallet`,
      detail: 'The wallet did not answer. Choose this network there, or ask it again.',
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
  },
  namespaces: { eip155: 'Ethereum', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot', cosmos: 'Cosmos' },
  snacks: {
    connected: 'Connected',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    disconnected: 'Disconnected',
    disconnectedHere: 'Disconnected on this site only',
    networkSwitched: 'Network switched',
    signedIn: 'Signed in',
    signatureDeclined: 'Signature declined',
    smartAccountsUnsupported: 'This application might not support Smart Accounts',
    authFailed: 'A problem occurred while trying initialize authentication',
    authenticating: 'Authenticating...',
    actionNotAllowed: 'Action not allowed',
    transactionConfirmed: 'Transaction confirmed',
    transactionFailed: 'Transaction failed',
    transactionSpedUp: 'Transaction sped up and confirmed',
    transactionCancelled: 'Transaction cancelled',
    transactionReplaced: 'Transaction replaced',
    transactionReorganised: 'Transaction unconfirmed again',
    transactionFound: 'Your wallet sent the transaction',
  },
  /** The alert for visitors. Those for developers bring their words. */
  alerts: {
    sessionExpired: {
      title: 'Session Expired',
      detail: 'Check the date and time of this device, then try again.',
    },
  },
}
