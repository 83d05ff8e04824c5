import type { Tier } from './tiers'

/**
 * The files of the package, those that are loaded first before the others. What decides how many files a page loads is
 * by how many sets of late files each of these is reached, so: nothing here imports a tier that only a part of it needs,
 * and a late part that needs a later tier reaches `opening` or `session` too.
 */
export const tiers: readonly Tier[] = [
  {
    // Without React: what `createPortico` needs at load, and the errors that several late parts throw.
    name: 'core',
    seeds: [
      'state/createPortico',
      'state/account',
      'state/errors',
      'state/requestErrors',
      'state/approvalErrors',
      'state/directoryOptions',
      'state/namesOptions',
      'chains/eip155/coinType',
      'chains/eip155/provider',
      'chains/network',
      'chains/caip',
      'chains/foreign',
      'chains/icon',
      'chains/walletName',
      'chains/walletErrors',
      'chains/ensNetwork',
      'chains/errors',
      'chains/nameErrors',
      'chains/gateErrors',
      'chains/refusals',
    ],
  },
  {
    // Errors that nothing throws before a click, and what several parts read answers with.
    name: 'failures',
    seeds: [
      'state/nameErrors',
      'state/services/errors',
      'state/services/nameErrors',
      'state/services/readBytes',
      'state/services/links',
      'state/services/readValue',
      'state/siwx/errors',
      'server/errors',
      'chains/rpcPolicy',
    ],
  },
  // Apart from `core`, which would lead every host to viem.
  { name: 'eip155Adapter', seeds: ['chains/eip155/index'] },
  // Words are data and no client's. Each catalogue comes with who uses it, so each has a file.
  ...['enButtons', 'enShell', 'enApprove', 'enNames'].map((name) => ({ name, seeds: [`views/copy/${name}`] })),
  // Contexts and theme. No import() in it: pure views reach it, and what they reach is never dropped again.
  { name: 'look', isClient: true, seeds: ['primitives/theme/ThemeRoot', 'views/copy/CopyProvider'] },
  // Apart from `look`: a host that composes a view may never need it.
  { name: 'appearance', isClient: true, seeds: ['views/modal/Appearance'] },
  // The provider, the hooks of a page with its own button, the closed modal.
  { name: 'early', isClient: true, seeds: ['state/hooks', 'views/modal/PorticoModal'] },
  {
    name: 'buttonKit',
    isClient: true,
    seeds: ['views/connect/ConnectButtonView', 'views/account/AccountButtonView', 'views/network/NetworkButtonView'],
  },
  {
    name: 'adapters',
    seeds: ['chains/askWallet', 'chains/bytes', 'chains/foundWallets', 'chains/snapshotFeed', 'chains/walletStandard'],
  },
  {
    // What opening needs of it.
    name: 'state',
    seeds: [
      'state/connect',
      'state/navigation',
      'state/networkSearch',
      'state/platform',
      'state/project',
      'state/requireLive',
      'state/services/services',
      'state/signIn/signInState',
      'state/switchNetwork',
      'state/visibleWallets',
    ],
  },
  {
    // What is read and asked of an account, of no use before one is connected.
    name: 'accountState',
    seeds: [
      'state/accountDetails.late',
      'state/balance',
      'state/editNetworks',
      'state/formatBalance',
      'state/gatedProvider',
      'state/identity',
      'state/names',
      'state/resolveName',
      'state/signIn/signIn',
      'state/signMessage',
    ],
  },
  // What reads a signed text needs of Solana; apart from `session`, which would come with it.
  { name: 'clusters', seeds: ['chains/solana/clusters'] },
  // Apart from `state`, which would reach `early` through it.
  { name: 'walletHooks', isClient: true, seeds: ['state/walletHooks'] },
  // How to connect, and the wallets that are known without a directory: needed once wallets are shown.
  { name: 'wallet', seeds: ['chains/eip155/wallet.late', 'state/services/walletList.late', 'state/connection.late'] },
  // Only for pages with a project.
  { name: 'hosted', seeds: ['state/services/hosted.late', 'state/origins.late'] },
  {
    name: 'session',
    seeds: [
      'chains/solana/requests.late',
      'state/session.late',
      'state/services/identity.late',
      'state/services/names.late',
    ],
  },
  // Texts to sign: read and written without what signs in.
  { name: 'siwxText', seeds: ['chains/siwxParser', 'chains/siwxMessage'] },
  // What the entry of sign-in holds. An entry with code of its own would tie a host's page to all that it re-exports.
  { name: 'signInRoles', seeds: ['state/siwx/roles'] },
  { name: 'siwxVerifiers', seeds: ['state/siwx/verifiers', 'state/siwx/did'] },
  { name: 'siwxRoles', seeds: ['state/siwx/roles.late'] },
  {
    // Primitives and pure views that opening shows. No import() in it, and nothing in it leads to one.
    name: 'kit',
    isClient: true,
    seeds: [
      'primitives/Avatar',
      'primitives/Button',
      'primitives/Card',
      'primitives/Drawing',
      'primitives/Header',
      'primitives/IconButton',
      'primitives/IconTile',
      'primitives/List',
      'primitives/ListItem',
      'primitives/LiveRegion',
      'primitives/Notice',
      'primitives/RemoteImage',
      'primitives/SearchField',
      'primitives/Skeleton',
      'primitives/Spinner',
      'primitives/Stack',
      'primitives/Tag',
      'primitives/Text',
      'primitives/TextField',
      'primitives/Transition',
      'primitives/VisuallyHidden',
      'views/copy/useButtonCopy',
      'views/copy/useCopy',
      'views/connect/ConnectView',
      'views/connect/ConnectingView',
      'views/connect/SelectChainView',
      'views/modal/FailureView',
      'views/modal/FeedbackView',
      'views/modal/LoadingView',
      'views/network/NetworksView',
      'views/network/SwitchActiveChainView',
      'views/network/SwitchNetworkView',
    ],
  },
  {
    name: 'buttons',
    isClient: true,
    seeds: ['views/connect/ConnectButton', 'views/network/NetworkButton', 'views/account/AccountButton'],
  },
  { name: 'embed', isClient: true, seeds: ['views/modal/PorticoEmbed'] },
  { name: 'opening', isClient: true, seeds: ['views/modal/Shell.late', 'views/modal/Embedded.late'] },
  { name: 'solanaWallet', seeds: ['chains/solana/wallet.late', 'chains/solana/answers'] },
  { name: 'account', isClient: true, seeds: ['views/account/Account', 'views/account/Account.late'] },
  { name: 'signIn', isClient: true, seeds: ['views/siwx/SIWXSignMessage', 'views/siwx/SIWXSignMessage.late'] },
  {
    name: 'approve',
    isClient: true,
    seeds: [
      'views/siwx/ApproveTransaction',
      'views/siwx/ApproveTransaction.late',
      'state/approval.late',
      'state/refusedRequest.late',
    ],
  },
  {
    name: 'pairingView',
    isClient: true,
    seeds: ['views/connect/ConnectingWalletConnect', 'views/connect/ConnectingWalletConnect.late'],
  },
  { name: 'directory', isClient: true, seeds: ['views/connect/directoryViews.late'] },
  { name: 'names', isClient: true, seeds: ['views/account/nameViews.late'] },
]
