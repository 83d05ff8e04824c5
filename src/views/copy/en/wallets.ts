/** Words of the views on the way to a wallet. */
export const enWallets = {
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
      detail: 'Add a wallet to this browser, then reload the page.',
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
