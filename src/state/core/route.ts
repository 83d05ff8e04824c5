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
