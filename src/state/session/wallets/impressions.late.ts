import { atom, type Getter } from 'jotai/vanilla'
import { action } from '../../core/action'
import { emit, type WalletImpression } from '../../core/events'
import type { PorticoStore } from '../../core/env'
import { onDestroy, perStore, runtimeAtom } from '../../core/runtime'
import { isOpenAtom, routerAtom } from '../../shell/router/stack'
import { routeAtom } from '../../shell/router/navigation'
import { getWalletRows, type WalletRow } from './connectRows'
import { getWalletById } from './recommended'

const shownAtom = atom((get): readonly WalletImpression[] => {
  const { isOpen, embeds } = get(routerAtom)
  const route = get(routeAtom)
  if (!(isOpen || embeds > 0) || route.name !== 'Connect') return []
  return getWalletRows(get, route.namespace).flatMap(impressionOf)
})

/** The wallets that All wallets shows. */
interface Found {
  readonly query: string
  readonly wallets: readonly { readonly id: string; readonly name: string; readonly isCertified: boolean }[]
}

/** The wallets of the directory that were told of since the modal opened, by search and id. */
const toldOfDirectory = perStore<{ keys: Set<string> }>()

/** Tells of each wallet of the directory that came into sight, once for each search until the modal closes. */
export const tellOfDirectory = action(function tellOfDirectory(get, set, found: Found, ids: readonly string[]) {
  const { wallets, query } = found
  const keys = (toldOfDirectory(get).keys ??= keysUntilClosed(get))
  const items = wallets.flatMap(({ id, name, isCertified }, displayIndex): readonly WalletImpression[] => {
    const key = `${query} ${id}`
    if (!ids.includes(id) || keys.has(key)) return []
    keys.add(key)
    const walletRank = getWalletById(get, id)?.order
    const impression = {
      name,
      walletRank,
      explorerId: id,
      view: 'AllWallets',
      displayIndex,
      certified: isCertified,
    } as const
    return [query ? { ...impression, query } : impression]
  })
  if (items.length > 0) set(emit, { type: 'track', event: 'WALLET_IMPRESSION_V2', properties: { items } })
})

function keysUntilClosed(get: Getter): Set<string> {
  const keys = new Set<string>()
  const { store } = get(runtimeAtom)
  const forget = () => !store.get(isOpenAtom) && keys.clear()
  onDestroy(get, store.sub(isOpenAtom, forget))
  return keys
}

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
