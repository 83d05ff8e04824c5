import { atom } from 'jotai/vanilla'
import { configAtom } from '../../core/runtime'
import { featuresAtom } from './loadProject'
import { isOwnOff } from './ownSources'

/** True if swaps are quoted here: by a source of the host, or by the backend of a project that has them on. */
export const hasSwapsAtom = atom((get): boolean => {
  const { basic, features, sources, projectId, apiUrl } = get(configAtom)
  if (sources?.swaps) return !isOwnOff(get, 'swaps')
  const url = typeof apiUrl === 'string' ? apiUrl : apiUrl?.chain
  if (basic || !projectId || !url) return false
  // Until the project has answered, as the host wants it.
  return ((get(featuresAtom)?.swaps ?? features?.swaps ?? ['1inch']) || []).length > 0
})
