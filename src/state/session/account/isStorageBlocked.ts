import { atom } from 'jotai/vanilla'
import { envAtom } from '../../core/runtime'

/** True where this browser keeps nothing for the page, so that its visitor connects again after a reload. */
export const isStorageBlockedAtom = atom((get): boolean => {
  const { storage, platform } = get(envAtom)
  try {
    // On a page of its own, what stands in for a blocked storage would pass; reading the property itself throws there.
    const keeper = platform ? storage : localStorage
    const key = 'portico/probe'
    keeper.setItem(key, key)
    const isKept = keeper.getItem(key) === key
    keeper.removeItem(key)
    return !isKept
  } catch {
    return true
  }
})
