import { createElement, lazy, useState, type ComponentType } from 'react'
import { useValue } from '../hooks/PorticoProvider'
import { isPairingOnlyAtom } from '../state/wallets/connectRows'
import type { Route, RouteName } from '../state/core/route'
import Connect from './connection/Connect'
import ConnectingExternal from './connection/ConnectingExternal'
import type { ShellCopy } from './copy/useCopy'
import SelectChain from './connection/SelectChain'

/** What a connected view is given: its own route. */
export interface ViewProps<Name extends RouteName> {
  route: Extract<Route, { name: Name }>
}

type View<Name extends RouteName> = ComponentType<ViewProps<Name>>

interface Row<Name extends RouteName> {
  readonly View: View<Name>
  readonly title: (copy: ShellCopy) => string
}

const CodeAlone = late<'ConnectingWalletConnectBasic'>(() => import('./pairing/ConnectingWalletConnectBasic.late'))

/** Choose a wallet; where no wallet of this page can be chosen, the code to pair with. */
function ConnectOrCode(props: ViewProps<'Connect'>) {
  const view: ComponentType<ViewProps<'Connect'>> = useValue(isPairingOnlyAtom) ? (CodeAlone as never) : Connect
  return createElement(view, props)
}

const loadAccount = () => import('./account/Account.late')
const loadNetworkViews = () => import('./networks/networkViews.late')

/** Loads what somebody who is connected sees first. */
export const loadConnectedViews = () => Promise.all([loadAccount(), loadNetworkViews()])

/** Every route's view and title; a missing row or a view with other parameters does not compile. */
export const routes: { readonly [Name in RouteName]: Row<Name> } = {
  // Small views come with the shell: a chunk of each would cost a request, and a wait, for less than a kilobyte.
  Connect: { View: ConnectOrCode, title: (copy) => copy.connect.title },
  ConnectingExternal: { View: ConnectingExternal, title: (copy) => copy.connect.title },
  Account: { View: late(loadAccount), title: (copy) => copy.account.title },
  Networks: { View: ofNetworks('Networks'), title: (copy) => copy.networks.title },
  ConnectingWalletConnect: {
    View: late(() => import('./pairing/ConnectingWalletConnect.late')),
    title: (copy) => copy.connect.title,
  },
  ConnectingWalletConnectBasic: { View: CodeAlone, title: (copy) => copy.connect.title },
  AllWallets: { View: ofDirectory('AllWallets'), title: (copy) => copy.allWallets.title },
  WhatIsAWallet: { View: ofDirectory('WhatIsAWallet'), title: (copy) => copy.whatIsAWallet.title },
  GetWallet: { View: ofDirectory('GetWallet'), title: (copy) => copy.getWallet.title },
  Downloads: { View: ofDirectory('Downloads'), title: (copy) => copy.getWallet.title },
  SelectChain: { View: SelectChain, title: (copy) => copy.connect.title },
  SwitchActiveChain: { View: ofNetworks('SwitchActiveChain'), title: (copy) => copy.networks.title },
  SwitchNetwork: { View: ofNetworks('SwitchNetwork'), title: (copy) => copy.networks.title },
  ApproveTransaction: {
    View: late(() => import('./approvals/ApproveTransaction.late')),
    title: (copy) => copy.titles.approve,
  },
  UnsupportedChain: { View: ofNetworks('UnsupportedChain'), title: (copy) => copy.unsupported.title },
  SIWXSignMessage: { View: late(() => import('./signIn/SIWXSignMessage.late')), title: (copy) => copy.titles.signIn },
  RegisterAccountName: { View: ofNames('RegisterAccountName'), title: (copy) => copy.titles.registerName },
  RegisterAccountNameSuccess: {
    View: ofNames('RegisterAccountNameSuccess'),
    title: (copy) => copy.titles.registeredName,
  },
}

/** Choosing a name and having it: one chunk, which nobody loads ahead. */
const loadNames = () => import('./names/nameViews.late')

function ofNames<Name extends 'RegisterAccountName' | 'RegisterAccountNameSuccess'>(name: Name): View<Name> {
  return late(async () => ({ default: (await loadNames())[name] }))
}

type NetworkName = 'Networks' | 'SwitchActiveChain' | 'SwitchNetwork' | 'UnsupportedChain'

function ofNetworks<Name extends NetworkName>(name: Name): View<Name> {
  return late(async () => ({ default: (await loadNetworkViews())[name] as unknown as View<Name> }))
}

/** Views around the directory: one chunk, as who sees one of them soon sees another. */
const loadDirectory = () => import('./wallets/directoryViews.late')

type DirectoryName = 'AllWallets' | 'Downloads' | 'GetWallet' | 'WhatIsAWallet'

function ofDirectory<Name extends DirectoryName>(name: Name): View<Name> {
  // The module has each view under its route's name.
  return late(async () => ({ default: (await loadDirectory())[name] as unknown as View<Name> }))
}

/** A view that arrives when it is first shown, and is drawn at once when it was loaded ahead. */
function late<Name extends RouteName>(load: () => Promise<{ default: View<Name> }>): View<Name> {
  let here: View<Name> | null = null
  const keep = () =>
    load().then((module) => {
      here = module.default
      return module
    })
  return function Late(props) {
    // `lazy` keeps a failure for ever, so each mounting makes its own: mounting again is trying again.
    const [Inner] = useState(() => here ?? (lazy(keep) as unknown as View<Name>))
    return createElement(Inner, props)
  }
}
