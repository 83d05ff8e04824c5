import { enShell } from './shell'

/** Words of the wallets of a directory; they come with their views. */
export const enDirectory = {
  allWallets: {
    ...enShell.allWallets,
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
    ...enShell.whatIsAWallet,
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
    ...enShell.getWallet,
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
}
