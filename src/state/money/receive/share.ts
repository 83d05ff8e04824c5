import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { platformAtom } from '../../core/platform'

/** Opens the device's own sheet for sharing a text; null where it has none. */
export const shareAtom = atom((get) => {
  const { share } = get(platformAtom)
  if (share) return share
  return typeof navigator === 'object' && navigator.share ? (text: string) => navigator.share({ text }) : null
})

/** Opens the device's sheet for sharing with a text; who closes it again has shared nothing, which is no failure. */
export const shareText = action(function shareText(get, _set, text: string) {
  get(shareAtom)?.(text).catch(() => undefined)
})
