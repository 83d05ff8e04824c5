import { createElement, useEffect, useState, type ComponentType } from 'react'
import { useValue } from '../hooks/PorticoProvider'
import { isPairingOnlyAtom } from '../state/session/wallets/connectRows'
import type { Route, RouteName } from '../state/core/route'
import Connect from './session/connection/Connect'
import ConnectingExternal from './session/connection/ConnectingExternal'
import type { ShellCopy } from './copy/useCopy'
import { LoadingView } from './shell/feedback/LoadingView'
import {
  account,
  activity,
  directory,
  embedded,
  names,
  networks,
  onramp,
  pairing,
  part,
  receive,
  send,
  swap,
  tokens,
  type Part,
} from './parts/lateParts'

/** Props of a connected view: its own route. */
export interface ViewProps<Name extends RouteName> {
  route: Extract<Route, { name: Name }>
}

type View<Name extends RouteName> = ComponentType<ViewProps<Name>>

/** A section of the words that has a title. */
type Titled = {
  [Key in keyof ShellCopy]: ShellCopy[Key] extends { readonly title: string } ? Key : never
}[keyof ShellCopy]

/** One of `titles` in the words, or a section with a title of its own. */
type Title = keyof ShellCopy['titles'] | Titled

interface Row<Name extends RouteName> {
  readonly View: View<Name>
  readonly title: Title
}

/** Code with the view of a route, by the name of the route or as its default. */
type LateView<Name extends RouteName> = Part<{ readonly [Each in Name]: View<Each> } | { readonly default: View<Name> }>

const CodeAlone: View<'ConnectingWalletConnectBasic'> = late(
  part(() => import('./session/pairing/ConnectingWalletConnectBasic.late')),
)

/** Choose a wallet; where no wallet of this page can be chosen, the code to pair with. */
function ConnectOrCode(props: ViewProps<'Connect'>) {
  const view: ComponentType<ViewProps<'Connect'>> = useValue(isPairingOnlyAtom) ? (CodeAlone as never) : Connect
  return createElement(view, props)
}

/** Loads the views that a connected visitor sees first. */
export const loadConnectedViews = () => Promise.all([account.load(), networks.load()])

/** Every route's view and title; a missing row or a view with other parameters does not compile. */
export const routes: { readonly [Name in RouteName]: Row<Name> } = {
  // Small views come with the shell: a chunk of each would cost a request, and a wait, for less than a kilobyte.
  Connect: { View: ConnectOrCode, title: 'connect' },
  ConnectingExternal: { View: ConnectingExternal, title: 'connect' },
  Account: row(account, 'account'),
  ProfileWallets: row(networks, 'wallets'),
  Tokens: row(tokens, 'tokens'),
  Token: row(tokens, 'token'),
  Transactions: row(activity, 'activity'),
  Networks: row(networks, 'networks'),
  ConnectingWalletConnect: row(pairing, 'connect'),
  ConnectingWalletConnectBasic: { View: CodeAlone, title: 'connect' },
  ConnectingEmbedded: row(embedded, 'passkey'),
  EmbeddedRequest: row(embedded, 'approve'),
  AllWallets: row(directory, 'allWallets'),
  WhatIsAWallet: row(directory, 'whatIsAWallet'),
  GetWallet: row(directory, 'getWallet'),
  Downloads: row(directory, 'getWallet'),
  SelectChain: row(networks, 'connect'),
  SwitchActiveChain: row(networks, 'networks'),
  SwitchNetwork: row(networks, 'networks'),
  ApproveTransaction: row(
    part(() => import('./session/approvals/ApproveTransaction.late')),
    'approve',
  ),
  UnsupportedChain: row(networks, 'unsupported'),
  SIWXSignMessage: row(
    part(() => import('./session/signIn/SIWXSignMessage.late')),
    'signIn',
  ),
  RegisterAccountName: row(names, 'registerName'),
  RegisterAccountNameSuccess: row(names, 'registeredName'),
  WalletReceive: row(receive, 'receive'),
  WalletSend: row(send, 'send'),
  WalletSendSelectToken: row(send, 'tokens'),
  WalletSendPreview: row(send, 'sendPreview'),
  WalletSendConfirmed: row(send, 'send'),
  Swap: row(swap, 'swap'),
  SwapSelectToken: row(swap, 'tokens'),
  SwapPreview: row(swap, 'swapPreview'),
  SwapConfirmed: row(swap, 'swap'),
  FundWallet: row(onramp, 'fundWallet'),
  OnRampProviders: row(onramp, 'buyProviders'),
  OnRampFiatSelect: row(onramp, 'buyFiat'),
  OnRampTokenSelect: row(onramp, 'buyToken'),
  BuyInProgress: row(onramp, 'buy'),
  WhatIsABuy: row(onramp, 'whatIsABuy'),
  WalletCompatibleNetworks: row(receive, 'goodNetworks'),
}

/** A late view and its title. */
function row<Name extends RouteName>(code: NoInfer<LateView<Name>>, title: Title): Row<Name> {
  return { View: late(code), title }
}

/** The title of a view, in the words of the visitor. */
export function titleOf(copy: ShellCopy, name: RouteName): string {
  const { title } = routes[name]
  const titles: Partial<Record<Title, string>> = copy.titles
  return titles[title] ?? copy[title as Titled].title
}

/** The view of a route, which arrives with its part when it is first shown, and is drawn at once when its code is here. */
function late<Name extends RouteName>(code: NoInfer<LateView<Name>>): View<Name> {
  const read = (name: Name): View<Name> | undefined => {
    const views = code.module as Partial<Record<Name | 'default', View<Name>>> | null
    return views?.[name] ?? views?.default
  }
  return function Late(props) {
    const { name } = props.route
    const [Inner, show] = useState(() => read(name))
    // Not by `lazy`: React shows nothing new for 300 ms after a fallback. What fails is thrown where it would be drawn,
    // and mounting again tries again.
    useEffect(() => {
      if (Inner) return
      code.load().then(
        () => show(() => read(name)),
        (error: unknown) =>
          show(() => {
            throw error
          }),
      )
    }, [Inner, name])
    return createElement((Inner ?? LoadingView) as View<Name>, props)
  }
}
