import { createElement, lazy, useState, type ComponentType } from 'react'
import type { Route, RouteName } from '../state/router'
import Connect from './connect/Connect'
import type { Copy } from './copy/en'
import { loadAccount } from './modal/load'

/** What a connected view is given: its own route. */
export interface ViewProps<Name extends RouteName> {
  route: Extract<Route, { name: Name }>
}

type View<Name extends RouteName> = ComponentType<ViewProps<Name>>

interface Row<Name extends RouteName> {
  /** Loads the view ahead of time. */
  readonly load: () => Promise<unknown>
  readonly View: View<Name>
  readonly title: (copy: Copy) => string
}

/** Every route's view and title; a missing row or a view with other parameters does not compile. */
export const routes: { readonly [Name in RouteName]: Row<Name> } = {
  Connect: { load: () => Promise.resolve(), View: Connect, title: (copy) => copy.connect.title },
  ConnectingExternal: row(() => import('./connect/ConnectingExternal'), (copy) => copy.connect.title),
  Account: row(loadAccount, (copy) => copy.account.title),
  Networks: row(() => import('./network/Networks'), (copy) => copy.networks.title),
  SwitchNetwork: row(() => import('./network/SwitchNetwork'), (copy) => copy.networks.title),
  UnsupportedChain: row(() => import('./network/UnsupportedChain'), (copy) => copy.unsupported.title),
}

/** A view that arrives when it is first shown, and is drawn at once when it was loaded ahead. */
function row<Name extends RouteName>(
  load: () => Promise<{ default: View<Name> }>,
  title: (copy: Copy) => string,
): Row<Name> {
  let here: View<Name> | null = null
  const ahead = () =>
    load().then((module) => {
      here = module.default
      return module
    })
  function Late(props: ViewProps<Name>) {
    // `lazy` keeps a failure for ever, so each mounting makes its own: mounting again is trying again.
    const [Inner] = useState(() => here ?? (lazy(ahead) as unknown as View<Name>))
    return createElement(Inner, props)
  }
  return { load: ahead, View: Late, title }
}
