import type { Tier } from './tiers'
import { viewTiers } from './viewTiers'
import { wordTiers } from './wordTiers'

/**
 * The files of the package, those loaded first before the others. Each set of late files that reaches one costs a page a file: nothing
 * here imports a tier that only a part of it needs, and a late part that needs a later tier reaches `opening` or `session` too.
 */
export const tiers: readonly Tier[] = [
  {
    // Without React: what `createPortico` needs at load.
    name: 'core',
    seeds: [
      'state/app/createPortico',
      'state/session/account/account',
      'state/core/configErrors',
      'chains/eip155/provider',
      'chains/network',
      'chains/caip',
      'chains/untrusted',
      'chains/discovery/discovery',
      'chains/discovery/icon',
      'chains/discovery/walletName',
      'state/core/format/address',
      'chains/errors/errors',
    ],
  },
  // Errors and requests of the modal's state.
  { name: 'requestErrors', seeds: ['state/core/requestErrors', 'chains/errors/projectErrors'] },
  {
    // Errors that nothing throws before a click, and what several parts read answers with.
    name: 'failures',
    seeds: [
      'state/session/approvals/approvalErrors',
      'state/money/send/sendErrors',
      'state/money/calls/callsErrors',
      'chains/errors/chainErrors',
      'chains/transactions',
      'chains/errors/swapErrors',
      'chains/errors/nameErrors',
      'chains/eip155/names/coinType',
      'chains/errors/rpcErrors',
      'state/session/names/registrationErrors',
      'services/http/httpErrors',
      'services/names/nameServiceErrors',
      'services/http/readBytes',
      'services/wallets/links',
      'services/http/readValue',
      'chains/eip155/names/ensNetwork',
      'siwx/siwxErrors',
      'server/serverErrors',
      'chains/rpc/policy',
      'chains/withTimeout',
    ],
  },
  // Apart from `core`, as few hosts have it.
  { name: 'vault', seeds: ['vault/host/vault'] },
  // Apart from `core`, which would lead every host to viem.
  { name: 'eip155Adapter', seeds: ['chains/eip155/index'] },
  ...wordTiers,
  // Contexts and theme. No import() in it: pure views reach it, and what they reach is never dropped again.
  { name: 'look', isClient: true, seeds: ['primitives/theme/ThemeRoot', 'views/copy/CopyProvider'] },
  // The dialog in the top layer and the embed need it, and neither needs the other.
  { name: 'adoptInto', seeds: ['primitives/theme/adoptInto'] },
  // Apart from `look`: a host that composes a view may never need it.
  { name: 'appearance', isClient: true, seeds: ['views/shell/modal/Appearance'] },
  // The provider, the hooks of a page with its own button, the closed modal.
  {
    name: 'early',
    isClient: true,
    seeds: ['hooks/PorticoProvider', 'hooks/session/connection', 'hooks/shell/modal', 'views/shell/modal/PorticoModal'],
  },
  {
    name: 'buttonKit',
    isClient: true,
    seeds: [
      'views/session/connection/ConnectButtonView',
      'views/session/account/AccountButtonView',
      'views/session/networks/NetworkButtonView',
      // Entry components need the boundary both early and late.
      'views/shell/feedback/EntryBoundary',
    ],
  },
  // Code that speaks with a wallet, for the adapters that are there at once and for parts of others that come late.
  {
    name: 'walletKit',
    seeds: [
      'chains/errors/walletErrors',
      'chains/errors/requestOutdated',
      'chains/discovery/assertNamed',
      'chains/errors/normalizeWalletError',
      'chains/discovery/askWallet',
      'chains/discovery/waitForWallet',
      'chains/discovery/snapshotEmitter',
      'chains/discovery/standardFeatures',
      'chains/bytes',
    ],
  },
  { name: 'adapters', seeds: ['chains/discovery/watchPage', 'chains/discovery/walletStandard'] },
  {
    name: 'state',
    seeds: [
      'state/session/connection/connect',
      'state/session/wallets/walletImages',
      'state/session/wallets/heldImages',
      'state/shell/router/navigation',
      'state/core/platform',
      'state/session/project/loadProject',
      'services/services',
      'state/core/visitor/signIn',
      'state/session/networks/switchAttempt',
      'state/session/wallets/recommended',
      'state/shell/feedback/clipboard',
    ],
  },
  // EIP-55 and its hash: wallets and texts to sign need them, and neither the other.
  { name: 'checksum', seeds: ['chains/eip155/checksum'] },
  // Code that connects: needed once wallets are shown, and after a reload before anything else. The tiers below are of no use to it.
  { name: 'wallet', seeds: ['chains/eip155/wallet.late', 'state/session/connection/connection.late'] },
  {
    name: 'money',
    seeds: ['state/money/swap/canSwap', 'state/session/project/onrampFeature', 'state/session/project/features'],
  },
  {
    // Code that reads an account, of no use before one is connected.
    name: 'accountState',
    seeds: [
      'state/app/accountDetails.late',
      'state/session/account/balance',
      'state/core/format/formatBalance',
      'state/session/approvals/gatedProvider',
      'state/session/names/identity',
      'state/session/names/names',
      'state/session/names/resolveName',
      'state/session/signIn/signIn',
      'state/session/account/signMessage',
      'state/session/project/accountFeatures',
    ],
  },
  // Connections that a visitor left, kept when they leave and read by the views that offer them again.
  { name: 'recent', seeds: ['state/session/connection/recent.late', 'state/session/connection/connectAgain'] },
  // Asking a wallet for another network: for what sends, and for those who press.
  { name: 'switchNetwork', seeds: ['state/session/networks/switchNetwork', 'state/session/networks/editNetworks'] },
  // Pictures to come by and by: what asks for them for a button is a few lines.
  { name: 'imageQueue', seeds: ['state/session/wallets/imageQueue.late', 'state/session/networks/buttonPicture.late'] },
  { name: 'connectMethods', seeds: ['state/session/project/connectMethods'] },
  // Code that several late parts count and compare with, none of which is to bring another.
  {
    name: 'decimal',
    seeds: [
      'state/core/format/decimal',
      'state/core/format/formatFiat',
      'chains/payment/transferCall',
      'state/money/tokens/incoming',
    ],
  },
  { name: 'confusables', seeds: ['chains/requests/text/confusables'] },
  { name: 'judgeTokens', seeds: ['state/money/tokens/judgeTokens'] },
  // Both apart from the hooks, which views and what follows transactions have no use for.
  { name: 'heldActivity', seeds: ['state/money/activity/activity'] },
  { name: 'heldTokens', seeds: ['state/money/tokens/tokens', 'state/money/nfts/nfts'] },
  // Thrown by what reads tokens and history, which comes late.
  {
    name: 'tokenErrors',
    seeds: ['state/money/tokens/tokenErrors', 'state/money/activity/activityErrors', 'state/money/nfts/nftErrors'],
  },
  // Methods of an instance without React.
  { name: 'methods', seeds: ['state/app/methods.late'] },
  // Code of Solana that reads a signed text; apart from `session`, which would come with it.
  { name: 'clusters', seeds: ['chains/solana/clusters'] },
  // Apart from `walletHooks`, which views would come to need for it.
  { name: 'selector', isClient: true, seeds: ['hooks/useSelector'] },
  // Apart from `state`, which would reach `early` through it.
  {
    name: 'walletHooks',
    isClient: true,
    seeds: [
      'hooks/session/account',
      'hooks/session/approvals',
      'hooks/session/names',
      'hooks/session/networks',
      'hooks/session/pairing',
      'hooks/money/activity',
      'hooks/money/nfts',
      'hooks/money/tokens',
      'hooks/session/features',
      'hooks/session/signIn',
      'hooks/session/wallets',
    ],
  },
  // The wallets that are known without a directory: needed with the list of wallets.
  { name: 'walletList', seeds: ['services/wallets/walletList.late'] },
  // Asking for a link, which the view of it does, and hosts without it.
  { name: 'pairing', seeds: ['state/session/pairing/pairing'] },
  // Requests to a wallet at a press; pairing adds networks with some of it.
  { name: 'walletVerbs', seeds: ['chains/eip155/walletVerbs.late'] },
  // The embedded wallet: after a reload the first, at a press the second as well.
  { name: 'embedded', seeds: ['chains/errors/embeddedErrors', 'state/session/embedded/embedded.late'] },
  // Only for pages with a project.
  { name: 'hosted', seeds: ['services/hosted.late', 'state/session/project/readProject.late'] },
  {
    name: 'session',
    seeds: [
      'chains/solana/requests.late',
      'state/session/session.late',
      'services/names/identity.late',
      'services/names/names.late',
      'chains/accounts/addresses',
    ],
  },
  // With the hash of Polkadot, which few need; servers and wallets do without hooks.
  { name: 'canonical', seeds: ['chains/accounts/canonical'] },
  // For hosts that read links themselves.
  { name: 'paymentUri', seeds: ['chains/payment/readPaymentUri'] },
  ...viewTiers,
  { name: 'vaultTransport', seeds: ['vault/host/transport.late'] },
]
