import { atom } from 'jotai/vanilla'
import { emit, type WalletImpression } from '../core/events'
import type { PorticoStore } from '../core/env'
import { onDestroy, runtimeAtom } from '../core/runtime'
import { routeAtom, routerAtom } from '../router/stack'
import { getWalletRows, type WalletRow } from './connectRows'

const shownAtom = atom((get): readonly WalletImpression[] => {
  const { isOpen, embeds } = get(routerAtom)
  const route = get(routeAtom)
  if (!(isOpen || embeds > 0) || route.name !== 'Connect') return []
  return getWalletRows(get, route.namespace).flatMap(impressionOf)
})

/** Tells of each wallet of the first view once for each time that the view is shown. */
export function watchImpressions(store: PorticoStore): void {
  let told = new Set<string>()
  const look = () => {
    const shown = store.get(shownAtom)
    if (shown.length === 0) told = new Set()
    const items = shown.filter((item) => !told.has(keyOf(item)))
    for (const item of items) told.add(keyOf(item))
    if (items.length > 0) store.set(emit, { type: 'track', event: 'WALLET_IMPRESSION_V2', properties: { items } })
  }
  if (!store.get(runtimeAtom).stoppers) return
  onDestroy(store.get, store.sub(shownAtom, look))
  look()
}

function impressionOf(row: WalletRow, displayIndex: number): readonly WalletImpression[] {
  if (row.kind === 'visible') {
    const { name, rdns } = row.wallet
    return [{ name, rdnsId: rdns, view: 'Connect', displayIndex }]
  }
  if (row.kind !== 'directory') return []
  const { name, id, order, badge } = row.wallet
  return [{ name, walletRank: order, explorerId: id, view: 'Connect', displayIndex, certified: badge === 'certified' }]
}

function keyOf({ name, explorerId, rdnsId }: WalletImpression): string {
  return explorerId ?? rdnsId ?? name
}
