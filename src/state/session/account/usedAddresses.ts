import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { isShortText, jsonKey, storageAtom } from '../../core/storage'
import { truncateAddress } from '../../core/format/address'

const mostKept = 50

const usedKey = jsonKey('sendAddresses', (value) =>
  Array.isArray(value) ? value.filter(isShortText).slice(0, mostKept) : undefined,
)

const changesAtom = atom(0)

/** The addresses that this browser sent to before, the newest first. */
export const usedAddressesAtom = atom((get): readonly string[] => {
  get(changesAtom)
  return get(storageAtom).read(usedKey) ?? []
})

export const keepAddress = action(function keepAddress(get, set, address: string) {
  const others = (get(storageAtom).read(usedKey) ?? []).filter((one) => one !== address)
  get(storageAtom).write(usedKey, [address, ...others].slice(0, mostKept))
  set(changesAtom, (count) => count + 1)
})

/** True where two texts are one address: the case of EVM addresses is a checksum. */
export function isSameAddress(one: string, other: string): boolean {
  return /^0x/i.test(one) ? one.toLowerCase() === other.toLowerCase() : one === other
}

/** An address as it is displayed: shortened as in our views, and with four characters at each end as in other apps. */
const looksOf = (address: string) => [
  truncateAddress(address),
  truncateAddress(address.replace(/^0x/i, ''), { start: 4, end: 4 }),
]

/** True if two different addresses look the same when shortened. */
export function isLookAlike(one: string, other: string): boolean {
  if (isSameAddress(one, other)) return false
  const theirs = looksOf(other.toLowerCase())
  return looksOf(one.toLowerCase()).some((look, index) => look === theirs[index])
}

/** Finds the first address in a list that looks like the given one. */
export function findLookAlike(address: string, known: readonly string[]): string | undefined {
  return known.some((one) => isSameAddress(one, address)) ? undefined : known.find((one) => isLookAlike(one, address))
}
