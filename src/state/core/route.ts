import type { CaipNetworkId, Namespace } from '../../chains/network'

/** Every view with what it needs to be shown. */
export type Route =
  /** With a namespace: only wallets of that. */
  | { readonly name: 'Connect'; readonly namespace?: Namespace | undefined }
  | { readonly name: 'ConnectingExternal'; readonly connectorId: string }
  /** Pairing with a wallet of the directory, or with any: then without an id. */
  | {
      readonly name: 'ConnectingWalletConnect'
      readonly walletId?: string | undefined
      /** A link the host made: it is shown, and what comes of it is the host's. */
      readonly uri?: string | undefined
    }
  /** Pairing with any wallet: the code alone. */
  | { readonly name: 'ConnectingWalletConnectBasic' }
  | { readonly name: 'AllWallets' }
  | { readonly name: 'WhatIsAWallet' }
  | { readonly name: 'GetWallet' }
  | { readonly name: 'Downloads'; readonly walletId: string }
  | { readonly name: 'SelectChain'; readonly walletId: string }
  /** The chosen network needs another wallet. */
  | { readonly name: 'SwitchActiveChain'; readonly networkId: CaipNetworkId }
  | { readonly name: 'Account' }
  | { readonly name: 'Networks' }
  | { readonly name: 'SwitchNetwork'; readonly networkId: CaipNetworkId }
  | { readonly name: 'UnsupportedChain' }
  | { readonly name: 'SIWXSignMessage' }
  | { readonly name: 'RegisterAccountName' }
  | { readonly name: 'RegisterAccountNameSuccess' }
  /** A request of the page waits for a yes; opened by the request itself. */
  | { readonly name: 'ApproveTransaction' }

export type RouteName = Route['name']

/** What the router has to know of a view. Its component and its title stand in `views/routes.ts`. */
interface RouteAttributes {
  /** Without it the home view is shown instead. */
  readonly needs?: 'connection'
  /** A question to the person: there is no way back from it, and while sign-in is due the modal does not close over it. */
  readonly isPrompt?: true
  /** Where the modal does not close while the network has to be left. */
  readonly closable?: 'supported'
}

/** Every view that can be opened. Untyped hosts may ask for others. */
export const routeTable: { readonly [Name in RouteName]: RouteAttributes } = {
  Connect: {},
  ConnectingExternal: {},
  ConnectingWalletConnect: {},
  ConnectingWalletConnectBasic: {},
  AllWallets: {},
  WhatIsAWallet: {},
  GetWallet: {},
  Downloads: {},
  SelectChain: {},
  SwitchActiveChain: {},
  Account: { needs: 'connection' },
  Networks: {},
  SwitchNetwork: { closable: 'supported' },
  UnsupportedChain: { closable: 'supported' },
  SIWXSignMessage: { isPrompt: true },
  RegisterAccountName: { needs: 'connection' },
  RegisterAccountNameSuccess: { needs: 'connection' },
  ApproveTransaction: { isPrompt: true },
}
