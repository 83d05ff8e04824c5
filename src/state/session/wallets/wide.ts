import { atom, type Getter } from 'jotai/vanilla'
import { action } from '../../core/action'
import { platformAtom } from '../../core/platform'
import type { Route } from '../../core/route'
import { getWalletById } from './recommended'
import { visibleWalletsAtom } from './visibleWallets'
import { connectAttemptAtom } from '../connection/connect'
import { back, canGoBackAtom, navigateOnce, routeAtom } from '../../shell/router/navigation'
import { homeRouteAtom, routerAtom } from '../../shell/router/stack'

// Two cards of 360 px, and room around them.
const wideQuery = '(min-width: 780px)'

/** True where the window has room for two panes, and how to follow that. */
export const wideWindowAtom = atom((get) => {
  const { matchMedia = (query: string) => window.matchMedia(query) } = get(platformAtom)
  const read = () => matchMedia(wideQuery)
  return {
    isWide: () => read().matches,
    follow: (run: () => void) => {
      const watch = read()
      watch.addEventListener('change', run)
      return () => watch.removeEventListener('change', run)
    },
  }
})

const besideList: ReadonlySet<string> = new Set<Route['name']>([
  'Connect',
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'AllWallets',
  'WhatIsAWallet',
  'GetWallet',
  'Downloads',
  'SelectChain',
])

/** The list of wallets that the current view was reached from, and stands beside; null where it was from none. */
export const listRouteAtom = atom((get): Extract<Route, { name: 'Connect' }> | null => {
  if (!besideList.has(get(routeAtom).name)) return null
  const lists = [get(homeRouteAtom), ...get(routerAtom).stack].filter((route) => route.name === 'Connect')
  return lists.at(-1) ?? null
})

/** Back to that list, so that what is picked takes the place of what was picked before; whether there was something. */
export const clearPick = action(function clearPick(get, set): boolean {
  const isPicked = get(routeAtom).name !== 'Connect'
  while (get(routeAtom).name !== 'Connect' && get(canGoBackAtom)) set(back)
  return isPicked
})

/** Shows at once who is asked, or what stands beside a list of which nothing is picked would be seen for a moment. */
export const showAsked = action(function showAsked(get, set) {
  const asked = get(connectAttemptAtom)?.subject
  if (asked !== undefined) set(navigateOnce, { name: 'ConnectingExternal', connectorId: asked })
})

/** The wallet that a view is about; null where it is about none. */
export function getRouteWallet(get: Getter, route: Route): { readonly id: string; readonly name: string } | null {
  const visible = get(visibleWalletsAtom)
  if (route.name === 'ConnectingExternal')
    return visible.find(({ connectors }) => connectors.some(({ id }) => id === route.connectorId)) ?? null
  const id = 'walletId' in route ? route.walletId : undefined
  return id === undefined ? null : (visible.find((wallet) => wallet.id === id) ?? getWalletById(get, id) ?? null)
}
