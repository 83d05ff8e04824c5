import { atom } from 'jotai/vanilla'
import type { Connector } from '../../chains/adapter'
import { isRecord } from '../../chains/guards'
import type { Namespace } from '../../chains/network'
import { action } from '../core/action'
import { isShortText, jsonKey, storageAtom, type WalletRecord } from '../core/storage'

const recentWalletsMax = 2

export const recentWalletsKey = jsonKey('recentWallets', (value) =>
  Array.isArray(value) ? value.filter(isWalletRecord).slice(0, recentWalletsMax) : undefined,
)

const foundAtom = atom<Partial<Record<Namespace, readonly Connector[]>>>({})
const recentAtom = atom<readonly WalletRecord[] | null>(null)

/** Everything the adapters found, before any rule. */
export const connectorsAtom = atom((get): readonly Connector[] => Object.values(get(foundAtom)).flat())

/** At most two wallets, newest first. */
export const recentWalletsAtom = atom(
  (get): readonly WalletRecord[] => get(recentAtom) ?? get(storageAtom).read(recentWalletsKey) ?? [],
)

/** An adapter's whole list. */
export const connectorsFound = action(function connectorsFound(
  _get,
  set,
  namespace: Namespace,
  connectors: readonly Connector[],
) {
  return set(foundAtom, (found) => ({ ...found, [namespace]: connectors }))
})

/** Puts a wallet first in the recent list. */
export const rememberWallet = action(function rememberWallet(get, set, { id, name, rdns }: WalletRecord) {
  const others = get(recentWalletsAtom).filter((record) => record.id !== id)
  const recent = [{ id, name, rdns }, ...others].slice(0, recentWalletsMax)
  set(recentAtom, recent)
  get(storageAtom).write(recentWalletsKey, recent)
})

function isWalletRecord(value: unknown): value is WalletRecord {
  return isRecord(value) && isShortText(value.id) && isShortText(value.name)
}
