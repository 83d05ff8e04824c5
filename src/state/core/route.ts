import type { CaipNetworkId, Namespace } from '../../chains/network'

/** Every view with what it needs to be shown; `views/routes.ts` has the component and the title of each. */
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
  /** The embedded wallet is created or opened. */
  | { readonly name: 'ConnectingEmbedded' }
  /** A page of the embedded wallet waits for the visitor; opened by the request itself. */
  | { readonly name: 'EmbeddedRequest' }
  | { readonly name: 'AllWallets' }
  | { readonly name: 'WhatIsAWallet' }
  | { readonly name: 'GetWallet' }
  | { readonly name: 'Downloads'; readonly walletId: string }
  | { readonly name: 'SelectChain'; readonly walletId: string }
  /** The chosen network needs another wallet. */
  | { readonly name: 'SwitchActiveChain'; readonly networkId: CaipNetworkId }
  | { readonly name: 'Account' }
  /** Every account of the connected wallets, and the wallets of before. */
  | { readonly name: 'ProfileWallets' }
  /** Tokens of the account. */
  | { readonly name: 'Tokens' }
  /** One of that, by its contract or mint; without one, the currency of the network. */
  /** Or, with its id as well, one of a collection. */
  | { readonly name: 'Token'; readonly address?: string | undefined; readonly tokenId?: string | undefined }
  /** Activity of the account. */
  | { readonly name: 'Transactions' }
  | { readonly name: 'Networks' }
  | { readonly name: 'SwitchNetwork'; readonly networkId: CaipNetworkId }
  | { readonly name: 'UnsupportedChain' }
  | { readonly name: 'SIWXSignMessage' }
  | { readonly name: 'RegisterAccountName' }
  | { readonly name: 'RegisterAccountNameSuccess' }
  /** The account, shown to be paid. */
  | { readonly name: 'WalletReceive' }
  /** With what is filled in: on which network, its token by contract, the amount as a decimal text, and to whom. */
  | {
      readonly name: 'WalletSend'
      readonly networkId?: CaipNetworkId | undefined
      readonly token?: string | undefined
      readonly amount?: string | undefined
      readonly to?: string | undefined
    }
  /** Of what something is to be sent. */
  | { readonly name: 'WalletSendSelectToken' }
  /** Review of a transfer. */
  | { readonly name: 'WalletSendPreview' }
  /** Result of a transfer. */
  | { readonly name: 'WalletSendConfirmed' }
  /** The networks on which its address is good. */
  | { readonly name: 'WalletCompatibleNetworks' }
  /**
   * With what is filled in: on which network, what for what, each by its symbol or contract, and how much as a decimal
   * text.
   */
  | {
      readonly name: 'Swap'
      readonly networkId?: CaipNetworkId | undefined
      readonly from?: string | undefined
      readonly to?: string | undefined
      readonly amount?: string | undefined
    }
  /** The token to give, or to receive. */
  | { readonly name: 'SwapSelectToken'; readonly side: 'from' | 'to' }
  /** Review of a swap. */
  | { readonly name: 'SwapPreview' }
  /** Result of a swap. */
  | { readonly name: 'SwapConfirmed' }
  /** The ways to get something into the account. */
  | { readonly name: 'FundWallet' }
  /** Buying for money, with what is filled in: on which network, the symbol or contract, and what is paid. */
  | {
      readonly name: 'OnRampProviders'
      readonly networkId?: CaipNetworkId | undefined
      readonly purchaseCurrency?: string | undefined
      readonly paymentCurrency?: string | undefined
      readonly paymentAmount?: string | undefined
    }
  /** The currency to pay with. */
  | { readonly name: 'OnRampFiatSelect' }
  /** The currency to buy. */
  | { readonly name: 'OnRampTokenSelect' }
  /** A purchase that goes on in the seller's window. */
  | { readonly name: 'BuyInProgress' }
  | { readonly name: 'WhatIsABuy' }
  /** A request of the page waits for a yes; opened by the request itself. */
  | { readonly name: 'ApproveTransaction' }

export type RouteName = Route['name']
