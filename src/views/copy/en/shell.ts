import { enButtons } from './buttons'
import { enWallets } from './wallets'

/** The words that come with the modal; views that are seldom shown bring their own. */
export const enShell = {
  ...enButtons,
  shell: {
    back: 'Back',
    close: 'Close',
    dismiss: 'Dismiss',
    loading: 'Loading',
    copyDetails: 'Copy details',
    closeRefused: 'This stays open until you choose a network or disconnect',
    closeRefusedSignIn: 'This stays open until you sign or cancel',
    closeRefusedAsking: 'This stays open until you approve or reject',
    failed: {
      title: 'This view did not load',
      detail: 'The connection may be down. Nothing is lost.',
      retry: 'Try again',
      reload: 'Reload page',
    },
  },
  /** Of views that bring their own words. */
  titles: {
    signIn: 'Sign in',
    approve: 'Approve request',
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
