import { atom, type Getter } from 'jotai/vanilla'
import { readPictureUrl } from '../../../chains/pictureUrl'
import { readWebLink } from '../../../services/wallets/links'
import type { WalletHandle } from '../../../chains/adapter'
import { isRecord } from '../../../chains/guards'
import type { CaipAddress, CaipNetworkId } from '../../../chains/network'
import { accountAtom } from '../../session/account/account'
import { action, nameAtoms } from '../../core/action'
import type { OpenedWindow } from '../../core/env'
import { platformAtom } from '../../core/platform'
import { parseMessage } from '../../core/pages/parseMessage'
import { configAtom, envAtom, onDestroy, perStore } from '../../core/runtime'
import { isShortText, jsonKey, storageAtom } from '../../core/storage'
import { plainAddress } from '../../core/visitor/connections'
import { buyingHandleAtom } from './draft'

/** A purchase that was begun here. */
export interface Purchase {
  readonly id: string
  /** The receiving account. */
  readonly account: CaipAddress
  readonly networkId: CaipNetworkId
  /** Contract, or mint; left out for the network's own currency. */
  readonly token?: string | undefined
  readonly symbol: string
  readonly provider: { readonly id: string; readonly name: string; readonly image?: string | undefined }
  /** Decimal texts: what is paid, and by the quote what arrives. */
  readonly paymentAmount: string
  readonly paymentCurrency: string
  readonly purchaseAmount?: string | undefined
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  /**
   * `opening`: its page is being made; `waiting`: it goes on there; `closed`: the window is gone, or out of sight, and
   * it cannot be told; `blocked`: the browser opened none; `unavailable`: there is no page.
   */
  readonly status: 'opening' | 'waiting' | 'closed' | 'blocked' | 'unavailable' | 'success' | 'failed'
  /** The seller's page. */
  readonly url?: string | undefined
  /** The source's id for its progress. */
  readonly sessionId?: string | undefined
  /** The account's balance of it before, in the smallest unit. */
  readonly had?: string | undefined
  /** Of the transfer to the account. */
  readonly txHash?: string | undefined
}

/** The longest wait, in milliseconds. */
const longestMs = 24 * 3_600_000

export const purchaseKey = jsonKey('onramp', readPurchase)

/** With the connection it was begun in: with that it ends. */
const heldAtom = atom<{ readonly purchase: Purchase | null; readonly handle?: WalletHandle | undefined } | null>(null)
const windows = perStore<{ window: OpenedWindow | null; isFollowing: true; isRecalled: true }>()

/** True where the window of the purchase can be brought to the front. */
const hasWindowAtom = atom(false)
export const canFocusAtom = atom((get) => get(hasWindowAtom))

/** The last purchase into the account in use, also from another tab; null without one. */
export const currentPurchaseAtom = atom((get): Purchase | null => {
  const { purchase, handle } = get(heldAtom) ?? {}
  const address = get(accountAtom)?.address
  if (!purchase || plainAddress(purchase.account) !== address) return null
  if (handle !== undefined && handle !== get(buyingHandleAtom)) return null
  return get(envAtom).clock.now() - purchase.startedAt > longestMs ? null : purchase
})

/** Takes up what was begun before a reload, and follows what other tabs of this origin begin or hear. */
export const recallPurchase = action(function recallPurchase(get, set) {
  const held = windows(get)
  if (!held.isRecalled) {
    held.isRecalled = true
    const purchase = get(storageAtom).read(purchaseKey) ?? null
    set(heldAtom, (now) => now ?? { purchase, handle: get(buyingHandleAtom) })
  }
  if (held.isFollowing) return
  held.isFollowing = true
  const stopping = new AbortController()
  onDestroy(get, () => stopping.abort())
  get(envAtom).followStorage?.((change) => {
    const told = parseMessage(get, purchaseKey, change)
    if (told) set(heldAtom, { purchase: told, handle: get(buyingHandleAtom) })
  }, stopping.signal)
})

/** Begins another purchase, with its window. */
export const beginPurchase = action(function beginPurchase(
  get,
  set,
  purchase: Purchase | null,
  window: OpenedWindow | null,
) {
  const held = windows(get)
  if (held.window !== window) held.window?.close()
  Object.assign(held, { window, isRecalled: true })
  set(hasWindowAtom, window !== null)
  set(heldAtom, { purchase, handle: get(buyingHandleAtom) })
  if (purchase) get(storageAtom).write(purchaseKey, purchase)
  else get(storageAtom).remove(purchaseKey)
})

/** Changes a purchase, unless another took its place. Says whether it did. */
export const changePurchase = action(function changePurchase(get, set, id: string, change: Partial<Purchase>): boolean {
  const now = get(currentPurchaseAtom)
  if (now?.id !== id) return false
  const next = { ...now, ...change }
  set(heldAtom, (held) => ({ ...held, purchase: next }))
  get(storageAtom).write(purchaseKey, next)
  return true
})

export const windowOf = (get: Getter): OpenedWindow | null => windows(get).window ?? null

/** Its window is gone. */
export const forgetWindow = action(function forgetWindow(get, set) {
  windows(get).window = null
  set(hasWindowAtom, false)
})

const statuses: readonly unknown[] = [
  'opening',
  'waiting',
  'closed',
  'blocked',
  'unavailable',
  'success',
  'failed',
] satisfies Purchase['status'][]

const isOptional = (value: unknown, most: number) =>
  value === undefined || (typeof value === 'string' && value.length <= most)

/** Reads a purchase that another page may have written, or a person. */
function readPurchase(value: unknown): Purchase | undefined {
  if (!isRecord(value) || !isRecord(value.provider)) return undefined
  const { id, account, networkId, symbol, provider, paymentAmount, paymentCurrency, startedAt, status } = value
  const isNamed = [id, symbol, provider.id, provider.name, paymentCurrency].every(isShortText)
  const isPlaced =
    typeof networkId === 'string' &&
    /^(eip155|solana):[\w-]{1,32}$/.test(networkId) &&
    isShortText(account) &&
    account.startsWith(`${networkId}:`)
  const isTold = isOptional(value.token, 128) && isOptional(value.sessionId, 500) && isOptional(value.txHash, 128)
  const isCounted =
    /^(\d+(\.\d+)?)?$/.test(`${paymentAmount as string}`) &&
    [value.had, value.purchaseAmount].every((one) => one === undefined || /^\d{1,78}(\.\d+)?$/.test(`${one as string}`))
  const isLed = value.url === undefined || readWebLink(value.url, 8_000) !== undefined
  if (!isNamed || !isPlaced || !isTold || !isCounted || !isLed) return undefined
  if (!Number.isSafeInteger(startedAt) || !statuses.includes(status)) return undefined
  // A picture that cannot be shown is left out; the purchase itself must not be lost.
  const image = readPictureUrl(provider.image)
  const purchase = { ...value, provider: { ...provider, image } } as unknown as Purchase
  // Its page was being made by a page that is gone.
  return status === 'opening' ? { ...purchase, status: 'unavailable' } : purchase
}

/** The address that a seller's page comes back to. */
export function redirectOf(get: Getter): string {
  const page = get(platformAtom).href()
  return get(configAtom).onramp?.redirectUrl ?? page.replace(/[?#].*$/s, '')
}

nameAtoms({ currentPurchaseAtom })
