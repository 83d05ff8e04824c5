import type { BuyEvent, ClickEvent, OpenEvent } from '../../core/events'
import type { RouteName } from '../../core/route'

/** The rules of a view. */
interface RouteRules {
  /** Without an account, the home view is shown in its place. */
  readonly needsAccount?: true
  /** Stays open after connecting, signing in or another network, as those are steps towards it. */
  readonly resumes?: true
  /** Asks the visitor a question: there is no way back, and no closing while sign-in is due. */
  readonly isPrompt?: true
  /** Covers another view without leaving it. */
  readonly isOverlay?: true
  /** Cannot be closed while the network in use is blocked. */
  readonly leavesNetwork?: true
  /** Belongs to swapping: the networks opened from it are those to swap on. */
  readonly isOfSwap?: true
  /** Shows the end of a transaction. */
  readonly showsResult?: true
  /** Tracked when the visitor goes to it by a press. */
  readonly click?: ClickEvent
  /** Tracked with the network in use when it is opened, by the visitor or by the host. */
  readonly opened?: OpenEvent
  /** Tracked when it is opened, by the visitor or by the host. */
  readonly selected?: BuyEvent
}

const account = { needsAccount: true } as const
const task = { needsAccount: true, resumes: true } as const
const swap = { ...task, isOfSwap: true } as const

/** The rules of every view; a missing row does not compile. */
const rows = {
  Connect: {},
  ConnectingExternal: {},
  ConnectingWalletConnect: {},
  ConnectingWalletConnectBasic: {},
  ConnectingEmbedded: {},
  EmbeddedRequest: { isPrompt: true, isOverlay: true },
  AllWallets: { click: 'CLICK_ALL_WALLETS' },
  WhatIsAWallet: { click: 'CLICK_WALLET_HELP' },
  GetWallet: { click: 'CLICK_GET_WALLET_HELP' },
  Downloads: {},
  SelectChain: {},
  SwitchActiveChain: {},
  Account: account,
  ProfileWallets: account,
  Tokens: task,
  Token: task,
  Transactions: { ...task, click: 'CLICK_TRANSACTIONS' },
  Networks: { click: 'CLICK_NETWORKS' },
  SwitchNetwork: { leavesNetwork: true },
  UnsupportedChain: { leavesNetwork: true },
  SIWXSignMessage: { isPrompt: true },
  ApproveTransaction: { isPrompt: true, isOverlay: true },
  RegisterAccountName: account,
  RegisterAccountNameSuccess: account,
  WalletReceive: task,
  WalletSend: { ...task, opened: 'OPEN_SEND' },
  WalletSendSelectToken: task,
  WalletSendPreview: task,
  WalletSendConfirmed: { ...task, showsResult: true },
  WalletCompatibleNetworks: task,
  Swap: { ...swap, click: 'CLICK_CONVERT', opened: 'OPEN_SWAP' },
  SwapSelectToken: { ...swap, click: 'CLICK_SELECT_TOKEN_TO_SWAP' },
  SwapPreview: swap,
  SwapConfirmed: { ...swap, showsResult: true },
  FundWallet: task,
  OnRampProviders: { ...task, selected: 'SELECT_BUY_CRYPTO' },
  OnRampFiatSelect: task,
  OnRampTokenSelect: task,
  BuyInProgress: account,
  WhatIsABuy: { selected: 'SELECT_WHAT_IS_A_BUY' },
} as const satisfies Record<RouteName, RouteRules>

/** The rules of each view by its name. Hosts in plain JavaScript ask for any name: one that is not there has no rules. */
export const routeRules: Readonly<Partial<Record<RouteName, RouteRules>>> = rows
