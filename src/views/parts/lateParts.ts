/** Code that comes late, and its module once it is here. */
export interface Part<Module> {
  module: Module | null
  readonly load: () => Promise<Module>
}

/** Names code that comes late. */
export function part<Module>(load: () => Promise<Module>): Part<Module> {
  const own: Part<Module> = { module: null, load: async () => (own.module = await load()) }
  return own
}

/** The view of the account. */
export const account = part(() => import('../session/account/Account.late'))
/** The networks to choose from. */
export const networks = part(() => import('../session/networks/networkViews.late'))
/** The code to pair with. */
export const pairing = part(() => import('../session/pairing/ConnectingWalletConnect.late'))
/** Pages of the embedded wallet. */
export const embedded = part(() => import('../session/embedded/embeddedViews.late'))
/** Views around the directory: one chunk, as who sees one of them soon sees another. */
export const directory = part(() => import('../session/wallets/directoryViews.late'))
/** The account, shown to be paid. */
export const receive = part(() => import('../money/receive/receiveViews.late'))
/** Sending from the account. */
export const send = part(() => import('../money/send/sendViews.late'))
/** Swapping from the account. */
export const swap = part(() => import('../money/swap/swapViews.late'))
/** Buying for money. */
export const onramp = part(() => import('../money/onramp/onrampViews.late'))
/** Choosing a name and having it: one chunk, which is never loaded ahead. */
export const names = part(() => import('../session/names/nameViews.late'))
/** The tokens of the account. */
export const tokens = part(() => import('../money/tokens/tokenViews.late'))
/** The activity of the account. */
export const activity = part(() => import('../money/activity/Activity.late'))
