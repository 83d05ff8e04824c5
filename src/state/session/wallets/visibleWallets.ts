import { atom, type Getter } from 'jotai/vanilla'
import type { Connector } from '../../../chains/adapter'
import type { Namespace } from '../../../chains/network'
import { connectionsAtom, connectorsAtom } from '../../core/visitor/connections'
import { recentWalletsAtom } from '../connection/attach'
import { configAtom } from '../../core/runtime'
import { platformAtom } from '../../core/platform'
import { requires } from '../../core/visitor/signIn'
import type { DirectoryWallet } from '../../../services/types'
import { normalizedName } from './walletName'

/** Why a wallet is worth a second look: another one says it is the same, or its name imitates one. */
export type WalletMark = 'twin' | 'lookAlike'

/** A wallet of this page: one row, whatever number of namespaces it speaks. */
export interface VisibleWallet extends Connector {
  readonly isRecent: boolean
  /** This browser has it; false for one that the host brings. */
  readonly isInstalled: boolean
  /** One for each namespace it speaks; more than one only for type MULTI_CHAIN. */
  readonly connectors: readonly Connector[]
}

interface Marked {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
}

/** True where a host's list names a wallet, by its id, its rdns or its name in any case. */
function isNamed(list: readonly string[], { id, name, rdns }: Marked): boolean {
  const marks = [id, name, rdns].map((mark) => mark?.toLowerCase())
  return list.some((entry) => marks.includes(entry.toLowerCase()))
}

/** True for a wallet that the host excludes. */
export function isExcluded(get: Getter, wallet: Marked): boolean {
  return isNamed(get(configAtom).excludeWallets, wallet)
}

/** Ids of the directory, which say nothing of the wallets of a browser. */
const directoryId = /^[0-9a-f]{64}$/

/** True for a wallet of this browser that the host includes, or does not mention. */
function isIncluded(get: Getter, wallet: Connector): boolean {
  const named = get(configAtom).directory?.includeWallets?.filter((entry) => !directoryId.test(entry)) ?? []
  return named.length === 0 || wallet.type === 'EXTERNAL' || isNamed(named, wallet)
}

/** Wallets that the adapters found, without those that could not sign in where that is required. */
export const offeredAtom = atom((get) => {
  const { siwx } = get(configAtom)
  return get(connectorsAtom).filter(({ signsMessages = true }) => signsMessages || !siwx || !requires(siwx))
})

/**
 * The wallets a visitor sees: by the host's rules, recent ones first, each wallet once.
 * @example
 * const wallets = useValue(visibleWalletsAtom)
 */
export const visibleWalletsAtom = atom((get): readonly VisibleWallet[] => {
  const recent = get(recentWalletsAtom)
  const rank = ({ connectors }: VisibleWallet) => {
    const place = recent.findIndex(({ id }) => connectors.some((connector) => connector.id === id))
    return place < 0 ? recent.length : place
  }
  const wallets = get(offeredAtom).filter(
    (wallet) => !isHiddenBrowserWallet(get, wallet) && !isExcluded(get, wallet) && isIncluded(get, wallet),
  )
  return merge(wallets)
    .map((wallet) => ({ ...wallet, isRecent: rank(wallet) < recent.length }))
    .sort((one, other) => rank(one) - rank(other))
})

/** The visible wallets that speak a namespace, or all. */
export function getVisibleWallets(get: Getter, namespace?: Namespace): readonly VisibleWallet[] {
  return get(visibleWalletsAtom).filter(
    ({ connectors }) => !namespace || connectors.some((connector) => connector.namespace === namespace),
  )
}

/** The chains that one wallet of this page speaks. */
export function getSelectableChains(get: Getter, walletId: string) {
  const wallet = get(visibleWalletsAtom).find(({ id }) => id === walletId)
  const connections = get(connectionsAtom)
  const chains = (wallet?.connectors ?? []).map(({ namespace }) => ({
    namespace,
    isConnected: connections[namespace]?.status === 'connected',
  }))
  return { wallet: { name: wallet?.name ?? walletId, icon: wallet?.icon }, chains }
}

/** The wallet of this page that a wallet of the directory is. */
export function getInstalledWallet(
  get: Getter,
  { name, rdns }: Pick<DirectoryWallet, 'name' | 'rdns'>,
  namespace?: Namespace,
): Connector | undefined {
  return get(offeredAtom).find(
    (one) =>
      (!namespace || one.namespace === namespace) &&
      ((rdns !== undefined && one.rdns === rdns) || normalizedName(one.name) === normalizedName(name)),
  )
}

/** One row for each wallet: by rdns within a namespace, by name across namespaces. */
function merge(wallets: readonly Connector[]): readonly VisibleWallet[] {
  const rows: Connector[][] = []
  for (const wallet of wallets) {
    const twin = rows.find((row) => row.some((other) => isTwin(wallet, other)))
    if (twin) continue
    const isDoubled = (one: Connector) => wallets.some((other) => isDouble(one, other))
    const other = isDoubled(wallet)
      ? undefined
      : rows.find((row) => row.every((each) => isSibling(wallet, each) && !isDoubled(each)))
    if (other) other.push(wallet)
    else rows.push([wallet])
  }
  return rows.map((connectors) => {
    const [first] = connectors as [Connector, ...Connector[]]
    const icon = connectors.find((each) => each.icon)?.icon
    const isMulti = connectors.length > 1
    const isInstalled = connectors.some(({ type }) => type !== 'EXTERNAL')
    return { ...first, ...(isMulti && { type: 'MULTI_CHAIN', icon }), isRecent: false, isInstalled, connectors }
  })
}

// Found twice in one namespace: the first one counts.
function isTwin(one: Connector, other: Connector): boolean {
  if (one.namespace !== other.namespace || isDouble(one, other)) return false
  return one.id === other.id || (one.rdns !== undefined && one.rdns === other.rdns)
}

/** Two wallets that announced themselves under one rdns: both are shown, and it is not known which one is another's sibling. */
function isDouble(one: Connector, other: Connector): boolean {
  const areAnnounced = one.type === 'ANNOUNCED' && other.type === 'ANNOUNCED'
  return areAnnounced && one.id !== other.id && one.rdns !== undefined && one.rdns === other.rdns
}

function isSibling(one: Connector, other: Connector): boolean {
  return (
    one.namespace !== other.namespace &&
    one.type !== 'INJECTED' &&
    other.type !== 'INJECTED' &&
    normalizedName(one.name) === normalizedName(other.name)
  )
}

/**
 * An injected wallet that only calls itself 'Browser Wallet' is hidden on desktop. On
 * mobile, where an in-app browser injects its own wallet, it is hidden when nothing is installed;
 * the adapter lists it only when something is.
 */
function isHiddenBrowserWallet(get: Getter, wallet: Connector): boolean {
  return wallet.type === 'INJECTED' && wallet.name === 'Browser Wallet' && !get(platformAtom).isMobile
}
