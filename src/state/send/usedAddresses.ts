import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { isShortText, jsonKey, storageAtom } from '../core/storage'

const mostKept = 50

const usedKey = jsonKey('sendAddresses', (value) =>
  Array.isArray(value) ? value.filter(isShortText).slice(0, mostKept) : undefined,
)

const changesAtom = atom(0)

/** Whom this browser sent to before, the newest first. */
export const usedAddressesAtom = atom((get): readonly string[] => {
  get(changesAtom)
  return get(storageAtom).read(usedKey) ?? []
})

export const keepAddress = action(function keepAddress(get, set, address: string) {
  const others = (get(storageAtom).read(usedKey) ?? []).filter((one) => one !== address)
  get(storageAtom).write(usedKey, [address, ...others].slice(0, mostKept))
  set(changesAtom, (count) => count + 1)
})

/** Whether two addresses look the same where they are shortened, and are not. */
export function isLookAlike(one: string, other: string): boolean {
  const ends = (address: string) => `${address.replace(/^0x/i, '').slice(0, 4)}${address.slice(-4)}`.toLowerCase()
  const isEvm = one.startsWith('0x')
  const isSame = isEvm ? one.toLowerCase() === other.toLowerCase() : one === other
  return !isSame && ends(one) === ends(other)
}
