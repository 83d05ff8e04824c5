import { atom } from 'jotai/vanilla'
import { configAtom } from '../core/env'
import { platformAtom } from '../core/platform'

/** The host's app as people know it: by its name, or by the address of its page. */
export const appAtom = atom((get): { readonly name: string; readonly icon?: string | undefined } => {
  const { metadata } = get(configAtom)
  if (metadata) return { name: metadata.name, icon: metadata.icons?.[0] }
  return { name: new URL(get(platformAtom).href()).host }
})
