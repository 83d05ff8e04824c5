import type { Tier } from './tiers'

/** Signing in, hooks of few pages, and what is shown, by how late it is loaded; `layout.ts` has what comes before it. */
export const viewTiers: readonly Tier[] = [
  // Texts to sign: read and written without what signs in.
  { name: 'siwxText', seeds: ['siwx/message/parseSiwxMessage', 'siwx/message/formatSiwxMessage'] },
  // Code of the entry of sign-in. An entry with code of its own would tie a host's page to all that it re-exports.
  { name: 'signInRoles', seeds: ['siwx/roles'] },
  { name: 'siwxVerifiers', seeds: ['siwx/createVerifiers'] },
  { name: 'siwxRoles', seeds: ['siwx/roles.late'] },
  // Apart from `walletHooks`: few pages show an account in a view of their own.
  { name: 'receiveHook', isClient: true, seeds: ['hooks/money/receive'] },
  { name: 'sendHook', isClient: true, seeds: ['hooks/money/send'] },
  { name: 'callsHook', isClient: true, seeds: ['hooks/money/calls'] },
  { name: 'swapHook', isClient: true, seeds: ['hooks/money/swap'] },
  // Hosts that tell errors apart need these, and nothing that buys.
  { name: 'onrampErrors', seeds: ['state/money/onramp/onrampErrors'] },
  { name: 'onrampHook', isClient: true, seeds: ['hooks/money/onramp'] },
  {
    // Primitives and pure views that opening shows. No import() in it, and nothing in it leads to one.
    name: 'kit',
    isClient: true,
    seeds: [
      'primitives/images/Avatar',
      'primitives/actions/Button',
      'primitives/layout/Card',
      'primitives/images/Illustration',
      'primitives/layout/Header',
      'primitives/actions/IconButton',
      'primitives/images/IconTile',
      'primitives/lists/List',
      'primitives/lists/ListItem',
      'primitives/feedback/LiveRegion',
      'primitives/feedback/Notice',
      'primitives/images/RemoteImage',
      'primitives/feedback/Skeleton',
      'primitives/feedback/Spinner',
      'primitives/layout/Stack',
      'primitives/text/Tag',
      'primitives/text/Text',
      'primitives/layout/Transition',
      'primitives/text/VisuallyHidden',
      // Code that late files bring their rules with.
      'primitives/theme/adoptStyles',
      'views/copy/useWords',
      'views/copy/useCopy',
      'views/session/connection/ConnectView',
      'views/session/connection/ConnectingView',
      'views/shell/feedback/FailureView',
      'views/shell/feedback/FeedbackView',
      'views/shell/feedback/LoadingView',
    ],
  },
  {
    name: 'buttons',
    isClient: true,
    seeds: [
      'views/session/connection/ConnectButton',
      'views/session/networks/NetworkButton',
      'views/session/account/AccountButton',
    ],
  },
  { name: 'embed', isClient: true, seeds: ['views/shell/modal/PorticoEmbed'] },
  // Apart from its entry, which a page of one view would come to need for the import() in it.
  { name: 'frame', isClient: true, seeds: ['views/shell/modal/Frame', 'views/shell/feedback/PageAnnouncer'] },
  { name: 'opening', isClient: true, seeds: ['views/shell/modal/Shell.late', 'views/shell/modal/Embedded.late'] },
  // Lists that are searched and forms come late; the first view has neither.
  {
    name: 'fields',
    isClient: true,
    seeds: ['primitives/forms/SearchField', 'primitives/forms/TextField'],
  },
  // Code that several late views draw, of which none is to bring another.
  {
    name: 'drawings',
    isClient: true,
    seeds: ['views/parts/DrawnEmptyState', 'views/parts/account/GoHome', 'views/parts/useCodeFailure'],
  },
  {
    // Like `kit`, of views that come with networks.
    name: 'networkKit',
    isClient: true,
    seeds: [
      'views/session/connection/SelectChainView',
      'views/session/networks/NetworksView',
      'views/session/networks/SwitchActiveChainView',
      'views/session/networks/SwitchNetworkView',
    ],
  },
  { name: 'solanaWallet', seeds: ['chains/solana/wallet.late', 'chains/solana/parse'] },
  // Digits that roll: what shows the account and what asks for a yes need them, and neither the other.
  { name: 'figures', isClient: true, seeds: ['primitives/text/rollingText'] },
  // Facts, amounts and what is done with an address, which several late views draw of which none is to bring another.
  {
    name: 'facts',
    isClient: true,
    seeds: [
      'primitives/text/Amount',
      'primitives/text/Code',
      'primitives/text/DescriptionList',
      'views/parts/tokens/AddressActions',
      'views/parts/tokens/useTokenImages',
      'views/parts/receipt/Headline',
      'views/parts/receipt/NetworkName',
      'views/parts/receipt/TokenRows',
    ],
  },
  // Four views share the amount field. A separate file keeps one view from loading another.
  { name: 'amountInput', isClient: true, seeds: ['primitives/forms/AmountField', 'views/parts/AmountInput'] },
  { name: 'switch', isClient: true, seeds: ['primitives/forms/Switch'] },
  // Of the account, of what it has, and of pairing, none of which is to bring another.
  { name: 'tabs', isClient: true, seeds: ['primitives/actions/Tabs', 'views/shell/feedback/LatePart'] },
  { name: 'account', isClient: true, seeds: ['views/session/account/Account', 'views/session/account/Account.late'] },
  // Code that watches the sight of a view and says why a press does not count, of both views that want a yes.
  {
    name: 'sight',
    isClient: true,
    seeds: ['views/session/approvals/useArmedPress', 'state/session/approvals/framing', 'views/parts/BlockedReason'],
  },
  {
    name: 'signIn',
    isClient: true,
    seeds: ['views/session/signIn/SIWXSignMessage', 'views/session/signIn/SIWXSignMessage.late'],
  },
  {
    name: 'approve',
    isClient: true,
    seeds: [
      'views/session/approvals/ApproveTransaction',
      'views/session/approvals/ApproveTransaction.late',
      'state/session/approvals/approval.late',
    ],
  },
  // A code to scan: pairing and receiving draw one, and neither needs the other.
  { name: 'code', isClient: true, seeds: ['primitives/images/QrCode'] },
  {
    name: 'pairingView',
    isClient: true,
    seeds: [
      'views/session/pairing/ConnectingWalletConnect',
      'views/session/pairing/ConnectingWalletConnect.late',
      'views/session/pairing/ConnectingWalletConnectBasic.late',
    ],
  },
  { name: 'embeddedView', isClient: true, seeds: ['views/session/embedded/embeddedViews.late'] },
  // Of wallets and of collectibles.
  { name: 'grid', isClient: true, seeds: ['primitives/lists/Grid'] },
  { name: 'directory', isClient: true, seeds: ['views/session/wallets/directoryViews.late'] },
  { name: 'wide', isClient: true, seeds: ['views/shell/modal/WideLayout.late'] },
  { name: 'tokens', isClient: true, seeds: ['views/money/tokens/tokenViews.late'] },
  { name: 'nfts', isClient: true, seeds: ['views/money/nfts/nftViews.late'] },
  { name: 'activity', isClient: true, seeds: ['views/money/activity/Activity.late'] },
  { name: 'networkViews', isClient: true, seeds: ['views/session/networks/networkViews.late'] },
  { name: 'names', isClient: true, seeds: ['views/session/names/nameViews.late'] },
  { name: 'sendSteps', isClient: true, seeds: ['views/money/send/sendSteps.late'] },
  { name: 'send', isClient: true, seeds: ['views/money/send/sendViews.late'] },
  // On a page of its own, and in the review of a swap.
  { name: 'callsView', isClient: true, seeds: ['views/money/calls/CallsStatusView'] },
  { name: 'swap', isClient: true, seeds: ['views/money/swap/swapViews.late'] },
  { name: 'swapSteps', isClient: true, seeds: ['views/money/swap/swapSteps.late'] },
  { name: 'onramp', isClient: true, seeds: ['views/money/onramp/onrampViews.late'] },
  { name: 'onrampSteps', isClient: true, seeds: ['views/money/onramp/onrampSteps.late'] },
  { name: 'receive', isClient: true, seeds: ['views/money/receive/receiveViews.late'] },
  // Code of hooks at a press, after the views, which need most of it too.
  { name: 'verbs', seeds: ['hooks/verbs.late'] },
  { name: 'approvalVerbs', seeds: ['hooks/session/approvals.late'] },
  { name: 'signInVerbs', seeds: ['state/session/signIn/signInAndWait.late'] },
]
